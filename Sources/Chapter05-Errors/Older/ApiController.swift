import ChapterKit
import RxLite
import Synchronization

/// A server that knows the weather in three cities, and can be made to fail. It prints each request.
final class ApiController {
  static let shared = ApiController()

  struct Weather {
    let cityName: String
    let temperature: Int
    let humidity: Int

    /// The weather to show when none is known.
    static let empty = Weather(cityName: "nowhere", temperature: 0, humidity: 0)
  }

  private let failuresToCome = Mutex(0)

  /// Makes the next requests fail with `offline`.
  func failNext(_ count: Int) { failuresToCome.withLock { $0 = count } }

  /// Makes a request for each subscription. The answer takes a tenth of a second; without a network
  /// the request fails at once.
  func currentWeather(city: String) -> Observable<Weather> {
    return Observable.create { observer in
      print("request \(city)")
      if self.isOffline() { return after(0) { observer.onError(NetworkError.offline) } }
      return after(0.1) {
        guard let weather = weathers[city] else {
          return observer.onError(NetworkError.notFound)
        }
        observer.onNext(weather)
        observer.onCompleted()
      }
    }
  }

  private func isOffline() -> Bool {
    failuresToCome.withLock { count in
      defer { count = max(0, count - 1) }
      return count > 0
    }
  }
}

extension ApiController.Weather: CustomStringConvertible {
  var description: String { "\(cityName): \(temperature)°C, \(humidity)%" }
}

private let weathers = [
  "Shanghai": ApiController.Weather(cityName: "Shanghai", temperature: 20, humidity: 90),
  "Oslo": ApiController.Weather(cityName: "Oslo", temperature: 4, humidity: 71),
  "Lima": ApiController.Weather(cityName: "Lima", temperature: 17, humidity: 83),
]
