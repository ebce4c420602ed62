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

extension WeatherRequest {
  /// The request as the cache's key: capital letters in a name don't matter.
  fileprivate var normalized: WeatherRequest {
    if case .city(let name) = self { .city(name.lowercased()) } else { self }
  }
}
