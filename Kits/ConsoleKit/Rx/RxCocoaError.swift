/// The errors of bindings. Their texts are those of RxCocoa.
public enum RxCocoaError: Swift.Error {
  /// Something unexpected happened.
  case unknown
  /// The operation can't be done with this object.
  case invalidOperation(object: Any)
  /// A table was asked for a row before rows were bound to it, or for a row that doesn't exist.
  case itemsNotYetBound(object: Any)
  /// A row shows an element of another type.
  case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: CustomDebugStringConvertible {
  /// The text that `print(error)` shows.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object):
      "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object):
      "Data source is set, but items are not yet bound to user interface for `\(object)`."
    case .castingError(let object, let targetType):
      "Error casting `\(object)` to `\(targetType)`"
    }
  }
}
