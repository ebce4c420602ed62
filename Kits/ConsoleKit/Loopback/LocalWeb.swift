import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A small web on this machine, so that a lesson about requests needs no network.
///
/// | path | answer |
/// | --- | --- |
/// | `/weather/*` | JSON for any city: `{"Shanghai": 20}` |
/// | `/old/*` | a redirect to `/weather/*` |
/// | `/slow/*` | what `/weather/*` answers, but not before ``open()`` |
/// | `/felt/*` | a `PUT` is answered with 201 and JSON, and a `GET` with what was put there, as JSON |
/// | `/slow/felt/*` | the same, but a `GET` is answered with what was there when it arrived, and not before ``open()`` |
/// | `/broken/json` | JSON that breaks off |
/// | `/broken/off` | a body that breaks off: the connection is closed before its end |
/// | `/chunks` | a body in three chunks |
/// | `/icon.pgm` | a small grey picture |
/// | `/notes/*` | a `PUT` is answered with 201 and a header, and a `GET` with what was put there |
/// | all others | 404, with a body of valid JSON |
public final class LocalWeb: Sendable {
  private let server: LoopbackServer
  private let gate = LoopbackGate()

  /// Starts the server. It stops with this object, or earlier by ``stop()``.
  public init() {
    let notes = Notes()
    let felt = Notes()
    do {
      server = try LoopbackServer(
        LoopbackRoute("/weather/*") { .weather($0.path) },
        LoopbackRoute("/old/*") { .redirect(to: "/weather/\($0.lastWord)") },
        LoopbackRoute("/felt/*") { felt.jsonAnswer($0) },
        LoopbackRoute("/slow/felt/*") { [gate] request, reply in
          let answer = felt.jsonAnswer(request)
          if request.method == "GET" { gate.pass { reply($0 ?? answer) } } else { reply(answer) }
        },
        .held("/slow/*", by: gate) { .weather($0.path) },
        LoopbackRoute("/broken/json") { _ in .json(#"{"Shanghai": "#) },
        LoopbackRoute("/broken/off") { _ in LoopbackResponse.text("the first half").brokenOff() },
        LoopbackRoute("/chunks") { _ in
          .chunked(["one, ", "two, ", "three"].map { Data($0.utf8) })
        },
        LoopbackRoute("/icon.pgm") { _ in
          LoopbackResponse(contentType: "image/x-portable-graymap", body: Data(icon.utf8))
        },
        LoopbackRoute("/notes/*") { notes.answer($0) })
    } catch {
      fatalError("The server could not start on 127.0.0.1: \(error)")
    }
  }

  deinit { stop() }

  /// Stops the server: no request is answered any more.
  public func stop() { server.stop() }

  /// Lets `/slow/*` answer, the requests that wait and all later ones.
  public func open() { gate.open() }

  /// The address of a path, such as `/weather/Shanghai`.
  public func url(_ path: String) -> URL { server.url(path) }

  /// A `GET` of a path.
  public func request(_ path: String) -> URLRequest { URLRequest(url: url(path)) }

  /// Returns the text without the server's port, which differs from run to run.
  public func hidingPort(_ text: String) -> String {
    text.replacingOccurrences(of: "127.0.0.1:\(server.port)", with: "127.0.0.1")
  }

  /// The requests that have reached the server, a line each.
  public var log: String {
    let entries = server.requests
    return entries.isEmpty ? "nothing" : entries.map { "\($0)" }.joined(separator: "\n")
  }

  /// Waits until the last request has come to this outcome.
  ///
  /// - Returns: The requests of the whole run, a line each.
  public func log(after outcome: LoopbackEntry.Outcome) -> String {
    if !server.wait(until: { $0.last?.outcome == outcome }) { return "no request is \(outcome)" }
    return log
  }

  /// Waits until a request, or `count` of them, has come to this outcome.
  public func wait(for outcome: LoopbackEntry.Outcome, count: Int = 1) {
    let isThere = server.wait { $0.filter { $0.outcome == outcome }.count >= count }
    if !isThere { print("no request is \(outcome)") }
  }

  /// Waits until requests for this path have come to this outcome.
  ///
  /// - Returns: The requests of the whole run, a line each.
  public func log(
    after outcome: LoopbackEntry.Outcome, of path: String, count: Int = 1
  ) -> String {
    let isThere = server.wait {
      $0.filter { $0.path == path && $0.outcome == outcome }.count >= count
    }
    return isThere ? log : "no request for \(path) is \(outcome)"
  }
}

/// A sun, in the text form of PGM: its size, the value of white, and a number for each point.
private let icon = """
  P2
  # a sun
  9 7
  3
  0 0 0 0 2 0 0 0 0
  0 2 0 0 0 0 0 2 0
  0 0 0 3 3 3 0 0 0
  2 0 3 3 3 3 3 0 2
  0 0 0 3 3 3 0 0 0
  0 2 0 0 0 0 0 2 0
  0 0 0 0 2 0 0 0 0
  """

extension LoopbackRequest {
  fileprivate var lastWord: String { path.split(separator: "/").last.map(String.init) ?? "" }
}

extension LoopbackResponse {
  fileprivate static func weather(_ path: String) -> LoopbackResponse {
    let city = path.split(separator: "/").last ?? ""
    return .json(##"{"\##(city)": 20}"##)
  }
}
