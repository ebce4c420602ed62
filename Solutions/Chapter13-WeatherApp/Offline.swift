import RxLite

/// What a screen says about the weather in a city.
enum WeatherReport: Equatable {
  /// The weather that has just come from the server.
  case fresh(String)
  /// There is no connection, but this weather was stored earlier.
  case stored(String)
  /// Nothing is known.
  case unknown
}

/// Keeps the last weather of each city.
final class WeatherStore {
  private var weathers: [String: String] = [:]

  /// The weather that was saved for a city.
  func weather(for city: String) -> String? { weathers[city] }

  /// Saves the weather of a city, in place of an older one.
  func save(_ weather: String, for city: String) { weathers[city] = weather }
}

/// Reports the weather in a city, or what is stored once three attempts have failed.
///
///     request  --X--X--X
///     store    (knows 4°C)
///     result   --------(s,|)      s is stored("4°C")
func report(
  on city: String, load: @escaping (String) -> Observable<String>, store: WeatherStore
) -> Observable<WeatherReport> {
  .deferred {
    load(city)
      .do(onNext: { weather in store.save(weather, for: city) })
      .retry(3)
      .map { weather in .fresh(weather) }
      .catch { _ in
        guard let weather = store.weather(for: city) else { return .just(.unknown) }
        return .just(.stored(weather))
      }
  }
}
