import Dispatch
import Foundation

/// A web server for lessons about networking. It is real, but can be reached from this machine only; it
/// logs its requests, and can be made as slow as you like.
///
///     let gate = LoopbackGate()
///     let server = try LoopbackServer(
///       LoopbackRoute("/repos/*") { request in .json(#"{"full_name": "ReactiveX/RxSwift"}"#) },
///       .held("/slow", by: gate))
///     …
///     server.stop()
///
/// A request without a route is answered with 404. Each answer ends its connection.
public final class LoopbackServer: Sendable {
  private let log = RequestLog()
  private let loop: ServerLoop

  /// The port on 127.0.0.1. The system chooses one that is free.
  public let port: Int

  /// Starts a server. The first route that matches a request answers it.
  ///
  /// - Throws: ``LoopbackError`` if the system has no socket or no port for it.
  public convenience init(_ routes: LoopbackRoute...) throws {
    try self.init(routes, limits: LoopbackLimits())
  }

  /// Starts a server that takes only so much from its clients.
  ///
  /// - Throws: ``LoopbackError`` if the system has no socket or no port for it.
  package init(_ routes: [LoopbackRoute], limits: LoopbackLimits) throws {
    _ = Self.isReachedDirectly
    let listener = try Socket.listening()
    port = try listener.port()
    loop = try ServerLoop(listener: listener, routes: routes, log: log, limits: limits)
    loop.start()
  }

  deinit { stop() }

  /// Keeps requests to this machine from going to a proxy, where they would get lost.
  ///
  /// NB: On Linux `URLSession` takes its proxy from the environment, and makes no exception for this
  /// machine unless the environment does. The change affects this process only.
  private static let isReachedDirectly: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let proxies = ["http_proxy", "all_proxy", "ALL_PROXY"]
    guard proxies.contains(where: { environment[$0] != nil }) else { return true }
    let exceptions = [environment["no_proxy"] ?? environment["NO_PROXY"], "127.0.0.1"]
    setenv("no_proxy", exceptions.compactMap { $0 }.joined(separator: ","), 1)
    return true
  }()

  /// Sends the answers that are ready, and closes all connections and the port before it returns. If a
  /// route calls it, that happens after the call.
  public func stop() { loop.stop() }

  /// The address of a path, such as `/about?page=2`.
  public func url(_ path: String) -> URL {
    guard path.hasPrefix("/"), let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      fatalError("“\(path)” isn't a path: a path begins with a slash, and a blank is written %20.")
    }
    return url
  }

  /// The requests so far, in order.
  public var requests: [LoopbackEntry] { log.entries }

  /// Blocks this thread until a request for `path` has come to this outcome.
  ///
  /// - Parameter limit: The longest time to wait, in case that something is broken.
  /// - Returns: Whether it happened in time.
  public func wait(
    for outcome: LoopbackEntry.Outcome, of path: String,
    atMost limit: DispatchTimeInterval = .seconds(30)
  ) -> Bool {
    wait(atMost: limit) { $0.contains { $0.path == path && $0.outcome == outcome } }
  }

  /// Blocks this thread until the requests so far satisfy `condition`.
  ///
  /// - Returns: Whether they did in time.
  public func wait(
    atMost limit: DispatchTimeInterval = .seconds(30),
    until condition: @escaping @Sendable ([LoopbackEntry]) -> Bool
  ) -> Bool {
    log.wait(atMost: limit, until: condition)
  }
}
