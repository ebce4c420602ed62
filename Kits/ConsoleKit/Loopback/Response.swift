import Foundation

/// A response of the server.
public struct LoopbackResponse: Sendable {
  /// The status: 200 is all right, 404 not found.
  public var status: Int
  /// The type of the body.
  public var contentType: String
  /// The bytes after the headers.
  public var body: Data
  /// More headers, such as `Location`.
  public var headers: [String: String] = [:]

  /// How the body is divided.
  enum Framing: Sendable {
    /// It is sent in one piece, after its length.
    case whole
    /// It is sent in chunks of these lengths.
    case chunks([Int])
  }

  var framing = Framing.whole
  /// Whether the connection is closed before the body has ended.
  var breaksOff = false

  /// Creates a response with these bytes.
  public init(status: Int = 200, contentType: String, body: Data) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// Returns a response in JSON. The text is sent as it is, so it can be invalid on purpose.
  public static func json(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(status: status, contentType: "application/json", body: Data(text.utf8))
  }

  /// Returns a response in plain text.
  public static func text(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(
      status: status, contentType: "text/plain; charset=utf-8", body: Data(text.utf8))
  }

  /// Returns a response that redirects the client to another address.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
    var response = text("", status: status)
    response.headers["Location"] = location
    return response
  }

  /// Returns a response whose length isn't known when it begins: it is sent in chunks.
  public static func chunked(
    _ chunks: [Data], contentType: String = "text/plain; charset=utf-8"
  ) -> LoopbackResponse {
    var response = LoopbackResponse(contentType: contentType, body: Data(chunks.joined()))
    response.framing = .chunks(chunks.map(\.count).filter { $0 > 0 })
    return response
  }

  /// Returns the same response without its end: its header promises more bytes than the body has, and
  /// the connection is closed after the body.
  public func brokenOff() -> LoopbackResponse {
    var response = self
    response.breaksOff = true
    return response
  }

  /// The response to a path that doesn't exist.
  public static let notFound = json(#"{"message": "Not Found"}"#, status: 404)

  /// The response as it is sent.
  var bytes: Data {
    var lines = ["HTTP/1.1 \(status) \(Reason.sentence(status))", "Content-Type: \(contentType)"]
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    switch framing {
    case .whole: lines.append("Content-Length: \(body.count + (breaksOff ? 1 : 0))")
    case .chunks: lines.append("Transfer-Encoding: chunked")
    }
    lines += ["Connection: close", "", ""]
    return Data(lines.joined(separator: "\r\n").utf8) + framedBody
  }

  private var framedBody: Data {
    guard case .chunks(let lengths) = framing else { return body }
    var (framed, rest) = (Data(), body[...])
    for length in lengths {
      framed += Data("\(String(length, radix: 16))\r\n".utf8) + rest.prefix(length)
      framed += Data("\r\n".utf8)
      rest = rest.dropFirst(length)
    }
    return breaksOff ? framed : framed + Data("0\r\n\r\n".utf8)
  }
}

private enum Reason {
  /// Returns the text beside a status, which no program needs.
  static func sentence(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 415: "Unsupported Media Type"
    case 416: "Range Not Satisfiable"
    case 421: "Misdirected Request"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
