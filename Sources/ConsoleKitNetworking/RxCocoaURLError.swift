import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What can go wrong with a request. Texts as in RxCocoa.
public enum RxCocoaURLError: Swift.Error {
  /// Something unexpected happened.
  case unknown
  /// The answer isn't one of a web server.
  case nonHTTPResponse(response: URLResponse)
  /// The server answered, but not with success.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The answer can't be read.
  case deserializationError(error: Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  /// The sentence that `print(error)` shows.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error):
      "Error during deserialization of the response: \(error)"
    }
  }
}
