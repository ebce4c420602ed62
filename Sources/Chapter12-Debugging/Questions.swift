import ChapterKit
import RxLite

func questions() {
  question(
    "probe-below-share", about: "probe-and-share",
    "Two subscribers, and `share()` between the probes *above* and *below*. How often does each "
      + "probe report the element 18?",
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
    "keeps-running", about: "first-log",
    "After two seconds the subscription is disposed. What is printed in the two seconds after that?",
    .right("The lines of the log, and none of the screen."),
    .wrong(
      "Nothing: the readings have stopped.",
      because:
        "The disposable of the inner subscription was thrown away with `_ =`. Nothing passes the "
        + "disposal on to the source."),
    .wrong(
      "The lines of both, as before.",
      because: "`dispose()` has cut the screen off. Only the work above it goes on."),
    .wrong(
      "`log: completed`, and then nothing.",
      because: "Disposing isn't completing: no one receives an event for it."))

  question(
    "which-hook", about: "try-the-hook",
    "Two subscriptions to a sequence that fails, and neither has an `onError`. Which error goes to "
      + "the hook?",
    .right("That of the first only, which has `onNext` alone."),
    .wrong(
      "Both: neither of them handles it.",
      because:
        "`subscribe(with:)` gives the subscription an `onError` of its own, which does nothing if "
        + "you have passed none. So for the hook the error is handled."),
    .wrong(
      "That of the second only, which has an object.",
      because: "It is the other way round: with an object, the hook isn't called."),
    .wrong(
      "Neither: the error is sent while `subscribe` is still running.",
      because: "When it is sent makes no difference: the first one's error is reported."))

  question(
    "no-answer", about: "garden-and-cellar",
    "Suppose that a sensor never answers. What does the probe on its request print?",
    .right("`subscribed`, and nothing more."),
    .wrong(
      "Nothing at all.",
      because:
        "Then no one would have asked. A probe reports the subscription before there is any event."),
    .wrong(
      "`subscribed`, and an error.",
      because:
        "Then the request would have failed. An error is an event, and a silent sensor sends none."),
    .wrong(
      "`subscribed`, and `isDisposed` after ten seconds.",
      because:
        "`sleep` lets time pass, and ends nothing. No one disposes the subscription, so it waits on."
    ))

  question(
    "who-holds-it", about: "visits",
    "Which of the five methods keep their screen alive?",
    .right("`showRoom` and `showTarget`."),
    .wrong(
      "`showRoom` alone, since it alone uses `self` in a closure.",
      because:
        "`subscribe(onNext: show)` means `self.show`: a method that is passed as a closure holds "
        + "its object, and the compiler doesn't ask for the word."),
    .wrong(
      "`showRoom`, `limitTarget` and `showTarget`.",
      because:
        "The closure in `limitTarget` holds the house, and not the screen. The screen's bag can "
        + "dispose it."),
    .wrong(
      "None: each subscription is in the screen's own bag.",
      because:
        "The bag disposes when it is released with the screen. A closure in it that holds the "
        + "screen prevents just that."))

  question(
    "re-entrant", about: "target-log",
    "The user asks for 30, and in the end the label shows 30. Which elements has the label received?",
    .right("25, then 30."),
    .wrong(
      "30, then 25, which for some reason isn't shown.",
      because:
        "That would be the order with one queue for both. Here `onNext(25)` runs to its end inside "
        + "the limit, before the label has received 30."),
    .wrong(
      "30 alone: the 25 goes to the house only.",
      because: "What is sent into a subject goes to all its subscribers, this one included."),
    .wrong(
      "30, then 25, then 30 again.",
      because: "Each element was sent once, so no one receives it twice."))

  question(
    "a-queue-each", about: "target-at-once",
    "Both chains now have a queue, on the main scheduler. Which elements does the label receive?",
    .right("25, then 30, as before."),
    .wrong(
      "30, then 25: the 25 waits until the 30 has been delivered.",
      because:
        "It waits in the queue of the limit. The label has a queue of its own, and the 25 is put "
        + "into that one before the 30."),
    .wrong(
      "Only 25: when the label's turn comes, the 30 is out of date.",
      because: "A queue drops nothing: it delivers each element that is put into it."),
    .wrong(
      "None: the main thread waits for itself.",
      because:
        "`observe(on:)` waits for no one. It puts the element into its queue, and the scheduler "
        + "delivers it now or later."))

  question(
    "which-experiment", about: "neighbours-log",
    "Either the sensor has sent 19 twice, or the first screen is still subscribed. Which experiment "
      + "tells one from the other?",
    .right("Close both screens, and let the sensor send once more."),
    .wrong(
      "Put a second `logged` below the first, and see whether it has 19 twice as well.",
      because:
        "It has, whoever is guilty: an element that is sent twice passes twice, and of two "
        + "subscriptions each has both logs."),
    .wrong(
      "Note `Resources.total`, let the sensor send once more, and compare.",
      because:
        "A reading adds no objects in either case. A visit does, if the screen stays: compare before "
        + "and after the second one."),
    .wrong(
      "Set `Hooks.defaultErrorHandler`, and see whether it is called.",
      because: "Neither of the two makes an error, so the hook prints nothing in either case."))
}
