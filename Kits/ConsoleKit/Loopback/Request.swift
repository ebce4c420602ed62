import Foundation
import Synchronization

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
  /// Says whether the client still waits for the answer.
  package let patience = LoopbackPatience()
}

/// How much a server takes from its clients.
package struct LoopbackLimits: Sendable {
  /// The maximum number of bytes of a request's first line and headers.
  package var headers = 1 << 24
  /// The maximum number of bytes after them.
  package var body = 1 << 24
  /// The maximum number of connections at a time: others are closed.
  package var connections = Int.max
  /// The seconds within which a request must have arrived completely.
  package var seconds = Double.infinity

  /// Creates the limits of a lesson's server, which are generous.
  package init() {}
}

/// Says whether the client still waits for an answer.
package final class LoopbackPatience: Sendable {
  private let state = Mutex((isOver: false, action: (@Sendable () -> Void)?.none))

  /// Calls `action` when the client closes its connection before it has an answer; at once if it already has.
  package func onEnd(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      state.action = action
      return state.isOver
    }
    if isOver { action() }
  }

  /// Whether the client has closed its connection before it had an answer.
  package var isOver: Bool { state.withLock(\.isOver) }

  func end() {
    let action = state.withLock { state in
      state.isOver = true
      return state.action
    }
    action?()
  }
}

extension LoopbackRequest {
  /// The result of reading the bytes that have arrived so far.
  enum Reading {
    case incomplete
    case complete(LoopbackRequest)
    case malformed
  }

  /// Reads a request from the bytes that have arrived so far.
  static func read(_ bytes: Data, within limits: LoopbackLimits = .init()) -> Reading {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else {
      return bytes.count > limits.headers ? .malformed : .incomplete
    }
    if bytes.distance(from: bytes.startIndex, to: end.lowerBound) > limits.headers {
      return .malformed
    }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    var lines = head.components(separatedBy: "\r\n")
    let words = lines.removeFirst().split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."),
      let target = URLComponents(string: String(words[1])), target.path.hasPrefix("/"),
      let headers = read(headers: lines),
      let length = Int(headers["content-length"] ?? "0"), (0...limits.body).contains(length),
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
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...]
      // Two hosts, or two lengths, can't both be meant.
      if headers[name] != nil, ["host", "content-length"].contains(name) { return nil }
      headers[name] = value.trimmingCharacters(in: .whitespaces)
    }
    return headers
  }
}
