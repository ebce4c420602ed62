import ChapterKit
import RxLite

func retryingLater() {
  listing("retry-each-second", "a trigger for each error, one second later", shows: "70") {
    let service = WeatherService()
    let watch = Stopwatch()
    let answer = service.weather(in: "Lima")
      .do(onSubscribe: { print("attempt at \(watch)") })
      .retry(when: { (errors: Observable<any Error>) in
        errors.flatMap { _ in
          Observable<Int>.timer(.seconds(1), scheduler: clock.scheduler)
        }
      })

    service.failNext(3)
    _ = answer.subscribe { print("\($0) at \(watch)") }
    sleep(10)
  }

  listing("retry-when", "longer and longer waits, and an end", shows: "70") {
    let service = WeatherService()
    let watch = Stopwatch()
    let answer = service.weather(in: "Lima")
      .do(onSubscribe: { print("attempt at \(watch)") })
      .retry(when: { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { number, error -> Observable<Int> in
          if number == 3 { return .error(error) }
          return .timer(.seconds(number + 1), scheduler: clock.scheduler)
        }
      })

    service.failNext(4)
    _ = answer.subscribe { print("\($0) at \(watch)") }
    sleep(10)
  }

  listing("not-every-error", "no second attempt for what will fail again") {
    let service = WeatherService()
    let watch = Stopwatch()
    let answer = service.weather(in: "Atlantis")
      .do(onSubscribe: { print("attempt at \(watch)") })
      .retry(when: { (errors: Observable<any Error>) in
        errors.flatMap { error -> Observable<Int> in
          guard case NetworkError.offline = error else { return .error(error) }
          return .timer(.seconds(1), scheduler: clock.scheduler)
        }
      })

    service.failNext(1)
    _ = answer.subscribe { print("\($0) at \(watch)") }
    sleep(10)
  }

  listing("triggers-complete", "when the triggers complete, so does the result") {
    let service = WeatherService()
    let answer = service.weather(in: "Lima")
      .retry(when: { (errors: Observable<any Error>) in errors.take(2) })

    service.failNext(5)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }
}
