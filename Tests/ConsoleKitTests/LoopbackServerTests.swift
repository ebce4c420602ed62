import ConsoleKit
import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.timeLimit(.minutes(2))) struct LoopbackServerTests {
  @Test func `each route answers its paths, and no route the others`() async throws {
    let server = try LoopbackServer(
      LoopbackRoute("/about") { _ in .text("about") },
      LoopbackRoute("/repos/*") { .json(#"{"name": "\#($0.path.dropFirst(7))"}"#) },
      LoopbackRoute("/echo") { .text("\($0.method) \($0.query["q"]!) \($0.body.count)") },
      LoopbackRoute("*") { _ in LoopbackResponse.text("else", status: 500) })
    let log = Log()
    try await onThread {
      var post = URLRequest(url: server.url("/echo?q=a%20b"))
      post.httpMethod = "POST"
      post.httpBody = Data(count: 1_000_000)
      for request in ["/about", "/repos/a/b", "/about/us"].map(server.request) + [post] {
        let (response, data) = try session.rx.response(request: request).toBlocking().single()
        log.add("\(response.statusCode) \(String(decoding: data, as: UTF8.self))")
      }
      server.stop()
    }
    #expect(
      log.lines == ["200 about", #"200 {"name": "a/b"}"#, "500 else", "200 POST a b 1000000"])
    #expect(
      server.requests.map(\.description) == [
        "GET /about: answered(200)", "GET /repos/a/b: answered(200)",
        "GET /about/us: answered(500)", "POST /echo: answered(200)",
      ])
  }

  @Test func `without a route it is 404`() async throws {
    let server = try LoopbackServer()
    let status = try await onThread {
      try session.rx.response(request: server.request("/")).toBlocking().single().response
        .statusCode
    }
    #expect(status == 404)
  }

  @Test func `a long answer arrives whole`() async throws {
    let server = try LoopbackServer(
      LoopbackRoute("/") { _ in .text(String(repeating: "0123456789", count: 1_000_000)) })
    let count = try await onThread {
      try session.rx.data(request: server.request("/")).toBlocking().single().count
    }
    #expect(count == 10_000_000)
  }

  @Test func `a gate holds answers back until it is opened, for all`() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer(.held("/slow", by: gate))
    let log = Log()
    let isMet = try await onThread {
      let both = Observable.merge(
        session.rx.data(request: server.request("/slow")),
        session.rx.data(request: server.request("/slow")))
      let result = ReplaySubject<Data>.createUnbounded()
      _ = both.subscribe(result)
      guard server.wait(until: { $0.map(\.outcome) == [.waiting, .waiting] }) else { return false }
      log.add("both wait")
      gate.open(with: .text("now"))
      let late = session.rx.data(request: server.request("/slow"))
      for data in try result.concat(late).toBlocking().toArray() {
        log.add(String(decoding: data, as: UTF8.self))
      }
      return true
    }
    #expect(isMet)
    #expect(log.lines == ["both wait", "now", "now", "now"])
    #expect(server.requests.allSatisfy { $0.outcome == .answered(200) })
  }

  @Test func `a stopped server is gone, for waiting requests as well`() async throws {
    let server = try LoopbackServer(.held("/slow", by: LoopbackGate()))
    let log = Log()
    try await onThread {
      let result = ReplaySubject<Data>.createUnbounded()
      _ = session.rx.data(request: server.request("/slow")).subscribe(result)
      if !server.wait(for: .waiting, of: "/slow") { log.add("the request did not come") }
      server.stop()
      server.stop()
      for sequence in [result, session.rx.data(request: server.request("/slow"))] {
        guard case .failed(_, let error) = sequence.toBlocking().materialize() else { continue }
        log.add("\((error as? URLError)?.code.rawValue ?? 0)")
      }
    }
    // What a connection is that ends without an answer, each system has its own word for.
    let lost = [URLError.networkConnectionLost, .badServerResponse].map { "\($0.rawValue)" }
    #expect(log.lines.count == 2)
    #expect(lost.contains(log.lines[0]))
    #expect(log.lines[1] == "\(URLError.cannotConnectToHost.rawValue)")
    try await #expect(allSocketsClose(at: server.port))
    #expect(!server.wait(for: .answered(200), of: "/slow", atMost: .nanoseconds(1)))
  }

  @Test func `a route may stop its server, or release it`() async throws {
    for isReleased in [false, true] {
      let owner = Owner()
      let request = try owner.start {
        isReleased ? owner.release() : owner.stop()
        return .text("stopped")
      }
      let isGone = try await onThread {
        let data = session.rx.data(request: request)
        let count = try data.toBlocking().single().count
        owner.stop()
        if case .failed = data.toBlocking().materialize(), count == 7 { return true }
        return isReleased
      }
      #expect(isGone)
    }
  }

  @Test func `several servers do not disturb each other`() async throws {
    let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<8 {
        group.addTask {
          try await onThread {
            let server = try LoopbackServer(LoopbackRoute("/") { _ in .text("\(number)") })
            defer { server.stop() }
            let data = try session.rx.data(request: server.request("/")).toBlocking().single()
            return (server.port, String(decoding: data, as: UTF8.self))
          }
        }
      }
      var answers: [Int: String] = [:]
      for try await (port, answer) in group { answers[port] = answer }
      return answers
    }
    #expect(answers.values.sorted() == ["0", "1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func `a hundred requests leave no socket behind`() async throws {
    let server = try LoopbackServer(LoopbackRoute("/*") { .text($0.path) })
    let count = try await onThread {
      let requests = (0..<100).map { session.rx.data(request: server.request("/\($0)")) }
      return try Observable.concat(requests[..<50] + [Observable.merge(requests[50...])])
        .toBlocking().toArray().count
    }
    server.stop()
    #expect(count == 100)
    #expect(server.requests.count == 100)
    try await #expect(allSocketsClose(at: server.port))
  }
}

/// Who alone holds a server.
private final class Owner: Sendable {
  private let server = Mutex<LoopbackServer?>(nil)

  /// Starts the server with one route, and returns a request for it.
  func start(_ response: @escaping @Sendable () -> LoopbackResponse) throws -> URLRequest {
    let started = try LoopbackServer(LoopbackRoute("/") { _ in response() })
    server.withLock { $0 = started }
    return started.request("/")
  }

  func stop() { server.withLock { $0 }?.stop() }

  func release() { server.withLock { $0 = nil } }
}

/// A session that no other test uses, and that asks without waiting for one of its other requests.
private let session: URLSession = {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.httpMaximumConnectionsPerHost = 32
  return URLSession(configuration: configuration)
}()

extension LoopbackServer {
  func request(_ path: String) -> URLRequest { URLRequest(url: url(path)) }
}

/// Whether this process comes to have no socket with this port. The session closes its ends in its own
/// time, a moment after it has told of the answer: the limit is there for when it never does.
private func allSocketsClose(at port: Int) async throws -> Bool {
  try await onThread {
    let limit = Date() + 30
    while openSockets(at: port) > 0 {
      if Date() > limit { return false }
      sched_yield()
    }
    return true
  }
}

/// How many sockets of this process have this port at one of their ends.
private func openSockets(at port: Int) -> Int {
  (0 as Int32..<1024).count { descriptor in
    [getsockname, getpeername].contains { name in
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          name(descriptor, $0, &size)
        }
      }
      return result == 0 && address.sin_family == AF_INET
        && Int(UInt16(bigEndian: address.sin_port)) == port
    }
  }
}
