import RxLite
import RxLiteTest
import Testing

/// One case of an operator that joins two sources: what they send, when they are subscribed, and
/// what the operator emits. In `subscription`, `^` is the subscription and `!` its disposal; nothing
/// stands for a source that is never subscribed.
struct JoinCase: CustomTestStringConvertible {
  typealias Join = (Observable<String>, Observable<String>) throws -> Observable<String>

  let testDescription: String
  let first: (events: String, subscription: String)
  let second: (events: String, subscription: String)
  let expected: String

  init(
    _ description: String, _ first: String, _ firstTicks: String, _ second: String,
    _ secondTicks: String, _ expected: String
  ) {
    testDescription = description
    self.first = (first, firstTicks)
    self.second = (second, secondTicks)
    self.expected = expected
  }

  /// - Parameter until: the line with the ticks at which the test subscribes and disposes.
  func check(until: String = "^", _ join: Join) throws {
    try marbles {
      first.events
      line(first.subscription)
      second.events
      line(second.subscription)
      try join($0, $1)
      until
      expected
    }
  }

  private func line(_ subscription: String) -> MarbleLine {
    subscription.isEmpty ? neverSubscribed : MarbleBuilder.buildExpression(subscription)
  }
}

/// The element, if it is not "bad": then it throws.
func fine(_ element: String) throws -> String {
  if element == "bad" { throw Boom() }
  return element
}
