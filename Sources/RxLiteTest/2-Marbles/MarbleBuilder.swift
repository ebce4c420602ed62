import RxLite

/// One line of a marble test.
public struct MarbleLine {
  enum Kind {
    case marbles(String, isHot: Bool)
    case neverSubscribed
    case subject(Observable<String>)
  }

  let kind: Kind
}

/// The line below a source that no subscription is expected to.
public let neverSubscribed = MarbleLine(kind: .neverSubscribed)

extension String {
  /// A source that sends whether anybody listens or not. Without this, a source of a marble test is
  /// cold: it starts afresh for each subscription.
  ///
  ///     "--1--2--3--|".hot
  public var hot: MarbleLine { MarbleLine(kind: .marbles(self, isHot: true)) }
}

extension ObservableType where Element == String {
  /// The elements as numbers: a source of a marble test sends strings. What isn't a number becomes a
  /// ``NotANumber`` error.
  ///
  ///     try marbles {
  ///       "--1--2--|"
  ///       $0.ints.map { $0 * 10 }
  ///       "--10-20-|"
  ///     }
  public var ints: Observable<Int> {
    map { element in
      guard let number = Int(element) else { throw NotANumber(element: element) }
      return number
    }
  }
}

/// An element that was to be read as a number, and isn't one.
public struct NotANumber: Error, Equatable, CustomStringConvertible {
  /// The element.
  public let element: String

  /// Says that it isn't a number.
  public var description: String { "`\(element)` is not a number" }
}

/// Reads the lines of a marble test: strings, and the observable in their midst.
@resultBuilder
public enum MarbleBuilder {
  /// A marble string.
  public static func buildExpression(_ marbles: String) -> MarbleLine {
    MarbleLine(kind: .marbles(marbles, isHot: false))
  }

  /// A line that is one already.
  public static func buildExpression(_ line: MarbleLine) -> MarbleLine { line }

  /// The observable to test. Its elements are compared by their text.
  public static func buildExpression(
    _ subject: some ObservableConvertibleType
  ) -> MarbleLine {
    MarbleLine(kind: .subject(subject.asObservable().map { "\($0)" }))
  }

  /// The lines of the test.
  public static func buildBlock(_ lines: MarbleLine...) -> [MarbleLine] { lines }
}
