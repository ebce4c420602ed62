import ChapterKit
import RxLite
import Synchronization

/// What can go wrong between here and a server.
enum NetworkError: Error {
  /// The request went nowhere. It may succeed next time.
  case offline
  /// The server has answered: there is no such thing. It will say so next time as well.
  case notFound
}

/// The weather in a city.
struct Weather {
  let city: String
  let temperature: Int

  /// Shown when nothing is known.
  static let empty = Weather(city: "nowhere", temperature: 0)
}

extension Weather: CustomStringConvertible {
  var description: String { "\(temperature)°C in \(city)" }
}

/// A server that tells the weather, and can be made to fail. It prints each request as it comes in.
final class WeatherStation {
  private let latency: RxTimeInterval
  private let failuresToCome = Mutex(0)

  /// - Parameter latency: how long an answer takes.
  init(latency: RxTimeInterval = .milliseconds(100)) { self.latency = latency }

  /// Makes the next requests fail.
  func failNext(_ count: Int) { failuresToCome.withLock { $0 = count } }

  /// Asks for the weather, anew for each subscription.
  ///
  ///     -(20°C,|)    or    -X
  func currentWeather(city: String) -> Observable<Weather> {
    return Observable.deferred {
      print("request \(city)")
      // NB: Whether it fails is decided now. Another request may come before this one is answered.
      let isOffline = self.failuresToCome.withLock { count in
        defer { count = max(0, count - 1) }
        return count > 0
      }
      return Observable<Int>.timer(self.latency, scheduler: clock.scheduler)
        .map { _ in
          if isOffline { throw NetworkError.offline }
          guard let temperature = temperatures[city] else { throw NetworkError.notFound }
          return Weather(city: city, temperature: temperature)
        }
    }
  }
}

private let temperatures = ["Shanghai": 20, "Oslo": 4, "Lima": 17]
