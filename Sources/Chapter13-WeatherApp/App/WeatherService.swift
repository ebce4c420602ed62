import ConsoleKit
import RxLite

/// Where the weather comes from. The program asks a server; a test answers as it likes.
protocol WeatherService {
  /// The weather in a city: one element, or a ``WeatherError``.
  func currentWeather(city: String) -> Observable<Weather>

  /// The weather in the city that is nearest to a place.
  func currentWeather(at location: Location) -> Observable<Weather>

  /// The names of the cities that begin with these letters.
  func cities(beginningWith letters: String) -> Observable<[String]>
}
