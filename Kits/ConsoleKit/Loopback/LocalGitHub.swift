import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A small GitHub on this machine, and a session that sends real requests to it, so that a lesson
/// needs no network.
///
/// It knows one repository, `ReactiveX/RxSwift`. It answers `broken/json` with JSON that breaks off,
/// `slow/repo` not at all, and any other name with status 404 and a body of valid JSON.
public final class LocalGitHub {
  /// Sends the requests.
  public let session = LocalSession()
  private let server: LoopbackServer

  /// Starts the server. It stops with this object, or earlier by ``stop()``.
  public init() {
    do {
      server = try LoopbackServer(
        .held("/repos/slow/repo", by: LoopbackGate()),
        LoopbackRoute("/repos/ReactiveX/RxSwift") { _ in
          .json(#"{"full_name": "ReactiveX/RxSwift"}"#)
        },
        LoopbackRoute("/repos/broken/json") { _ in .json(#"{"full_name": "#) })
    } catch {
      fatalError("The server could not start on 127.0.0.1: \(error)")
    }
  }

  deinit { stop() }

  /// Stops the server: no request is answered any more.
  public func stop() { server.stop() }

  /// The address of a path, such as `/repos/ReactiveX/RxSwift`.
  public func url(_ path: String) -> URL { server.url(path) }

  /// Waits until the completion handlers of all requests have returned.
  public func waitForAnswers() { session.handlers.wait() }

  /// Waits until the last request has come to this outcome.
  ///
  /// - Returns: The requests of the whole run, a line each.
  public func log(after outcome: LoopbackEntry.Outcome) -> String {
    if !server.wait(until: { $0.last?.outcome == outcome }) { return "no request is \(outcome)" }
    return log
  }

  /// The requests that have reached the server, a line each.
  public var log: String { server.requests.map { "\($0)" }.joined(separator: "\n") }
}

/// `URLSession.shared`, with a count of the completion handlers that have not returned yet.
public final class LocalSession: Sendable {
  let handlers = DispatchGroup()

  /// Creates a task, as `URLSession` does.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    handlers.enter()
    return URLSession.shared.dataTask(with: url) { [handlers] data, response, error in
      completionHandler(data, response, error)
      handlers.leave()
    }
  }
}
