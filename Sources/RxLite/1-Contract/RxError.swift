/// The errors that RxLite itself sends. Their texts are those of RxSwift 6.
public enum RxError: Swift.Error {
  /// An unexpected error occurred.
  case unknown
  /// An object was used after it was disposed.
  case disposed(object: AnyObject)
  /// A number exceeded the range of its type.
  case overflow
  /// An index is outside the sequence.
  case argumentOutOfRange
  /// One element was expected, but the sequence has none.
  case noElements
  /// One element was expected, but the sequence has more.
  case moreThanOneElement
  /// The time limit was exceeded.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// The text that `print(error)` shows.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}

/// Stops the program at a call that has no meaning (rule 8), with a message that says what to do.
func refuse(_ sentence: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError(sentence, file: file, line: line)
}
