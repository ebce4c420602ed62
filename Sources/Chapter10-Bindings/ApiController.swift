import ChapterKit
import RxLite

/// A weather service with the same weather everywhere.
final class ApiController {
  static let shared = ApiController()

  struct Weather {
    let cityName: String
    let temperature: Int
    let humidity: Int

    /// The weather to show when none is known.
    static let empty = Weather(cityName: "nowhere", temperature: 0, humidity: 0)
    static let dummy = empty
  }

  /// Answers at once.
  func currentWeather(city: String) -> Observable<Weather> {
    return Observable.just(
      Weather(
        cityName: city,
        temperature: 20,
        humidity: 90)
    )
  }

  /// Answers after some time, as a server does.
  func currentWeather(city: String, after seconds: Double) -> Observable<Weather> {
    return Observable.create { observer in
      after(seconds) {
        observer.onNext(Weather(cityName: city, temperature: 20, humidity: 90))
        observer.onCompleted()
      }
    }
  }
}
