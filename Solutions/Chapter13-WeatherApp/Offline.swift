import RxLite

/// Weather that was saved, and when it arrived.
struct StoredWeather: Equatable {
  let text: String
  let arrival: RxTime
}

/// What a screen says about the weather in a city.
enum WeatherReport: Equatable {
  /// The weather that has just come from the server.
  case fresh(String)
  /// An attempt has failed, and others follow. Until then, this is the stored weather.
  case trying(StoredWeather)
  /// There is no connection, but this weather was stored earlier.
  case stored(StoredWeather)
  /// Nothing is known.
  case unknown
}

/// Keeps the last weather of each city.
final class WeatherStore {
  private var weathers: [String: StoredWeather] = [:]

  /// The weather that was saved for a city.
  func weather(for city: String) -> StoredWeather? { weathers[city] }

  /// Saves the weather of a city, in place of an older one.
  func save(_ weather: StoredWeather, for city: String) { weathers[city] = weather }
}

/// Reports the weather in a city. What is stored is shown when the first attempt has failed, and again when all
/// three have.
///
///     request  --X--X--X
///     store    (knows 4°C)
///     result   --t-----(s,|)      t is trying, s is stored, both with 4°C and its arrival
func report(
  on city: String, load: @escaping (String) -> Observable<String>, store: WeatherStore,
  scheduler: any SchedulerType
) -> Observable<WeatherReport> {
  .deferred {
    let request = load(city)
      .do(onNext: { store.save(StoredWeather(text: $0, arrival: scheduler.now), for: city) })
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
