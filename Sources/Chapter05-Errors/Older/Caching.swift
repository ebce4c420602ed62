import ChapterKit
import RxLite

func caching() {
  listing("catch-with-cache", "a closure that chooses how to continue", shows: "C11 27 68") {
    let cache = [
      "Oslo": ApiController.Weather(cityName: "Oslo", temperature: 3, humidity: 75)
    ]

    func weather(in text: String?) -> Observable<ApiController.Weather> {
      return ApiController.shared.currentWeather(city: text ?? "Error")
        .catch { error in
          if let text, let cachedData = cache[text] {
            return Observable.just(cachedData)
          } else {
            return Observable.just(ApiController.Weather.empty)
          }
        }
    }

    ApiController.shared.failNext(2)
    for city in ["Oslo", "Lima", "Lima"] {
      _ = weather(in: city).subscribe { print($0) }
      sleep(0.2)
    }
  }

  listing("cache-retry-catch", "do, retry(3), catch: the three together", shows: "C4 68 69") {
    var cache: [String: ApiController.Weather] = [:]

    func weather(in text: String?) -> Observable<ApiController.Weather> {
      return ApiController.shared.currentWeather(city: text ?? "Error")
        .do(onNext: { data in
          if let text {
            cache[text] = data
          }
        })
        .retry(3)
        .catch { error in
          if let text, let cachedData = cache[text] {
            return Observable.just(cachedData)
          } else {
            return Observable.just(ApiController.Weather.empty)
          }
        }
    }

    for failures in [3, 2, 3] {
      print("\(failures) requests will fail")
      ApiController.shared.failNext(failures)
      _ = weather(in: "Shanghai").subscribe(onNext: { print($0) })
      sleep(0.2)
    }
  }

  listing("retry-when-as-printed", "four attempts, at 0, 1, 3 and 6 seconds", shows: "C5 70") {
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
}
