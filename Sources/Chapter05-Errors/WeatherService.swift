import ChapterKit
import RxLite

/// The errors of a request.
enum NetworkError: String, Error, CustomDebugStringConvertible {
  /// The request did not reach the server. It may succeed next time.
  case offline
  /// The server has answered that there is no such city. It will do so next time as well.
  case notFound

  var debugDescription: String { rawValue }
}

/// A server that knows the weather in three cities, and can be made to fail. It prints each request.
final class WeatherService {
  private let name: String
  private let watch: (any CustomStringConvertible)?
  private var failures = 0

  /// - Parameter watch: What to print behind each request, for a listing that asks when it is made.
  init(name: String = "", watch: (any CustomStringConvertible)? = nil) {
    (self.name, self.watch) = (name, watch)
  }

  /// Makes the next requests fail with `offline`.
  func failNext(_ count: Int) { failures = count }

  /// Makes a request for each subscription. The answer for Oslo takes 0.3 seconds, the others 0.1.
  func weather(in city: String) -> Observable<String> {
    Observable.create { observer in
      print("request \(city)\(self.name)\(self.watch.map { " at \($0)" } ?? "")")
      if self.failures > 0 {
        self.failures -= 1
        return after(0) { observer.onError(NetworkError.offline) }
      }
      return after(city == "Oslo" ? 0.3 : 0.1) {
        guard let degrees = ["Oslo": 4, "Lima": 17, "Shanghai": 20][city] else {
          return observer.onError(NetworkError.notFound)
        }
        observer.onNext("\(city) \(degrees)°")
        observer.onCompleted()
      }
    }
  }
}
