import Dispatch
import Foundation

/// A web server for lessons about the net: it is real, but nobody outside of this machine can reach it,
/// it knows what it was asked, and it is as slow as it is told to be.
///
///     let gate = LoopbackGate()
///     let server = try LoopbackServer(
///       LoopbackRoute("/repos/*") { request in .json(#"{"full_name": "ReactiveX/RxSwift"}"#) },
///       .held("/slow", by: gate))
///     …
///     server.stop()
///
/// What no route is for is answered with 404. Each answer ends its connection.
public final class LoopbackServer: Sendable {
  private let log = RequestLog()
  private let loop: ServerLoop

  /// Where it listens, on 127.0.0.1. The system chooses a port that is free.
  public let port: Int

  /// Starts a server. The first route that matches a request answers it.
  ///
  /// - Throws: ``LoopbackError`` if the system has no socket or no port for it.
  public init(_ routes: LoopbackRoute...) throws {
    _ = Self.isReachedDirectly
    let listener = try Socket.listening()
    port = try listener.port()
    loop = try ServerLoop(listener: listener, routes: routes, log: log)
    loop.start()
  }

  deinit { stop() }

  /// Sees to it that requests to this machine don't go to a proxy, on which they would get lost.
  ///
  /// NB: Away from Apple's systems `URLSession` takes its proxy from the environment, and makes no
  /// exception for the machine itself unless the environment does. The change is this process's own.
  private static let isReachedDirectly: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let proxies = ["http_proxy", "all_proxy", "ALL_PROXY"]
    guard proxies.contains(where: { environment[$0] != nil }) else { return true }
    let exceptions = [environment["no_proxy"] ?? environment["NO_PROXY"], "127.0.0.1"]
    setenv("no_proxy", exceptions.compactMap { $0 }.joined(separator: ","), 1)
    return true
  }()

  /// Sends the answers that are there, and closes all connections and the port. When it returns,
  /// nothing of the server is left; unless a route calls it, for then it happens after that.
  public func stop() { loop.stop() }

  /// The address of a path, such as `/about?page=2`.
  public func url(_ path: String) -> URL {
    guard path.hasPrefix("/"), let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      fatalError("“\(path)” is no path: it begins with a slash, and its blanks are written %20.")
    }
    return url
  }

  /// The requests that have come, in their order.
  public var requests: [LoopbackEntry] { log.entries }

  /// Holds this thread until a request for `path` has come to this outcome.
  ///
  /// - Parameter limit: how long at most. It is there for when something is broken.
  /// - Returns: whether it did in time.
  public func wait(
    for outcome: LoopbackEntry.Outcome, of path: String,
    atMost limit: DispatchTimeInterval = .seconds(30)
  ) -> Bool {
    wait(atMost: limit) { $0.contains { $0.path == path && $0.outcome == outcome } }
  }

  /// Holds this thread until the requests that have come are as `condition` wants them.
  ///
  /// - Returns: whether they were in time.
  public func wait(
    atMost limit: DispatchTimeInterval = .seconds(30),
    until condition: @escaping @Sendable ([LoopbackEntry]) -> Bool
  ) -> Bool {
    log.wait(atMost: limit, until: condition)
  }
}
