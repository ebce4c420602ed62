import ChapterKit
import RxLite

func catching() {
  listing(
    "catch-and-return", "one element instead of the error, and then the end", shows: "35 68"
  ) {
    let temperature = PublishSubject<Int>()
    _ = temperature.catchAndReturn(0).subscribe { print($0) }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
    print("has observers? \(temperature.hasObservers)")
  }

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

  listing("catch-some", "throw on what you can't repair", shows: "27") {
    func weather(in city: String) -> Observable<ApiController.Weather> {
      return ApiController.shared.currentWeather(city: city)
        .catch { error in
          guard case NetworkError.offline = error else { throw error }
          return .just(.empty)
        }
    }

    ApiController.shared.failNext(1)
    for city in ["Oslo", "Atlantis"] {
      _ = weather(in: city).subscribe { print($0) }
      sleep(0.2)
    }
  }

  listing("catch-sequence", "one source after the other, until one completes", shows: "27") {
    let today = ApiController.shared.currentWeather(city: "Lima")
    let yesterday = Observable.just(
      ApiController.Weather(cityName: "Lima", temperature: 16, humidity: 80))

    ApiController.shared.failNext(2)
    _ = Observable.catch(sequence: [today, today, yesterday]).subscribe { print($0) }
    sleep(0.2)
  }
}
