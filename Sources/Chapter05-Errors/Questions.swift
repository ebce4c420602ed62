import ChapterKit
import RxLite

func questions() {
  question(
    "who-receives-oslo", about: "caught-outside",
    "The request for Atlantis fails. Then the user types Oslo. Who receives something now?",
    .right("Only the title."),
    .wrong(
      "The title and the label: Oslo is requested.",
      because:
        "That needs the catch at the request, inside `flatMapLatest`. Here the error has ended "
        + "`flatMapLatest` itself.", as: "caught-inside"),
    .wrong(
      "The title, and the label receives a second dash.",
      because: "`catchAndReturn` completes after its element, so the first dash was the last."),
    .wrong(
      "Neither: the error has ended the texts as well.",
      because:
        "An error goes towards the subscriber, and never back to the source. The texts have only "
        + "lost one of their two subscribers."))

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
    ))

  question(
    "catch-above-retry", about: "catch-then-retry",
    "Now `catchAndReturn` comes before `retry(3)`. One request will fail. What does the label "
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
    "oslo-twice", about: "retry-below",
    "Oslo is typed twice, after the first Atlantis and after the third. When is it answered?",
    .right("Only the first time."),
    .wrong(
      "Both times.",
      because:
        "The third mistake was the third attempt that failed. An answer doesn't set the count back: "
        + "`retry(3)` has three attempts for the whole life of the screen."
    ) {
      let service = WeatherService()
      let texts = PublishSubject<String>()
      _ = texts.flatMapLatest { city in service.weather(in: city) }
        .retry(4)
        .subscribe { print("label:", $0) }

      for city in ["Atlantis", "Oslo", "Atlantis", "Atlantis", "Oslo"] {
        print("typed \(city)")
        texts.onNext(city)
        sleep(1)
      }
    },
    .wrong(
      "Never: the first Atlantis is requested three times, and the search is dead.",
      because:
        "`retry` subscribes to the texts again, and a `PublishSubject` doesn't repeat what was typed "
        + "before. So nothing is requested until the next text.", as: "retry-outside"),
    .wrong(
      "Never: an error ends the search.",
      because:
        "It would without `retry`, which answers the error by a new subscription to the texts."))

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
