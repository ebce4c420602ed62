import ChapterKit
import RxLite

func retryingLater() {
  listing("retry-when", "four attempts, at 0, 1, 3 and 6 seconds", shows: "C5 70") {
    let watch = Stopwatch()
    let maxAttempts = 4
    let weather = ApiController.shared.currentWeather(city: "Oslo")
      .do(onSubscribe: { print("attempt at \(watch)") })
      .retry(when: { (e: Observable<any Error>) in
        return e.enumerated().flatMap { (attempt, error) -> Observable<Int> in
          if attempt >= maxAttempts - 1 {
            return Observable.error(error)
          }
          return Observable<Int>.timer(.seconds(attempt + 1), scheduler: clock.scheduler).take(1)
        }
      })

    ApiController.shared.failNext(4)
    _ = weather.subscribe { print("\($0) at \(watch)") }
    sleep(10)
  }

  listing("not-every-error", "don't try again what will fail again") {
    func weather(in city: String) -> Observable<ApiController.Weather> {
      return ApiController.shared.currentWeather(city: city)
        .retry(when: { (e: Observable<any Error>) in
          return e.flatMap { error -> Observable<Int> in
            guard case NetworkError.offline = error else { return .error(error) }
            return .timer(.seconds(1), scheduler: clock.scheduler)
          }
        })
    }

    for city in ["Lima", "Atlantis"] {
      ApiController.shared.failNext(1)
      _ = weather(in: city).subscribe { print($0) }
      sleep(2)
    }
  }

  listing("triggers-complete", "when the triggers complete, so does the result") {
    let request = ApiController.shared.currentWeather(city: "Atlantis")
    let weather = request.retry(when: { (e: Observable<any Error>) in e.take(2) })
    _ = weather.subscribe { print($0) }
    sleep(0.5)
  }
}
