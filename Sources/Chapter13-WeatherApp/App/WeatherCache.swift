import Synchronization

/// The last weather for each request. An answer may arrive on any thread.
final class WeatherCache: Sendable {
  private let weathers = Mutex<[WeatherRequest: Weather]>([:])

  /// Reads or writes the weather for a request.
  subscript(request: WeatherRequest) -> Weather? {
    get { weathers.withLock { $0[request.normalized] } }
    set { weathers.withLock { $0[request.normalized] = newValue } }
  }
}

/// What the user asks for.
enum WeatherRequest: Hashable {
  case city(String)
  case here

  /// Whether a name is written in capitals doesn't matter to the cache.
  fileprivate var normalized: WeatherRequest {
    if case .city(let name) = self { .city(name.lowercased()) } else { self }
  }
}
