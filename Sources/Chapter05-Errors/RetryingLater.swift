import ChapterKit
import RxLite

func retryingLater() {
  let maxAttempts = 4

  listing("retry-when", "four attempts, at 0, 1, 3 and 6 seconds") {
    let station = WeatherStation(latency: .seconds(0))

    func weather(in city: String, _ watch: Stopwatch) -> Observable<Weather> {
      return station.currentWeather(city: city)
        .do(onSubscribe: { print(watch, terminator: " ") })
        .retry(when: { (errors: Observable<any Error>) in
          return errors.enumerated().flatMap { (attempt, error) -> Observable<Int> in
            if attempt >= maxAttempts - 1 {
              return Observable.error(error)
            }
            // In a program: scheduler: MainScheduler.instance
            return Observable<Int>.timer(.seconds(attempt + 1), scheduler: clock.scheduler).take(1)
          }
        })
    }

    func show(failures: Int) {
      print("\(failures) failures to come")
      station.failNext(failures)
      let watch = Stopwatch()
      _ = weather(in: "Oslo", watch).subscribe { print(watch, $0) }
      sleep(10)
    }
    show(failures: 4)
    show(failures: 2)
  }

  listing("retry-when-at-once", "the same, failing inside of subscribe") {
    let watch = Stopwatch()
    let failing = Observable<Int>.deferred {
      print(watch, "attempt")
      return .error(NetworkError.offline)
    }
    _ =
      failing
      .retry(when: { (errors: Observable<any Error>) in
        return errors.enumerated().flatMap { (attempt, error) -> Observable<Int> in
          if attempt >= maxAttempts - 1 { return .error(error) }
          return .timer(.seconds(attempt + 1), scheduler: clock.scheduler)
        }
      })
      .subscribe { print(watch, $0) }
    sleep(10)
  }

  listing("when-signs-end", "an end of the signs is an end without an error") {
    let station = WeatherStation()
    let signs = { (errors: Observable<any Error>) in errors.take(2) }

    station.failNext(10)
    _ = station.currentWeather(city: "Oslo").retry(when: signs).subscribe { print($0) }
    sleep(1)
  }

  listing("not-every-error", "what will fail again need not be tried again") {
    let station = WeatherStation()

    func weather(in city: String) -> Observable<Weather> {
      return station.currentWeather(city: city)
        .retry(when: { (errors: Observable<any Error>) in
          return errors.flatMap { error -> Observable<Int> in
            guard case NetworkError.offline = error else { return .error(error) }
            return .timer(.seconds(1), scheduler: clock.scheduler)
          }
        })
    }

    station.failNext(1)
    _ = weather(in: "Lima").subscribe { print($0) }
    sleep(2)
    station.failNext(1)
    _ = weather(in: "Atlantis").subscribe { print($0) }
    sleep(2)
  }
}
