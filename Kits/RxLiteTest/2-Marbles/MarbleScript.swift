import MarbleDrawing
import RxLite

/// A parsed marble test. The position of a line decides its meaning.
///
///     "--1--2--3--|"         a source: one line for each that the observable uses
///     "^----!"               an expected subscription to that source: any number of lines
///     $0.take(2)             the observable to test
///     "^-------"             when the test subscribes and disposes; without this line, at 0 and never
///     "--1--(2,|)"           the expected result
struct MarbleScript {
  struct Source {
    let timeline: Timeline
    let isHot: Bool
    /// The expected subscriptions; `nil` if the test doesn't state them.
    var subscriptions: [Subscription]?
  }

  private(set) var sources: [Source] = []
  let subject: Observable<String>
  /// The time at which the test subscribes, and the time at which it disposes.
  let subscription: Subscription
  let expected: Timeline
  /// The number of columns of the longest line.
  let length: Int

  init(_ lines: [MarbleLine], sourceCount: Int) throws {
    let middle = lines.firstIndex { if case .subject = $0.kind { true } else { false } }
    guard let middle, case .subject(let subject) = lines[middle].kind else {
      throw MarbleScriptError("a marble test needs an observable to test, such as `$0.map { … }`")
    }
    let below = try lines[(middle + 1)...].map { line in
      guard case .marbles(let marbles, isHot: false) = line.kind else {
        throw MarbleScriptError("no source may follow the observable to test")
      }
      return marbles
    }
    guard (1...2).contains(below.count) else {
      throw MarbleScriptError("the expected result must follow the observable to test, on one line")
    }
    self.subject = subject
    subscription = below.count == 2 ? try Subscription(marbles: below[0]) : Subscription(0)
    expected = try Timeline(below[below.count - 1])
    length = lines.map(\.width).max() ?? 0
    for line in lines[..<middle] { try add(line) }
    guard sources.count == sourceCount else {
      throw MarbleScriptError(
        "sources above the observable to test: \(sources.count); used by it: \(sourceCount)")
    }
  }

  /// Adds a line above the observable.
  private mutating func add(_ line: MarbleLine) throws {
    if case .marbles(let marbles, let isHot) = line.kind, !marbles.isSubscriptionLine {
      return sources.append(Source(timeline: try Timeline(marbles), isHot: isHot))
    }
    guard let last = sources.indices.last else {
      throw MarbleScriptError("a line of subscriptions must follow its source")
    }
    sources[last].subscriptions = sources[last].subscriptions ?? []
    if case .marbles(let marbles, _) = line.kind {
      sources[last].subscriptions?.append(try Subscription(marbles: marbles))
    }
  }
}

/// The error of a marble test whose lines don't fit together.
public struct MarbleScriptError: Error, Equatable, CustomStringConvertible {
  /// The message.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension MarbleLine {
  fileprivate var width: Int {
    if case .marbles(let marbles, _) = kind { marbles.count } else { 0 }
  }
}

extension String {
  fileprivate var isSubscriptionLine: Bool {
    contains { $0 == Mark.subscribed || $0 == Mark.disposed }
      && allSatisfy { Mark.isTick($0) || "^!()".contains($0) }
  }
}
