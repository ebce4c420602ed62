import ChapterKit
import RxLite

func questions() {
  question(
    "re-entrant", about: "feedback",
    "The first subscriber receives 5 and sends 10 into the same subject. What does the second "
      + "subscriber receive, and in which order?",
    .output,
    .output(
      of: "feedback-queued",
      because:
        "That is the order with a queue in between. Without one, `onNext(10)` runs to its end "
        + "inside the first subscriber, before the second one has seen 5."),
    .output(
      because:
        "Each call of `onNext` goes to all subscribers, the second one included: 10 is sent inside "
        + "of the first subscriber, and arrives there first."
    ) {
      print("first begins 5")
      print("second receives 5")
      print("first begins 10")
      print("second receives 10")
      print("first ends 10")
      print("first ends 5")
    })

  question(
    "probe-below-share", about: "probe-and-share",
    "Two subscribers, and `share()` between the probes *above* and *below*. How often does each "
      + "probe report the element 10?",
    .right("*above* once, *below* twice."),
    .wrong(
      "Each of them twice.",
      because: "Above `share` there is one run for all, and so one element."),
    .wrong(
      "Each of them once.",
      because:
        "Below `share` each subscriber has a subscription of its own, with a probe of its own."),
    .wrong(
      "*above* twice, *below* once.",
      because: "It is the other way round: what stands above `share` is shared."))

  question(
    "keeps-running", about: "forgets-to-dispose",
    "This `myDebug` returns a disposable that only prints. The subscription is disposed after "
      + "0.2 seconds. What happens to the timer?",
    .right("It goes on, and its events are still printed by `myDebug`."),
    .wrong(
      "It stops.",
      because:
        "The disposable of the inner subscription was thrown away with `_ =`. Nobody passes the "
        + "disposal on to the source."),
    .wrong(
      "It goes on, and the subscriber receives its elements.",
      because: "The subscriber was cut off by `dispose()`. Only the work above it goes on."),
    .wrong(
      "It stops when `myDebug`'s observable is released.",
      because: "A timer isn't stopped by releasing what made it: somebody must dispose of it."))

  question(
    "method-as-closure", about: "method-reference",
    "`subscribe(onNext: add)` has no `self` in it. Is the screen released when it is closed?",
    .right("No: `add` is a method of the screen, and so it holds it."),
    .wrong(
      "Yes: without the word `self` nothing is captured.",
      because:
        "A method as a closure is `self.add`: it holds its object strongly, and the compiler "
        + "doesn't ask for the word."),
    .wrong(
      "Yes, since the bag is released with the screen.",
      because: "The bag belongs to the screen, and the screen is held by the closure in the bag: a "
        + "circle."),
    .wrong(
      "No, but only until the search completes, which it does here.",
      because: "The search doesn't complete here: it is still observed at the end."))

  question(
    "two-errors", about: "lost-error",
    "Both subscriptions receive the same error. The first has no `onError`. Where does its error "
      + "go?",
    .right("To the default error handler; the second subscription handles its own."),
    .wrong(
      "To the second subscription, which has a handler.",
      because: "The two are runs of their own: neither knows of the other."),
    .wrong(
      "Nowhere: an error without a handler is dropped.",
      because: "It is reported to `Hooks.defaultErrorHandler`, which prints it in a debug build."),
    .wrong(
      "The program stops there.",
      because:
        "In RxSwift 6 an unhandled error is printed by the default handler. The program goes on."))
}
