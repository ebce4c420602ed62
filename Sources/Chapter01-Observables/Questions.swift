import ChapterKit
import RxLite

func questions() {
  question(
    "requests", about: "cold",
    "How many requests does this program make, and when?",
    .right("Two: one at each subscribe, before its results arrive."),
    .wrong(
      "One, when `searchWikipedia` is called; both subscriptions receive its results.",
      because: "Calling the function only makes the sequence. The closure of `create` runs at each "
        + "subscribe."),
    .wrong(
      "One, at the first subscribe; the second subscription shares it.",
      because:
        "Nothing is shared by itself: each subscription starts a run of its own. Sharing has an "
        + "operator, `share()`, and a chapter.", as: "two-subscribers"),
    .wrong(
      "Three: one when the sequence is made, and one for each subscription.",
      because: "Making the sequence does nothing, which is why `no request yet` comes first."))

  question(
    "too-early", about: "before-subscribe-returns",
    "The first subscription calls `subscription?.dispose()` with each event. How many elements "
      + "does it receive?",
    .right("All three, and then completed."),
    .wrong(
      "One: it disposes of itself with the first event.",
      because:
        "The loop sends everything before `subscribe` returns, so the variable is still `nil` in "
        + "each of these calls. `take(1)` works, since it doesn't need the subscription.",
      as: "turns"),
    .wrong(
      "None: it is disposed before the loop starts.",
      because:
        "The call of `dispose` is in the closure that receives events, so there has to be an event "
        + "first."),
    .wrong(
      "Three, but no completed.",
      because: "Nothing was disposed of, so nothing is held back: the terminal event arrives too."))

  question(
    "after-take", about: "before-subscribe-returns",
    "The second part takes one element with `take(1)`. Does the loop in `create` stop after it?",
    .right("No. It runs to its end, but nobody receives what it sends."),
    .wrong(
      "Yes: `take(1)` disposes of its source, and that ends the loop.",
      because:
        "A `for` loop can't be interrupted from outside. Disposing of the source only makes sure "
        + "that its elements aren't delivered any more. A source that waits for its turn can be "
        + "stopped.",
      as: "turns"),
    .wrong(
      "No, and all three elements are received.",
      because:
        "`take(1)` completes after one element, and after a terminal event nothing is delivered."))

  question(
    "broken-grammar", about: "nothing-after-the-end",
    "The last two sequences go on after their terminal event. What does the subscriber receive of "
      + "the first of these, `.next(1), .completed, .next(2), .completed`?",
    .right("`next(1) completed`"),
    .wrong(
      "`next(1) completed next(2) completed`",
      because:
        "`create` guards the grammar: what a source sends after its terminal event is dropped."),
    .wrong(
      "`next(1) next(2) completed`: the first `completed` is too early.",
      because:
        "A terminal event ends the subscription wherever it stands. Nobody can know that more "
        + "would follow."),
    .wrong(
      "`next(1)` and an error, since the grammar was broken.",
      because: "Breaking the grammar isn't reported: what comes after the end is dropped silently.")
  )

  question(
    "second-total", about: "nothing-remembered",
    "`scan` adds up. What does the second subscriber receive?",
    .right("1, 3, 6, like the first one."),
    .wrong(
      "7, 9, 12: the sum goes on.",
      because:
        "The sum belongs to a subscription, and not to the operator. Each subscription starts "
        + "again with 0."),
    .wrong(
      "6: the last sum.",
      because: "Nothing remembers the last sum. The numbers are sent again, and added up again."),
    .wrong(
      "Nothing: the sequence has completed.",
      because: "The first run has completed. The second subscription starts a run of its own."))

  question(lines: "clean-up")
}
