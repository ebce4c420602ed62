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

/// States, on the line below a source, that no subscription to it is expected.
public let neverSubscribed = MarbleLine(kind: .neverSubscribed)

extension String {
  /// A hot source, which emits with or without observers. Without this, a source of a marble test
  /// is cold: it starts again for each subscription.
  ///
  ///     "--1--2--3--|".hot
  public var hot: MarbleLine { MarbleLine(kind: .marbles(self, isHot: true)) }
}

extension ObservableType where Element == String {
  /// The elements as numbers, since the sources of a marble test emit strings. An element that isn't
  /// a number becomes a ``NotANumber`` error.
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

/// The error for an element that can't be read as a number.
public struct NotANumber: Error, Equatable, CustomStringConvertible {
  /// The element.
  public let element: String

  /// The message.
  public var description: String { "`\(element)` is not a number" }
}

/// Builds a marble test from its lines: strings, with the observable among them.
@resultBuilder
public enum MarbleBuilder {
  /// Returns the line of a marble string.
  public static func buildExpression(_ marbles: String) -> MarbleLine {
    MarbleLine(kind: .marbles(marbles, isHot: false))
  }

  /// Returns the line itself.
  public static func buildExpression(_ line: MarbleLine) -> MarbleLine { line }

  /// Returns the line of the observable to test. Its elements are compared by their text.
  public static func buildExpression(
    _ subject: some ObservableConvertibleType
  ) -> MarbleLine {
    MarbleLine(kind: .subject(subject.asObservable().map { "\($0)" }))
  }

  /// Returns the lines of the test.
  public static func buildBlock(_ lines: MarbleLine...) -> [MarbleLine] { lines }
}
