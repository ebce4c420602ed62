import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the weather server, over HTTP.
final class ApiController: WeatherService {
  typealias Answer = (response: HTTPURLResponse, data: Data)

  private let address: () -> URL
  private let key: String
  private let scheduler: any SchedulerType
  private let send: (URLRequest) -> Observable<Answer>

  /// - Parameters:
  ///   - address: Returns the server's address. It is called before each request.
  ///   - key: The key by which the server knows this app.
  ///   - scheduler: Counts the seconds that a request may take.
  ///   - send: Sends a request at each subscription, and emits its answer.
  init(
    address: @escaping () -> URL, key: String = "demo",
    scheduler: any SchedulerType = MainScheduler.instance,
    send: @escaping (URLRequest) -> Observable<Answer> = URLSession.shared.rx.response(request:)
  ) {
    (self.address, self.key, self.scheduler, self.send) = (address, key, scheduler, send)
  }

  func currentWeather(city: String) -> Single<Weather> {
    get("/weather", ["q": city])
      .catch { error in
        guard case WeatherError.failed(404) = error else { throw error }
        throw WeatherError.unknownCity(city)
      }
  }

  func currentWeather(at location: Location) -> Single<Weather> {
    get("/weather", ["lat": "\(location.latitude)", "lon": "\(location.longitude)"])
  }

  func cities(beginningWith letters: String) -> Single<[String]> {
    get("/cities", ["q": letters])
  }

  private func get<Value: Decodable>(
    _ path: String, _ query: [String: String]
  ) -> Single<Value> {
    .deferred { [self] in
      send(request(path, query))
        .asSingle()
        .timeout(.seconds(5), scheduler: scheduler)
        .map { response, data in
          switch response.statusCode {
          case 200..<300: break
          case 401: throw WeatherError.badKey
          case let status: throw WeatherError.failed(status)
          }
          guard let value = try? JSONDecoder().decode(Value.self, from: data) else {
            throw WeatherError.unreadable
          }
          return value
        }
        .catch { error in throw Self.inWords(error) }
    }
  }

  private func request(_ path: String, _ query: [String: String]) -> URLRequest {
    var parts = URLComponents(url: address(), resolvingAgainstBaseURL: false)!
    parts.path = path
    parts.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0, value: $1) }
    var request = URLRequest(url: parts.url!)
    request.setValue(key, forHTTPHeaderField: "X-Key")
    return request
  }

  /// Returns the error to show. The session has many errors, which are all one to the user.
  private static func inWords(_ error: any Error) -> WeatherError {
    if let error = error as? WeatherError { return error }
    if case RxError.timeout = error { return .slow }
    return .offline
  }
}
