import ChapterKit
import RxLite

func questions() {
  question(
    "before-the-loop", about: "values-subscribes",
    "`r` and `x` are sent before the loop begins. What does the loop read?",
    .right("Both: reading `values` has subscribed."),
    .wrong(
      "Nothing: a `PublishSubject` replays nothing, so the loop waits for ever.",
      because:
        "It doesn't need to. `typed.values` subscribes when it is read, and the stream "
        + "keeps what arrives until the loop asks for it."),
    .wrong(
      "`x` only: the latest.",
      because: "The stream keeps everything that the loop hasn't read yet, not only the latest."),
    .wrong(
      "Nothing: the loop ends at once.",
      because:
        "A stream that is empty makes its loop wait. It ends when the sequence completes, "
        + "and this subject doesn't."))

  question(
    "left-late", about: "leave-late",
    "The user leaves after 2 seconds. All texts have been typed, and `y` was asked "
      + "for at 1.4 seconds. Is its answer printed?",
    .right("Yes: the task still awaits the last search, and `defer` hasn't run."),
    .wrong(
      "No: `defer` cancels the last search.",
      because:
        "It would, at the end of the function. But the function awaits the last search,"
        + " and comes to its end only when that one has ended."),
    .wrong(
      "No: whoever is cancelled also cancels what it awaits.",
      because:
        "The task with the last search belongs to no one, and others might await it as "
        + "well. So it isn't cancelled with a task that awaits it."),
    .wrong(
      "Yes: a request that has been sent can't be called back.",
      because:
        "It can. `value` disposes its subscription when its task is cancelled, and that"
        + " ends the request. Here no one cancels that task."))

  question(
    "one-stream-two-loops", about: "two-loops",
    "Two loops read one `AsyncStream`, into which four texts are sent. What does "
      + "each of them get?",
    .right("Two texts: each text goes to one of the loops."),
    .wrong(
      "All four texts, both of them.",
      because:
        "A stream hands each element to whoever asks next. For both to get all, each "
        + "needs a stream of its own.", as: "a-stream-for-each"),
    .wrong(
      "The first loop gets all four, and the second none.",
      because: "Both wait for the next element, and take turns."),
    .wrong(
      "The first loop gets all four, and the second what is sent after it has begun.",
      because:
        "Those would be subscribers of a hot sequence. A stream has no subscribers: an "
        + "element that was taken is gone."))

  question(
    "just-before-the-answer", about: "typed-again",
    "`y` is typed at 1.4 seconds, and the answer to `x` is due at 1.5. Which of the"
      + " two searches prints `the x`?",
    .right("The chain."),
    .wrong(
      "Both.",
      because:
        "The loop cancels the search for `x` as soon as it reads `y`, 0.1 seconds "
        + "before the answer."),
    .wrong(
      "Neither: `x` is out of date when its answer comes.",
      because:
        "For the chain it isn't. `debounce` holds `y` back until 1.6 seconds, so "
        + "`flatMapLatest` doesn't know of it yet."),
    .wrong(
      "The tasks.",
      because:
        "The loop reads `y` at once, and cancels the search for `x` before it does "
        + "anything else."))

  question(
    "nobody-observes", about: "no-observe-on",
    "`Screen` belongs to the main actor, and the answer comes on the queue "
      + "`worker`. No one has written `observe(on:)`. What happens in mode 5?",
    .right("`show` runs on `worker`."),
    .wrong(
      "The compiler refuses to compile it.",
      because:
        "It sees a closure inside of the main actor that calls a method of the main "
        + "actor. It doesn't see who will call the closure."),
    .wrong(
      "`show` runs on the main thread: the main actor takes care of that.",
      because:
        "An actor is changed to at an `await`, and there is none. RxLite simply calls "
        + "the closure, on the thread that sends."),
    .wrong(
      "The program is stopped.",
      because: "That is what happens in mode 6."))

  question(
    "two-need-a-key", about: "actor-and-key",
    "Two callers need the key at the same time, and a third one needs it when they have"
      + " it. How often is the server asked?",
    .right("Twice: each of the first two callers asks."),
    .wrong(
      "Three times: each caller asks for itself.",
      because: "The third one finds the key that the others have stored."),
    .wrong(
      "Once: the second caller isn't let in before the first has the key.",
      because:
        "It is let in as soon as the first one waits for the server: at an `await`, a "
        + "method gives the actor up."),
    .wrong(
      "Once: the second call begins only when `second` is awaited.",
      because: "`async let` starts a child task at once. Only its result is awaited there."))

  question(
    "without-a-key", about: "leave-for-the-key",
    "The user leaves after half a second, while the key is being asked for. What is"
      + " printed after that, before the result?",
    .right("`ask for place of x with the key`, when the key is there."),
    .wrong(
      "Nothing: the search was cancelled, so it ends at its `await`.",
      because:
        "It awaits another task, which wasn't cancelled, so it goes on when that one "
        + "has the key."),
    .wrong(
      "Both requests, and the page.",
      because:
        "It goes on, but in a cancelled task `value` disposes its subscription at once "
        + "and throws. So the page is never asked for."),
    .wrong(
      "Nothing: the request for the key is cancelled, and everything after it.",
      because:
        "The task of the actor asks for the key, and nobody cancels that one: other "
        + "searches may wait for it."))
}
