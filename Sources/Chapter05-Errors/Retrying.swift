import ChapterKit
import RxLite

func retrying() {
  listing("retry-3", "three attempts, the first one included") {
    let station = WeatherStation()
    let weather = station.currentWeather(city: "Oslo").retry(3)

    station.failNext(2)
    _ = weather.subscribe { print($0) }
    sleep(0.5)

    station.failNext(3)
    _ = weather.subscribe { print($0) }
    sleep(0.5)
  }

  listing("order-matters", "retry stands before catch, or it has nothing to do") {
    let station = WeatherStation()
    let request = station.currentWeather(city: "Oslo")

    print("retry, then catch")
    station.failNext(1)
    _ = request.retry(3).catchAndReturn(.empty).subscribe { print($0) }
    sleep(0.5)

    print("catch, then retry")
    station.failNext(1)
    _ = request.catchAndReturn(.empty).retry(3).subscribe { print($0) }
    sleep(0.5)
  }

  listing("cache-retry-catch", "do, retry(3), catch: the three together") {
    let station = WeatherStation()
    var cache: [String: Weather] = [:]

    func weather(in text: String?) -> Observable<Weather> {
      return station.currentWeather(city: text ?? "Error")
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
            return Observable.just(Weather.empty)
          }
        }
    }
    func show(_ city: String, failures: Int) {
      print("\(city), \(failures) failures to come")
      station.failNext(failures)
      _ = weather(in: city).subscribe(onNext: { print($0) })
      sleep(0.5)
    }

    show("Shanghai", failures: 3)
    show("Shanghai", failures: 2)
    show("Shanghai", failures: 3)
    show("Oslo", failures: 3)
  }

  listing("seen-twice", "elements sent before the error come again") {
    let station = WeatherStation()
    station.failNext(1)

    let cities = Observable.of("Shanghai", "Oslo")
    _ = Observable.just(.empty).concat(cities.concatMap { station.currentWeather(city: $0) })
      .retry(2)
      .subscribe { print($0) }
    sleep(0.5)
  }

  listing("retry-a-subject", "what has ended answers each attempt with its end") {
    let temperature = PublishSubject<Int>()
    var attempts = 0
    _ =
      temperature
      .do(onSubscribe: { attempts += 1 })
      .retry(3)
      .subscribe { print($0) }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
    print("attempts: \(attempts)")
    temperature.onNext(21)
  }
}
