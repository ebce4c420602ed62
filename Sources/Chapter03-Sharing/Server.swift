import ChapterKit
import RxLite

/// The errors of the weather server.
enum WeatherError: Error { case offline, unknownCity }

/// Asks the server for the names of all cities, at each subscription.
func loadCities() -> Observable<[String]> {
  Observable.create { observer in
    print("request: cities")
    return after(0.1) {
      observer.onNext(["Lima", "Oslo"])
      observer.onCompleted()
    }
  }
}

/// Asks the server for the weather in a city, at each subscription. Fails if it doesn't know the city.
func report(from city: String) -> Observable<String> {
  Observable.create { observer in
    print("request: \(city)")
    return after(0.1) {
      switch city {
      case "Lima": observer.onNext("Lima, 21°C")
      case "Oslo": observer.onNext("Oslo, 3°C")
      default: return observer.onError(WeatherError.unknownCity)
      }
      observer.onCompleted()
    }
  }
}
