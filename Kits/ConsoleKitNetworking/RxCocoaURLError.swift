import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The errors of requests. Their texts are those of RxCocoa.
public enum RxCocoaURLError: Swift.Error {
  /// Something unexpected happened.
  case unknown
  /// The response isn't that of a web server.
  case nonHTTPResponse(response: URLResponse)
  /// The server answered with a status that isn't a success.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The response can't be decoded.
  case deserializationError(error: Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  /// The text that `print(error)` shows.
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
