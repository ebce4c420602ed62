import ChapterKit
import RxLite

func questions() {
  question(
    "the-last-answer", about: "flat-map",
    "The user types Oslo, and then Lima. Which answer does the label receive last?",
    .right("Oslo's."),
    .wrong(
      "Lima's, which was requested last.",
      because: "`flatMap` emits each answer when it arrives, and Lima's arrives first."),
    .wrong(
      "Lima's: the request for Oslo is cancelled.",
      because: "`flatMap` cancels nothing. `flatMapLatest` does, in the next listing.",
      as: "flat-map-latest"))

  question(
    "oslo-after-atlantis", about: "caught-outside",
    "There is no city Atlantis, so that request fails. What happens when the user then types Oslo?",
    .right("Nothing at all: no request, no answer."),
    .wrong(
      "Oslo is requested, and the label shows 4°.",
      because:
        "That needs the catch at the request, inside `flatMapLatest`. Here the error has ended "
        + "`flatMapLatest` itself, and the catch has completed what was left.", as: "caught-inside"),
    .wrong(
      "Atlantis is requested again, and then Oslo.",
      because: "`catchAndReturn` doesn't subscribe again; that is what `retry` does."),
    .wrong(
      "Oslo is requested, but the label keeps its dash.",
      because:
        "The subscription to the texts was disposed with the error, so there is nothing left that "
        + "would make a request."))

  question(
    "how-many-attempts", about: "retry-3",
    "The second time, three requests will fail. How many does `retry(3)` make?",
    .right("Three, and then the error arrives."),
    .wrong(
      "Four, and the fourth succeeds.",
      because: "The first attempt counts, too: `retry(3)` means three in all."
    ) {
      let service = WeatherService()
      let answer = service.weather(in: "Lima").retry(4)
      service.failNext(3)
      _ = answer.subscribe { print("label:", $0) }
      sleep(1)
    },
    .wrong(
      "Three, and the label receives each of the three errors.",
      because:
        "`retry` answers an error by subscribing again. Only the error of the last attempt passes."
    ),
    .wrong(
      "None: the sequence has completed before.",
      because: "The first subscription has completed. A new one starts a new run, with all its "
        + "attempts."))

  question(
    "catch-above-retry", about: "catch-then-retry",
    "Now `catchAndReturn` stands above `retry(3)`. One request will fail. What does the label "
      + "receive?",
    .right("The text \"no network\", after one request."),
    .wrong(
      "The weather in Lima, after two requests.",
      because: "That is the other order. Here the error is gone before `retry` could see it.",
      as: "retry-then-catch"),
    .wrong(
      "The text \"no network\", after three requests.",
      because:
        "`retry` subscribes again only after an error. What arrives there is an element and "
        + "completed."),
    .wrong(
      "The text \"no network\", and then the weather in Lima.",
      because: "`catchAndReturn` completes after its element, so nothing is requested again."))

  question(
    "two-triggers", about: "triggers-complete",
    "The closure passes two errors on as triggers, and then completes. All requests fail. What does "
      + "the label receive in the end?",
    .right("Only that the sequence has completed."),
    .wrong(
      "The error of the last request.",
      because: "That is what happens if the triggers *fail*. These complete."
    ) {
      let service = WeatherService()
      let answer = service.weather(in: "Lima").retry(3)
      service.failNext(5)
      _ = answer.subscribe { print("label:", $0) }
      sleep(1)
    },
    .wrong(
      "Nothing: the result waits for a third trigger.",
      because: "The triggers have completed, so there will be no third one, and the result "
        + "completes as well."))
  question(
    "while-a-retry-waits", about: "impatient",
    "The first request for Lima has failed, and the second is due in a second. After half a second "
      + "the user types Oslo. Is Lima requested again?",
    .right("No: with the next text, the attempt that waits is cancelled."),
    .wrong(
      "Yes, a second after its failure, and its answer reaches the label.",
      because:
        "`flatMapLatest` has disposed the inner sequence for Lima, and the timer is a part of "
        + "it."),
    .wrong(
      "Yes, but its answer is dropped.",
      because: "A disposed sequence isn't only silent: its timer is cancelled, so nothing is "
        + "subscribed to again."),
    .wrong(
      "No: Oslo uses up Lima's second attempt.",
      because: "Each inner sequence has its own `retry(when:)`, which counts its own errors."))

}
