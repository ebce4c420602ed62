/// How the server answers the requests for a path.
public struct LoopbackRoute: Sendable {
  /// Sends the answer: once, now or later, from any thread.
  public typealias Reply = @Sendable (LoopbackResponse) -> Void

  private let path: String
  let answer: @Sendable (LoopbackRequest, @escaping Reply) -> Void

  /// Creates a route that answers at once.
  ///
  /// - Parameters:
  ///   - path: A path such as `/about`; or, with a star at the end, all that begin with it: `/repos/*`.
  ///   - response: Returns the answer. It is called on the server's thread.
  public init(_ path: String, response: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) {
    self.init(path) { request, reply in reply(response(request)) }
  }

  /// Creates a route that may answer later.
  public init(
    _ path: String, answer: @escaping @Sendable (LoopbackRequest, @escaping Reply) -> Void
  ) {
    self.path = path
    self.answer = answer
  }

  /// Creates a route that answers only when `gate` is opened.
  ///
  /// - Parameter response: Returns the answer, unless the gate is opened with another one.
  public static func held(
    _ path: String, by gate: LoopbackGate,
    response: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse = { _ in .text("") }
  ) -> LoopbackRoute {
    LoopbackRoute(path) { request, reply in
      gate.pass { reply($0 ?? response(request)) }
    }
  }

  func matches(_ request: LoopbackRequest) -> Bool {
    path.hasSuffix("*") ? request.path.hasPrefix(path.dropLast()) : request.path == path
  }
}
