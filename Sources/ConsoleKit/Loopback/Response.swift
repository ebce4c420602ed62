import Foundation

/// What the server answers.
public struct LoopbackResponse: Sendable {
  /// The status: 200 is all right, 404 not found.
  public var status: Int
  /// What `body` is.
  public var contentType: String
  /// What comes after the headers.
  public var body: Data

  /// An answer of these bytes.
  public init(status: Int = 200, contentType: String, body: Data) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// An answer in JSON. It is sent as it stands, so it can be wrong on purpose.
  public static func json(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(status: status, contentType: "application/json", body: Data(text.utf8))
  }

  /// An answer in plain text.
  public static func text(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(
      status: status, contentType: "text/plain; charset=utf-8", body: Data(text.utf8))
  }

  /// That there is no such thing.
  public static let notFound = json(#"{"message": "Not Found"}"#, status: 404)

  /// The answer as it goes over the wire.
  var bytes: Data {
    let reason = Reason.sentence(status)
    let head = """
      HTTP/1.1 \(status) \(reason)\r
      Content-Type: \(contentType)\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    return Data(head.utf8) + body
  }
}

private enum Reason {
  /// The words beside a status. Nobody but people reads them.
  static func sentence(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 500: "Internal Server Error"
    default: "Status"
    }
  }
}
