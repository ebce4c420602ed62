import ChapterKit
import RxLite

func questions() {
  question(
    "before-the-loop", about: "values-subscribes",
    "10 and 12 are sent before the loop over `values` begins. What does the loop read?",
    .right("Both, since `values` has subscribed before."),
    .wrong(
      "Nothing: a `PublishSubject` replays nothing.",
      because: "`prices.values` subscribes when it is made, and keeps what arrives until the loop "
        + "asks for it."),
    .wrong(
      "12 only: the latest.",
      because: "The stream keeps everything that the loop hasn't read yet."),
    .wrong(
      "Nothing, and the loop waits for ever.",
      because: "It waits only once everything that was kept has been read."))

  question(
    "cancelled", about: "cancel-is-a-request",
    "After 1.5 seconds both tasks are cancelled. Which of them goes on?",
    .right("The stubborn one: `try?` swallows the cancellation."),
    .wrong(
      "Neither: a cancelled task stops.",
      because: "Cancelling only sets a mark. Work stops where somebody looks at it, as `sleep` "
        + "does by throwing; `try?` throws that error away."),
    .wrong(
      "Both: each finishes its three steps.",
      because: "In the polite task the error of `sleep` ends the loop."),
    .wrong(
      "The polite one: it is given time to clean up.",
      because: "The polite one lets the error through, so it ends at once."))

  question(
    "one-stream-two-loops", about: "two-loops",
    "Two loops read one `AsyncStream`, into which four prices are sent. What does each of them "
      + "get?",
    .right("Half of the prices: each price goes to one of the loops."),
    .wrong(
      "All four prices, both of them.",
      because: "A stream hands each element to whoever asks next. For both to get all, each needs "
        + "a stream of its own.", as: "a-stream-for-each"),
    .wrong(
      "The first loop gets all four, and the second none.",
      because: "Both wait for the next element, and take turns."),
    .wrong(
      "The second gets what has come since it began, and the first everything.",
      because: "That would be subscribers of a hot sequence. A stream has no subscribers: an "
        + "element that was taken is gone."))

  question(
    "error-in-a-task", about: "lost-in-a-task",
    "The answer fails. Nobody handles the error of the subscription, and nobody awaits the task "
      + "for a second. Which of the two errors is reported at once?",
    .right("The subscription's; the task keeps its error until somebody awaits it."),
    .wrong(
      "The task's; the subscription drops its error.",
      because: "It is the other way round. The default error handler hears of the one, and nobody "
        + "of the other: a task's error is its value."),
    .wrong(
      "Both.",
      because: "A task doesn't report an error by itself."),
    .wrong(
      "Neither.",
      because: "The subscription's goes to `Hooks.defaultErrorHandler`."))

  question(
    "slow-loop", about: "slow-loop",
    "Six numbers arrive, one every 0.1 seconds, and the work for each takes 0.25. What does the "
      + "first loop, over `values`, do with those that come while it is busy?",
    .right("It works on all of them, later and later."),
    .wrong(
      "It skips them.",
      because: "`values` keeps what hasn't been read. The second loop, whose stream keeps only the "
        + "newest, skips some."),
    .wrong(
      "It makes the source wait.",
      because: "An observable pushes: it doesn't know whether somebody is slow."),
    .wrong(
      "It works on several at the same time.",
      because: "A `for await` loop runs its body once at a time, and asks for the next element "
        + "afterwards."))
}
