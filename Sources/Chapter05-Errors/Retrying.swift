import ChapterKit
import RxLite

func retrying() {
  listing("retry-3", "three attempts, the first one included", shows: "69") {
    let weather = ApiController.shared.currentWeather(city: "Oslo").retry(3)

    ApiController.shared.failNext(2)
    _ = weather.subscribe { print($0) }
    sleep(0.2)

    ApiController.shared.failNext(3)
    _ = weather.subscribe { print($0) }
    sleep(0.2)
  }

  listing("order-matters", "below a catch, retry never sees an error", shows: "69") {
    let request = ApiController.shared.currentWeather(city: "Oslo")

    print("retry, then catch")
    ApiController.shared.failNext(1)
    _ = request.retry(3).catchAndReturn(.empty).subscribe { print($0) }
    sleep(0.2)

    print("catch, then retry")
    ApiController.shared.failNext(1)
    _ = request.catchAndReturn(.empty).retry(3).subscribe { print($0) }
    sleep(0.2)
  }

  listing("seen-twice", "what an attempt sends before it fails comes again") {
    let request = ApiController.shared.currentWeather(city: "Oslo").startWith(.empty)

    ApiController.shared.failNext(1)
    _ = request.retry(3).subscribe { print($0) }
    sleep(0.2)
  }

  listing("retry-a-subject", "a subject that has failed fails each attempt") {
    let temperature = PublishSubject<Int>()
    let attempts = temperature.do(onSubscribe: { print("attempt") })
    _ = attempts.retry(3).subscribe { print($0) }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
    temperature.onNext(21)
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
}
