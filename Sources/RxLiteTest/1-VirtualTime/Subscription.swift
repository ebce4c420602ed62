/// When a subscription began and when it ended, in virtual time.
///
///     source.subscriptions == [Subscription(200, 400), Subscription(500)]
public struct Subscription: Hashable {
  /// When it began.
  public let subscribe: Int
  /// When it ended; `Int.max` if it has not.
  public let unsubscribe: Int

  /// A subscription that has not ended.
  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  /// A subscription that has ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// As in `(200: 400)` and `(200: Infinity)`.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
