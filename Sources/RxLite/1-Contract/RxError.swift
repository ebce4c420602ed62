/// The errors that RxLite itself sends. Texts as in RxSwift 6.
public enum RxError: Swift.Error {
  /// Something unexpected happened.
  case unknown
  /// Something was used after it had been disposed.
  case disposed(object: AnyObject)
  /// A number left the range of its type.
  case overflow
  /// An index outside the sequence.
  case argumentOutOfRange
  /// One element was expected, and none came.
  case noElements
  /// One element was expected, and more came.
  case moreThanOneElement
  /// The time ran out.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// The sentence that `print(error)` shows.
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

/// Refuses a call that can't mean anything (rule 8), with a sentence that says what to do.
func refuse(_ sentence: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError(sentence, file: file, line: line)
}
