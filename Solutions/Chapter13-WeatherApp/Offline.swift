import RxLite

/// What a screen says about the weather in a city.
enum WeatherReport: Equatable {
  /// The weather that has just come from the server.
  case fresh(String)
  /// An attempt has failed, and others follow. Meanwhile, this weather was stored earlier.
  case trying(String)
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

/// Reports the weather in a city. What is stored is shown when the first attempt has failed, and again when all
/// three have.
///
///     request  --X--X--X
///     store    (knows 4°C)
///     result   --t-----(s,|)      t is trying("4°C"), s is stored("4°C")
func report(
  on city: String, load: @escaping (String) -> Observable<String>, store: WeatherStore
) -> Observable<WeatherReport> {
  .deferred {
    let request = load(city)
      .do(onNext: { weather in store.save(weather, for: city) })
      .map { weather in WeatherReport.fresh(weather) }
    return
      request
      .catch { _ in
        let others = request.retry(2)
        guard let older = store.weather(for: city) else { return others }
        return others.startWith(.trying(older))
      }
      .catch { _ in
        guard let weather = store.weather(for: city) else { return .just(.unknown) }
        return .just(.stored(weather))
      }
  }
}
