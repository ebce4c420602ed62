import ChapterKit
import RxLite

func questions() {
  question(
    "tea-time", about: "garden-kettle",
    "At 80°, the garden's kettle runs dry. When does the display say `tea time`?",
    .right("When the kitchen's kettle has boiled."),
    .wrong(
      "At 80°, because `catchAndReturn` completes after its element.",
      because:
        "It does, but it completes only one of the two sources. `merge` completes when all of them "
        + "have."
    ) {
      let both = Observable.merge(kettle("kitchen"), kettle("garden", dryAt: 80))
        .catchAndReturn("garden, no water")
      _ = both.subscribe(Display())
      sleep(10)
    },
    .wrong(
      "Never: one of the two has failed.",
      because:
        "The error doesn't get as far as `merge`. From the garden, `merge` has received an element "
        + "and then `completed`."))

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
    "`catchAndReturn` comes before `retry(3)`, and one request will fail. What does the label "
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
    "oslo-after-atlantis", about: "retry-outside",
    "Atlantis doesn't exist. The user reads the error, and corrects the text to Oslo. Is Oslo "
      + "requested?",
    .right("No. Atlantis is requested three times, and the search has ended."),
    .wrong(
      "Yes: after the error, `retry` has subscribed to the texts again, and waits for the next one.",
      because:
        "It has subscribed again, but it doesn't have to wait: the relay emits its current text to "
        + "each new subscriber, and that is Atlantis."
    ) {
      let service = WeatherService()
      let texts = PublishSubject<String>()
      _ = texts.flatMapLatest { city in service.weather(in: city) }
        .retry(3)
        .subscribe { print("label:", $0) }
      texts.onNext("Lima")
      sleep(1)

      for city in ["Atlantis", "Oslo"] {
        print("typed \(city)")
        texts.onNext(city)
        sleep(1)
      }
    },
    .wrong(
      "No. Atlantis is requested once, and its error ends the search.",
      because: "It would without `retry`, which answers the first error by a new subscription."
    ) {
      let service = WeatherService()
      let texts = BehaviorRelay(value: "Lima")
      _ = texts.flatMapLatest { city in service.weather(in: city) }
        .subscribe { print("label:", $0) }
      sleep(1)

      for city in ["Atlantis", "Oslo"] {
        print("typed \(city)")
        texts.accept(city)
        sleep(1)
      }
    },
    .wrong(
      "Yes: with a new text, `retry(3)` begins to count anew.",
      because:
        "`retry(3)` counts the attempts of one subscription, whatever was emitted in between. Here "
        + "they are used up before the user has read the error."))

  question(
    "two-triggers", about: "triggers-complete",
    "The closure passes two errors on as triggers. All requests fail. What does the label receive in "
      + "the end?",
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
      because: "The last attempt has failed, and the triggers have completed, so no attempt can "
        + "follow. Nothing is left to wait for."))

  question(
    "longer-waits", about: "retry-when",
    "Four requests will fail. When are they made, and when does the error arrive?",
    .right("At 0, 1, 3 and 6 seconds. The error arrives with the fourth failure."),
    .wrong(
      "At 0, 1, 2 and 3 seconds. The error arrives with the fourth failure.",
      because:
        "The waits grow: error number 0 waits one second, number 1 two seconds, and number 2 three."
    ) {
      let watch = Stopwatch()
      let service = WeatherService(watch: watch)
      let answer = service.weather(in: "Lima").retry(when: { errors in
        errors.enumerated().flatMap { number, error -> Observable<Int> in
          guard number < 3 else { return .error(error) }
          return .timer(.seconds(1), scheduler: clock.scheduler)
        }
      })

      service.failNext(4)
      _ = answer.subscribe { print("\($0) at \(watch)") }
      sleep(10)
    },
    .wrong(
      "At 0, 1 and 3 seconds. The error arrives with the third failure.",
      because:
        "`enumerated()` counts from 0, so the third failure is error number 2, and 2 is less than 3."
    ) {
      let watch = Stopwatch()
      let service = WeatherService(watch: watch)
      let answer = service.weather(in: "Lima").retry(when: { errors in
        errors.enumerated().flatMap { number, error -> Observable<Int> in
          guard number < 2 else { return .error(error) }
          return .timer(.seconds(number + 1), scheduler: clock.scheduler)
        }
      })

      service.failNext(4)
      _ = answer.subscribe { print("\($0) at \(watch)") }
      sleep(10)
    },
    .wrong(
      "At 0, 1, 3 and 6 seconds, and a fifth at 10 seconds is answered.",
      because:
        "The fourth failure is error number 3. For that one the closure returns no timer, and the "
        + "triggers fail."
    ) {
      let watch = Stopwatch()
      let service = WeatherService(watch: watch)
      let answer = service.weather(in: "Lima").retry(when: { errors in
        errors.enumerated().flatMap { number, error -> Observable<Int> in
          guard number < 4 else { return .error(error) }
          return .timer(.seconds(number + 1), scheduler: clock.scheduler)
        }
      })

      service.failNext(4)
      _ = answer.subscribe { print("\($0) at \(watch)") }
      sleep(20)
    })

  question(
    "in-the-cache", about: "cache-as-argument",
    "The first request succeeds, and the second one fails. What does the label show the second time?",
    .right("The text \"no older answer\"."),
    .wrong(
      "The weather in Lima, from the cache.",
      because:
        "It is in the cache by then, but nobody looks. The argument of `catchAndReturn` was "
        + "evaluated once, before the first request."
    ) {
      let service = WeatherService()
      var cache: [String: String] = [:]
      let answer = service.weather(in: "Lima")
        .do(onNext: { weather in cache["Lima"] = weather })
        .catch { _ in .just(cache["Lima"] ?? "no older answer") }

      for failures in [0, 1] {
        print("\(failures) × offline")
        service.failNext(failures)
        _ = answer.subscribe { print("label:", $0) }
        sleep(1)
      }
    },
    .wrong(
      "The error.",
      because: "`catchAndReturn` replaces each error of its source, and so this one as well."))

  question(
    "events-as-elements", about: "materialize",
    "Atlantis and Lima are requested. How often does the spinner stop?",
    .right("Twice: at the error, and when Lima's request completes."),
    .wrong(
      "Once: only Lima's request completes.",
      because: "An error ends a request as well, so `isStopEvent` is true for it, too."),
    .wrong(
      "Never: the search goes on.",
      because: "It does, but each request ends, and `materialize()` makes an element of its end."),
    .wrong(
      "Three times: Lima's request has two events.",
      because: "It has two, but the first is a `next`, and for that `isStopEvent` is false."))

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
