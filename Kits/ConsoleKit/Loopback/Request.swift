import Foundation

/// A request from a client.
public struct LoopbackRequest: Sendable {
  /// `GET`, `POST` …
  public let method: String
  /// The path, without its query and without percent signs.
  public let path: String
  /// The query, as names and values.
  public let query: [String: String]
  /// The headers. The names are in lower case.
  public let headers: [String: String]
  /// The bytes after the headers.
  public let body: Data
}

extension LoopbackRequest {
  /// The result of reading the bytes that have arrived so far.
  enum Reading {
    case incomplete
    case complete(LoopbackRequest)
    case malformed
  }

  /// The maximum number of bytes: no request of a lesson is longer.
  private static let limit = 1 << 24

  /// Reads a request from the bytes that have arrived so far.
  static func read(_ bytes: Data) -> Reading {
    if bytes.count > limit { return .malformed }
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return .incomplete }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    var lines = head.components(separatedBy: "\r\n")
    let words = lines.removeFirst().split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."),
      let target = URLComponents(string: String(words[1])), target.path.hasPrefix("/"),
      let headers = read(headers: lines),
      let length = Int(headers["content-length"] ?? "0"), (0...limit).contains(length),
      headers["transfer-encoding"] == nil
    else { return .malformed }

    let body = bytes[end.upperBound...]
    if body.count < length { return .incomplete }
    let items = (target.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return .complete(
      LoopbackRequest(
        method: String(words[0]), path: target.path,
        query: Dictionary(items) { _, last in last }, headers: headers,
        body: Data(body.prefix(length))))
  }

  /// - Returns: `nil` if a line isn't a header.
  private static func read(headers lines: [String]) -> [String: String]? {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...]
      headers[line[..<colon].lowercased()] = value.trimmingCharacters(in: .whitespaces)
    }
    return headers
  }
}
