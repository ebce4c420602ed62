import ConsoleKit
import Dispatch
import Foundation
import RxLite
import Synchronization

/// A real weather server, on this machine. It can be switched off and on, and made to misbehave.
final class WeatherServer: Sendable {
  /// The way in which the server answers.
  enum Behavior: String, CaseIterable {
    case fast, slow, mute, fails
    /// It expects another key.
    case noKey = "no key"
  }

  /// A city of the file.
  struct City: Decodable, Sendable {
    let name: String
    let latitude, longitude: Double
    let temperature, humidity: Int

    var weather: Weather { Weather(cityName: name, temperature: temperature, humidity: humidity) }
  }

  /// Calls `work` after some seconds.
  typealias Wait = @Sendable (_ seconds: Double, _ work: @escaping @Sendable () -> Void) -> Void

  private struct State {
    var server: LoopbackServer?
    var url = URL(string: "http://127.0.0.1:1")!
    var behavior = Behavior.fast
    var log: [String] = []
  }

  private let cities: [City]
  private let wait: Wait
  private let state = Mutex(State())

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - file: The cities, in JSON.
  ///   - wait: Counts the seconds that an answer takes.
  init(
    _ file: DataFile,
    wait: @escaping Wait = { DispatchQueue.global().asyncAfter(deadline: .now() + $0, execute: $1) }
  ) throws {
    guard let cities = try? JSONDecoder().decode([City].self, from: file.content), !cities.isEmpty
    else { throw DataProblem(sentence: "\(file.name) holds no cities that can be read.") }
    (self.cities, self.wait) = (cities, wait)
    try switchOn()
  }

  deinit { switchOff() }

  /// The server's address, also while it is switched off.
  var url: URL { state.withLock { $0.url } }

  var isOn: Bool { state.withLock { $0.server != nil } }

  var behavior: Behavior {
    get { state.withLock { $0.behavior } }
    set { state.withLock { $0.behavior = newValue } }
  }

  /// The requests so far, one line each.
  var log: [String] { state.withLock { $0.log } }

  func switchOn() throws {
    if isOn { return }
    let server = try LoopbackServer(
      LoopbackRoute("/*") { [weak self] request, reply in self?.answer(request, reply) })
    state.withLock { ($0.server, $0.url) = (server, server.url("/")) }
  }

  /// Breaks off all answers, and refuses all requests.
  func switchOff() { state.withLock { $0.server.take() }?.stop() }

  private func answer(_ request: LoopbackRequest, _ reply: @escaping LoopbackRoute.Reply) {
    let query = request.query.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    let line = "\(request.method) \(request.path)?\(query.joined(separator: "&"))"
    let behavior = state.withLock { state in
      state.log.append(line)
      return state.behavior
    }
    let response = response(to: request, behavior)
    switch behavior {
    case .fast, .fails, .noKey: wait(0.2) { reply(response) }
    case .slow: wait(2) { reply(response) }
    case .mute: wait(60) { reply(response) }
    }
  }

  private func response(
    to request: LoopbackRequest, _ behavior: Behavior
  ) -> LoopbackResponse {
    if behavior == .fails { return .text("Out of order.", status: 503) }
    let accepted = behavior == .noKey ? "another key" : "demo"
    if request.headers["x-key"] != accepted { return .text("This key is unknown.", status: 401) }
    switch (request.path, request.query["q"]) {
    case ("/cities", let letters?): return .json(citiesBeginning(with: letters).map(\.name))
    case ("/weather", let name?):
      let city = cities.first { $0.name.lowercased() == name.lowercased() }
      return city.map { .json($0.weather) } ?? .notFound
    case ("/weather", nil):
      return nearestCity(request.query).map { .json($0.weather) } ?? .notFound
    default: return .notFound
    }
  }

  private func citiesBeginning(with letters: String) -> [City] {
    cities.filter { $0.name.lowercased().hasPrefix(letters.lowercased()) }
  }

  private func nearestCity(_ query: [String: String]) -> City? {
    guard let latitude = query["lat"].flatMap(Double.init),
      let longitude = query["lon"].flatMap(Double.init)
    else { return nil }
    func distance(_ city: City) -> Double {
      hypot(city.latitude - latitude, city.longitude - longitude)
    }
    return cities.min { distance($0) < distance($1) }
  }
}

extension LoopbackResponse {
  fileprivate static func json(_ value: some Encodable) -> LoopbackResponse {
    let data = try! JSONEncoder().encode(value)
    return LoopbackResponse(contentType: "application/json", body: data)
  }
}
