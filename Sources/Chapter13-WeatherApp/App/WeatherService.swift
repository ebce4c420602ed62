import ConsoleKit
import RxLite

/// Provides the weather. The program's service asks a server; a test has its own.
protocol WeatherService {
  /// The weather in a city. Fails with a ``WeatherError``.
  func currentWeather(city: String) -> Single<Weather>

  /// The weather in the city that is nearest to a place.
  func currentWeather(at location: Location) -> Single<Weather>

  /// The names of the cities that begin with these letters.
  func cities(beginningWith letters: String) -> Single<[String]>
}
