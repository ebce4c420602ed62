import Foundation
import Synchronization

/// Texts that clients have stored on a server, each under its path.
final class Notes: Sendable {
  private let texts = Mutex<[String: Data]>([:])

  func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    switch request.method {
    case "PUT":
      texts.withLock { $0[request.path] = request.body }
      var response = LoopbackResponse.text("stored \(request.body.count) bytes", status: 201)
      response.headers["Location"] = request.path
      return response
    case "GET":
      guard let text = texts.withLock({ $0[request.path] }) else { return .notFound }
      return LoopbackResponse(contentType: "text/plain; charset=utf-8", body: text)
    default:
      return .text("Only GET and PUT.", status: 405)
    }
  }

  /// The same in JSON: a `PUT` is answered with the number of bytes.
  func jsonAnswer(_ request: LoopbackRequest) -> LoopbackResponse {
    var response = answer(request)
    switch response.status {
    case 201: response.body = Data(#"{"stored": \#(request.body.count)}"#.utf8)
    case 200: break
    default: return response
    }
    response.contentType = "application/json"
    return response
  }
}
