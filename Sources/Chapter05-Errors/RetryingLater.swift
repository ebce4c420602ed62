import ChapterKit
import RxLite

func retryingLater() {
  listing("a-trigger-each", "each error goes out as a trigger", shows: "70") {
    let service = WeatherService()
    let answer = service.weather(in: "Lima").retry(when: { errors in errors })

    service.failNext(2)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }

  listing("triggers-complete", "when the triggers complete, so does the result") {
    let service = WeatherService()
    let answer = service.weather(in: "Lima").retry(when: { errors in errors.take(2) })

    service.failNext(5)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }

  listing("retry-each-second", "a trigger for each error, one second later", shows: "70") {
    let watch = Stopwatch()
    let service = WeatherService(watch: watch)
    let answer = service.weather(in: "Lima").retry(when: { errors in
      errors.flatMap { _ in
        Observable<Int>.timer(.seconds(1), scheduler: clock.scheduler)
      }
    })

    service.failNext(2)
    _ = answer.subscribe { print("\($0) at \(watch)") }
    sleep(10)
  }

  listing("retry-when", "longer and longer waits, and an end", shows: "70") {
    let watch = Stopwatch()
    let service = WeatherService(watch: watch)
    let answer = service.weather(in: "Lima").retry(when: { errors in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        guard number < 3 else { return .error(error) }
        return .timer(.seconds(number + 1), scheduler: clock.scheduler)
      }
    })

    service.failNext(4)
    _ = answer.subscribe { print("\($0) at \(watch)") }
    sleep(10)
  }

  listing("not-every-error", "no second attempt for what will fail again") {
    let watch = Stopwatch()
    let service = WeatherService(watch: watch)
    let answer = service.weather(in: "Atlantis").retry(when: { errors in
      errors.flatMap { error -> Observable<Int> in
        guard case NetworkError.offline = error else { return .error(error) }
        return .timer(.seconds(1), scheduler: clock.scheduler)
      }
    })

    service.failNext(1)
    _ = answer.subscribe { print("\($0) at \(watch)") }
    sleep(10)
  }
}
