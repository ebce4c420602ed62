import ChapterKit
import RxLite

func questions() {
  question(
    "how-often", about: "creating-does-nothing",
    "The sequence is made once, and subscribed to twice. How many times does the closure run?",
    .right("Twice, once for each subscription."),
    .wrong(
      "Once, when the sequence is made.",
      because: "`create` only keeps the closure. The word made is printed before it runs."),
    .wrong(
      "Once, at the first subscription. The second one receives the same events.",
      because: "A sequence keeps no events. Each subscription begins with the first line of the "
        + "closure."),
    .wrong(
      "Three times: when it is made, and for each subscription.",
      because: "Making a sequence has no effect that one could see."))

  question(
    "the-garden-begins", about: "garden-too",
    "When the garden's subscription begins, the kitchen has received 60. What does the garden "
      + "receive first?",
    .right("40, from a kettle of its own."),
    .wrong(
      "80, at the same moment as the kitchen.",
      because: "That would be one kettle for both, which needs an operator of chapter 3."
    ) {
      let kettle = boil().share()
      _ = kettle.subscribe(onNext: { degrees in print("kitchen: \(degrees)") })
      sleep(2)
      _ = kettle.subscribe(onNext: { degrees in print("garden: \(degrees)") })
      sleep(5)
    },
    .wrong(
      "60, the current temperature, and then 80.",
      because: "A sequence doesn't remember what it has emitted."
    ) {
      let kettle = boil().share(replay: 1)
      _ = kettle.subscribe(onNext: { degrees in print("kitchen: \(degrees)") })
      sleep(2)
      _ = kettle.subscribe(onNext: { degrees in print("garden: \(degrees)") })
      sleep(5)
    },
    .wrong(
      "Nothing: the kettle has one subscriber already.",
      because: "A sequence may be subscribed to as many times as you like."))

  question(
    "what-is-missing", about: "in-fahrenheit",
    "What does this subscriber receive, compared with one that subscribes to `boil()` itself?",
    .right("The same elements, converted, but not the end."),
    .wrong(
      "The same elements, converted, and the end.",
      because: "The result completes when its closure says so, with `observer.onCompleted()`.",
      as: "own-operator"),
    .wrong(
      "The same, without the last element: that one comes together with the end.",
      because: "The element and the end are two events, and the first one is passed on."),
    .wrong(
      "Nothing. The elements come when the closure of `create` has long returned.",
      because: "The observer may be called later, too. That is how `boil()` itself works."))

  question(
    "how-many-readings", about: "newest-reading",
    "`take(1)` completes after the first element. How many readings does the loop send?",
    .right("All three."),
    .wrong(
      "One: then the loop is stopped.",
      because:
        "A loop is stopped by a `break` or by an error that it throws, and `take` can do neither. "
        + "It can only ignore the rest."),
    .wrong(
      "Two: the second one notices that the first was enough.",
      because: "No one asks the loop. It doesn't even know that there is a subscriber."),
    .wrong(
      "None: `take(1)` reads the first element from the array.",
      because: "`take` knows nothing of the array. It receives what the closure sends."))

  question(
    "garden-log", about: "two-logs",
    "The display opens the garden's log within the kitchen's first reading. What is printed "
      + "directly after `kitchen: 100`?",
    .right("`the garden's log is open`"),
    .wrong(
      "`garden: 80`, and then `garden: 40`",
      because: "That is what a loop in `create` would do. But this log sends by turns, and "
        + "when it is opened, the kitchen's turn is still running."),
    .wrong(
      "`garden: 80`, and then `the garden's log is open`",
      because: "The first turn is put into the queue like the others. It doesn't run inside the "
        + "garden's `subscribe`."),
    .wrong(
      "`kitchen: 60`",
      because: "The closure that opens the garden's log has a line left, which prints. Only then "
        + "is the kitchen's first turn over."))

  question(
    "asks-the-garden", about: "asks-the-garden",
    "`show` itself makes the garden send, in the middle of a reading from the kitchen. What does the "
      + "display say?",
    .right("`[[garden: 60]kitchen: 40]`"),
    .wrong(
      "`[kitchen: 40][garden: 60]`",
      because:
        "That would be so if a second thread had sent 60: `merge` would have made it wait. Here "
        + "it is the same thread, and it can't wait for itself.",
      as: "merged"),
    .wrong(
      "`[kitchen: 40]`",
      because:
        "`merge` passes on everything that its sources emit, also while the observer is busy."),
    .wrong(
      "It says nothing: the thread waits for itself, forever.",
      because: "It would, if `merge` made every sender wait. It makes other threads wait, and lets "
        + "through the one that is in `show` already."))

  question(
    "dry", about: "whole-kettle",
    "At 80°, the garden's kettle runs dry. What happens to the kitchen's kettle?",
    .right("It is switched off, and its 100° never reaches the display."),
    .wrong(
      "It boils on, and the display shows 100° and then tea time.",
      because: "The display has received an error, and by the grammar nothing follows that. An "
        + "operator of chapter 5 can keep the error from `merge`."
    ) {
      let kitchen = kettle("kitchen")
      let garden = kettle("garden", dryAt: 80).catch { _ in Observable.empty() }
      let both = Observable.merge(kitchen, garden)
      _ = both.subscribe(Display())
      sleep(10)
    },
    .wrong(
      "It boils on, but the display shows nothing of it.",
      because: "The display would indeed show nothing. But then no one needs the kettle, and "
        + "`merge` cancels its subscription."),
    .wrong(
      "It boils on. The display says that it is out of order when both have ended.",
      because: "`merge` waits with completion until the last source has completed. It doesn't "
        + "wait with an error."))
}
