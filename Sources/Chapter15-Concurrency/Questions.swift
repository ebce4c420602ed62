import ChapterKit
import RxLite

func questions() {
  question(
    "before-the-loop", about: "values-subscribes",
    "`r` and `x` are sent before the loop begins. What does the loop read?",
    .right("Both: reading `values` has subscribed."),
    .wrong(
      "Nothing: a `PublishSubject` replays nothing.",
      because:
        "It doesn't need to. `typed.values` subscribes when it is read, and the stream keeps "
        + "what arrives until the loop asks for it."),
    .wrong(
      "`x` only: the latest.",
      because: "The stream keeps everything that the loop hasn't read yet, not only the latest."),
    .wrong(
      "Nothing, and it waits for ever.",
      because: "It would wait only after it has read everything that was kept."))

  question(
    "left-early", about: "leave-the-screen",
    "The user leaves after 0.4 seconds, 0.1 seconds after typing `x`. Which of the two searches still "
      + "asks for `x`?",
    .right("The one made of tasks."),
    .wrong(
      "Neither.",
      because: "Cancelling the loop's task doesn't cancel the task that the loop has started with "
        + "`clock.task`: that one belongs to no one."),
    .wrong(
      "Both: `x` was typed before the user left.",
      because: "Disposing the chain cancels the timer of its `debounce`, so `x` never gets to the "
        + "request."),
    .wrong(
      "The chain: nothing cancels its timer.",
      because: "`dispose()` goes up the whole chain, and cancels what each operator has scheduled.")
  )

  question(
    "not-in-time", about: "too-slow",
    "The request for `x` times out. What does each of the two searches print?",
    .right("The chain prints `nothing for x`, the tasks print nothing."),
    .wrong(
      "Both print `nothing for x`.",
      because: "The tasks catch `Offline`, and a timeout is another error."),
    .wrong(
      "The chain prints `nothing for x`; in the other one, the loop throws the error, and it is printed.",
      because:
        "`runTask` would print what the loop throws. But the error is thrown in the task that "
        + "the loop has started, and the loop doesn't look at how that one has ended."),
    .wrong(
      "The chain prints nothing, and the tasks print `nothing for x`.",
      because: "`catchAndReturn` turns every error into an element, whatever it is."))

  question(
    "one-stream-two-loops", about: "two-loops",
    "Two loops read one `AsyncStream`, into which four texts are sent. What does each of them get?",
    .right("Two texts: each text goes to one of the loops."),
    .wrong(
      "All four texts, both of them.",
      because: "A stream hands each element to whoever asks next. For both to get all, each needs "
        + "a stream of its own.", as: "a-stream-for-each"),
    .wrong(
      "The first loop gets all four, and the second none.",
      because: "Both wait for the next element, and take turns."),
    .wrong(
      "The first loop gets all four, and the second what is sent after it has begun.",
      because: "Those would be subscribers of a hot sequence. A stream has no subscribers: an "
        + "element that was taken is gone."))

  question(
    "nobody-observes", about: "no-observe-on",
    "`Screen` belongs to the main actor, and the answer comes on the queue `worker`. No one has written "
      + "`observe(on:)`. What happens in mode 5?",
    .right("`show` runs on `worker`."),
    .wrong(
      "The compiler refuses to compile it.",
      because: "It sees a closure inside of the main actor that calls a method of the main actor. "
        + "It doesn't see who will call the closure."),
    .wrong(
      "`show` runs on the main thread: the main actor takes care of that.",
      because: "An actor is changed to at an `await`, and there is none. RxLite simply calls the "
        + "closure, on the thread that sends."),
    .wrong(
      "The program is stopped.",
      because: "That is what happens in mode 6."))

  question(
    "two-callers", about: "actor-asks-twice",
    "Two callers ask the actor for the key at the same time, and one more a second later. How many "
      + "requests are made?",
    .right("Two."),
    .wrong(
      "One: an actor lets in one caller at a time.",
      because: "At its `await` it lets the next one in, and that one finds nothing stored.",
      as: "one-request"),
    .wrong(
      "Three.",
      because: "By the time of the third, the key is stored."))
}
