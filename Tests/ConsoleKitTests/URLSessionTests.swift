import ConsoleKit
import ConsoleKitNetworking
import Dispatch
import Foundation
import RxLite
import RxLiteTest
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct URLSessionTests {
  private static let session = URLSession(configuration: .ephemeral)
  private let gate = LoopbackGate()
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer(
      LoopbackRoute("/good") { _ in .json(#"{"stars": 24}"#) },
      LoopbackRoute("/bad") { _ in .json("{ not json") },
      LoopbackRoute("/moved") { _ in .text("elsewhere", status: 304) },
      .held("/slow", by: gate))
  }

  /// What a sequence sends, as text, an element and its ending.
  private func events(_ path: String, _ kind: Kind) async throws -> [String] {
    let request = server.request(path)
    return try await onThread {
      let session = URLSessionTests.session
      switch kind {
      case .response:
        return session.rx.response(request: request)
          .map { "\($0.response.statusCode) \($0.data.count)" }.recorded()
      case .data: return session.rx.data(request: request).map { "\($0.count)" }.recorded()
      case .json:
        // What an Any prints differs from system to system.
        return session.rx.json(url: request.url!)
          .map { "\($0 as? [String: Int] ?? [:])" }.recorded()
      }
    }
  }

  enum Kind { case response, data, json }

  @Test(arguments: [
    ("/good", Kind.response, ["200 13", "completed"]),
    ("/none", .response, ["404 24", "completed"]),
    ("/good", .data, ["13", "completed"]),
    ("/none", .data, ["HTTP request failed with `404`."]),
    ("/moved", .data, ["HTTP request failed with `304`."]),
    ("/good", .json, [#"["stars": 24]"#, "completed"]),
    ("/none", .json, ["HTTP request failed with `404`."]),
  ])
  func `what a request comes to`(path: String, kind: Kind, expected: [String]) async throws {
    #expect(try await events(path, kind) == expected)
  }

  @Test func `bad JSON is a deserializationError`() async throws {
    let events = try await events("/bad", .json)
    #expect(events.count == 1)
    #expect(events[0].hasPrefix("Error during deserialization of the response: "))
  }

  @Test func `a failed request has the answer with it`() async throws {
    let body = try await onThread { [server] in
      let data = URLSessionTests.session.rx.data(request: server.request("/none"))
      guard case .failed(_, let error) = data.toBlocking().materialize(),
        case RxCocoaURLError.httpRequestFailed(let response, let body) = error
      else { return "" }
      return "\(response.statusCode) \(String(decoding: body ?? Data(), as: UTF8.self))"
    }
    #expect(body == #"404 {"message": "Not Found"}"#)
  }

  @Test func `what is no web server's answer is a nonHTTPResponse`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TelegraphProtocol.self]
    let events = try await onThread {
      URLSession(configuration: configuration).rx
        .response(request: URLRequest(url: URL(string: "telegraph://office")!)).map { "\($0)" }
        .recorded()
    }
    #expect(events.count == 1)
    #expect(events[0].hasPrefix("Response is not NSHTTPURLResponse `"))
  }

  @Test func `nothing is requested before a subscription, and each makes its own request`()
    async throws
  {
    let count = try await onThread { [server] in
      let json = URLSessionTests.session.rx.json(request: server.request("/good"))
      let before = server.requests.count
      _ = try json.toBlocking().single()
      _ = try json.toBlocking().single()
      return (before, server.requests.count)
    }
    #expect(count == (0, 2))
  }

  @Test func `events do not arrive on the main thread`() async throws {
    let isMain = try await onThread { [server] in
      try URLSessionTests.session.rx.data(request: server.request("/good"))
        .map { _ in Thread.isMainThread }.toBlocking().single()
    }
    #expect(!isMain)
  }

  @Test func `dispose cancels the request, as the server sees it`() async throws {
    let log = Log()
    try await onThread { [server, gate] in
      let subscription = URLSessionTests.session.rx.data(request: server.request("/slow"))
        .subscribe(log.observer())
      log.add("arrived \(server.wait(for: .waiting, of: "/slow"))")
      subscription.dispose()
      log.add("abandoned \(server.wait(for: .abandoned, of: "/slow"))")
      gate.open(with: .text("too late"))
      log.add("\(server.requests)")
    }
    #expect(log.lines == ["arrived true", "abandoned true", "[GET /slow: abandoned]"])
  }

  @Test func `flatMapLatest cancels what is out of date`() async throws {
    let log = Log()
    try await onThread { [server] in
      let queries = PublishSubject<String>()
      let isDone = DispatchSemaphore(value: 0)
      _ =
        queries
        .flatMapLatest {
          URLSessionTests.session.rx.data(request: server.request($0)).map { "\($0.count)" }
        }
        .subscribe(onNext: log.add, onCompleted: { isDone.signal() })
      queries.onNext("/slow")
      log.add("arrived \(server.wait(for: .waiting, of: "/slow"))")
      queries.onNext("/good")
      log.add("abandoned \(server.wait(for: .abandoned, of: "/slow"))")
      queries.onCompleted()
      _ = isDone.wait(timeout: .now() + 30)
    }
    #expect(log.lines.sorted() == ["13", "abandoned true", "arrived true"])
  }
}

/// Answers as nothing on the web does.
private final class TelegraphProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let response = URLResponse(
      url: request.url!, mimeType: nil, expectedContentLength: 4, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("STOP".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

extension ObservableType where Element == String {
  /// The elements and the ending, in the order in which they come.
  fileprivate func recorded() -> [String] {
    switch toBlocking(timeout: 60).materialize() {
    case .completed(let elements): elements + ["completed"]
    case .failed(let elements, let error): elements + ["\(error)"]
    }
  }
}
