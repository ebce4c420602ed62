import Foundation

extension LoopbackRequest {
  /// Returns the bytes that the header `Range` asks for, such as `bytes=100-199`, of a body with `count`
  /// bytes.
  ///
  /// - Returns: The bytes; an empty range if the body has none of them; `nil` if the request asks for the
  ///   whole body, or for anything but one range of bytes.
  public func range(of count: Int) -> Range<Int>? {
    guard let match = headers["range"]?.wholeMatch(of: #/bytes=(\d+)-(\d*)/#),
      let first = Int(match.1)
    else { return nil }
    let last = match.2.isEmpty ? count - 1 : Int(match.2) ?? count - 1
    if first >= count { return count..<count }
    return last < first ? nil : first..<min(last, count - 1) + 1
  }
}

extension LoopbackResponse {
  /// Returns the part of a body that a request asks for, with status 206; the whole body, with 200, if
  /// it asks for no part; or 416, if the body has no such part.
  public static func part(of body: Data, for request: LoopbackRequest) -> LoopbackResponse {
    let type = "application/octet-stream"
    guard let range = request.range(of: body.count) else {
      return LoopbackResponse(contentType: type, body: body)
    }
    if range.isEmpty {
      var response = LoopbackResponse(status: 416, contentType: type, body: Data())
      response.headers["Content-Range"] = "bytes */\(body.count)"
      return response
    }
    let part = body.dropFirst(range.lowerBound).prefix(range.count)
    var response = LoopbackResponse(status: 206, contentType: type, body: Data(part))
    response.headers["Content-Range"] =
      "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.count)"
    return response
  }
}
