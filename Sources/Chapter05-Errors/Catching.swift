import ChapterKit
import RxLite

func catching() {
  listing("catch-and-return", "one value instead of the error, and then the end") {
    let temperature = PublishSubject<Int>()
    _ = temperature.catchAndReturn(0).subscribe { print($0) }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
    print("has observers? \(temperature.hasObservers)")
  }

  listing("catch-with-cache", "a closure that chooses what to go on with") {
    let station = WeatherStation()
    let cache = ["Shanghai": Weather(city: "Shanghai", temperature: 19)]

    func weather(in text: String?) -> Observable<Weather> {
      return station.currentWeather(city: text ?? "Error")
        .catch { error in
          if let text, let cachedData = cache[text] {
            return Observable.just(cachedData)
          } else {
            return Observable.just(Weather.empty)
          }
        }
    }

    station.failNext(2)
    for city in ["Shanghai", "Oslo", "Oslo"] {
      _ = weather(in: city).subscribe { print($0) }
      sleep(0.2)
    }
  }

  listing("catch-some", "what you can't repair, throw on") {
    let station = WeatherStation()

    func weather(in city: String) -> Observable<Weather> {
      return station.currentWeather(city: city)
        .catch { error in
          guard case NetworkError.offline = error else { throw error }
          return .just(.empty)
        }
    }

    station.failNext(1)
    for city in ["Oslo", "Atlantis"] {
      _ = weather(in: city).subscribe { print($0) }
      sleep(0.2)
    }
  }

  listing("catch-sequence", "one source after the other, until one succeeds") {
    let near = WeatherStation(latency: .milliseconds(100))
    let far = WeatherStation(latency: .milliseconds(300))
    near.failNext(1)

    _ = Observable.catch(sequence: [
      near.currentWeather(city: "Lima").do(onError: { print("near:", $0) }),
      far.currentWeather(city: "Lima"),
      Observable.just(Weather.empty),
    ]).subscribe { print($0) }
    sleep(0.6)
  }
}
