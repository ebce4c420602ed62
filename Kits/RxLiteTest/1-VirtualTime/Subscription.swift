/// The virtual times at which a subscription began and ended.
///
///     source.subscriptions == [Subscription(200, 400), Subscription(500)]
public struct Subscription: Hashable {
  /// The tick at which it began.
  public let subscribe: Int
  /// The tick at which it ended; `Int.max` if it has not.
  public let unsubscribe: Int

  /// Creates a subscription that has not ended.
  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  /// Creates a subscription that has ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// A text such as `(200: 400)` or `(200: Infinity)`.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
