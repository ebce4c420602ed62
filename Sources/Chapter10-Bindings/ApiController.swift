import ChapterKit
import RxLite

/// A weather service that knows ten cities.
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

  struct UnknownCity: Error {}

  /// The cities that it knows, in the order of the alphabet.
  static let cities = [
    Weather(cityName: "Athens", temperature: 21, humidity: 55),
    Weather(cityName: "Cairo", temperature: 30, humidity: 28),
    Weather(cityName: "Dakar", temperature: 26, humidity: 74),
    Weather(cityName: "Hanoi", temperature: 28, humidity: 79),
    Weather(cityName: "Lima", temperature: 17, humidity: 83),
    Weather(cityName: "Oslo", temperature: 4, humidity: 71),
    Weather(cityName: "Quito", temperature: 13, humidity: 76),
    Weather(cityName: "Rome", temperature: 19, humidity: 62),
    Weather(cityName: "Shanghai", temperature: 20, humidity: 90),
    Weather(cityName: "Tallinn", temperature: 2, humidity: 84),
  ]

  /// Answers at once. Fails with ``UnknownCity`` if it doesn't know the city.
  func currentWeather(city: String) -> Observable<Weather> {
    guard let weather = weather(in: city) else { return .error(UnknownCity()) }
    return Observable.just(weather)
  }

  /// Answers after some time, as a server does.
  func currentWeather(city: String, after seconds: Double) -> Observable<Weather> {
    return Observable.create { observer in
      after(seconds) {
        guard let weather = self.weather(in: city) else { return observer.onError(UnknownCity()) }
        observer.onNext(weather)
        observer.onCompleted()
      }
    }
  }

  private func weather(in city: String) -> Weather? {
    Self.cities.first { $0.cityName.lowercased() == city.lowercased() }
  }
}
