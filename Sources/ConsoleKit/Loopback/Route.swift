/// How the server answers the requests for a path.
public struct LoopbackRoute: Sendable {
  /// Sends the answer: once, now or later, from any thread.
  public typealias Reply = @Sendable (LoopbackResponse) -> Void

  private let path: String
  let answer: @Sendable (LoopbackRequest, @escaping Reply) -> Void

  /// A route whose answer is there at once.
  ///
  /// - Parameters:
  ///   - path: such as `/about`; or, with a star at the end, all that begin so: `/repos/*`.
  ///   - response: called on the server's thread.
  public init(_ path: String, response: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) {
    self.init(path) { request, reply in reply(response(request)) }
  }

  /// A route whose answer may come later.
  public init(
    _ path: String, answer: @escaping @Sendable (LoopbackRequest, @escaping Reply) -> Void
  ) {
    self.path = path
    self.answer = answer
  }

  /// A route that answers only when `gate` is opened.
  public static func held(_ path: String, by gate: LoopbackGate) -> LoopbackRoute {
    LoopbackRoute(path) { _, reply in gate.pass(reply) }
  }

  func matches(_ request: LoopbackRequest) -> Bool {
    path.hasSuffix("*") ? request.path.hasPrefix(path.dropLast()) : request.path == path
  }
}
