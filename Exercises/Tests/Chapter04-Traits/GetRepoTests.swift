import ConsoleKit
import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter04Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("GetRepo", .serialized) struct GetRepoTests {
  private let server = Server()
  private let repo: Single<[String: Any]>

  init() { repo = getRepo("ReactiveX/RxSwift", server.load) }

  @Test func `each subscription sends a request`() throws {
    try expect(
      server.paths, equals: [],
      "`load` was called before there was a subscription.")
    let first = Subscriber(repo)
    try expect(
      server.paths, equals: ["/repos/ReactiveX/RxSwift"],
      "A subscription calls `load` once, with this path, before `subscribe` returns.")
    let second = Subscriber(repo)
    try expect(
      server.paths.count, equals: 2,
      "Two subscriptions send two requests: a Single shares nothing.")
    try expect(
      first.received == [] && second.received == [],
      "A result arrived, but the server has not responded yet.")
  }

  @Test(arguments: ["apple/swift", "a b/c%20d", " Ünï/😀 ", ""])
  func `the name goes into the path as it is`(name: String) throws {
    let subscriber = Subscriber(getRepo(name, server.load))
    try expect(
      server.paths, equals: ["/repos/\(name)"], "The path is `/repos/` and the name, unchanged.")
    subscriber.dispose()
  }

  @Test(arguments: [200, 201, 204, 250, 299])
  func `succeeds with the object`(status: Int) throws {
    let subscriber = Subscriber(repo)
    server.respond(status, #"{"full_name": "ReactiveX/RxSwift"}"#)
    try subscriber.expect(
      ["success ReactiveX/RxSwift"],
      "The response has status \(status) and a JSON object: that is one success.")
  }

  @Test(arguments: ["{}", #"{"id": 7, "topics": ["rx"]}"#, #"{"message": "Not Found"}"#])
  func `succeeds whatever is in the object`(body: String) throws {
    let subscriber = Subscriber(repo)
    server.respond(200, body)
    try subscriber.expect(
      ["success no full_name"], "The response has status 200 and the JSON object \(body).")
  }

  @Test(arguments: [0, 100, 199, 300, 304, 400, 404, 500, -200, Int.max])
  func `fails if the status is not from 200 to 299`(status: Int) throws {
    let subscriber = Subscriber(repo)
    server.respond(status, #"{"full_name": "an error page"}"#)
    try expect(
      server.paths.count, equals: 1, "The status was \(status), but another request was sent.")
    try subscriber.expect(
      ["failure status(\(status))"],
      "Status \(status) is a failure, though the body is a JSON object.")
  }

  @Test func `looks at the status before the body`() throws {
    let subscriber = Subscriber(repo)
    server.respond(404, "<html>not here</html>")
    try subscriber.expect(
      ["failure status(404)"],
      "The status is 404, and the body is not JSON. The status explains the body: look at it first."
    )
  }

  @Test(arguments: ["", "oops", #"{"full_name": "#, "[1, 2]", "7", "null"])
  func `fails if the body is not a JSON object`(body: String) throws {
    let subscriber = Subscriber(repo)
    server.respond(200, body)
    try subscriber.expect(
      ["failure cantParseJSON"], "The body is “\(body)”, which is not a JSON object.")
  }

  @Test func `the result arrives on the thread of the response`() throws {
    let subscriber = Subscriber(repo)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [server] in
      server.respond(200, "{}")
      isDone.signal()
    }
    isDone.wait()
    try subscriber.expect(
      ["success no full_name"],
      "The loader called `completion` on another thread: the result arrives there.")
  }

  @Test func `disposing cancels the request`() throws {
    let subscriber = Subscriber(repo)
    try expect(
      server.cancelled, equals: [], "The request was cancelled while somebody waited for it.")
    subscriber.dispose()
    try expect(
      server.cancelled, equals: [1],
      "The subscription was disposed, but the closure that `load` returned was not called once.")
    server.respond(200, "{}")
    try expect(
      subscriber.received, equals: [], "The subscription was disposed before the response came.")
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let request = Operator(
    "the single", of: "the request", calling: "`load`", count: 1
  ) { request, trial in
    getRepo("a/b") { _, completion in
      trial.count()
      let subscription = request.take(1).subscribe(
        onNext: {
          completion(.success(RepoAnswer(status: 200, body: Data(#"{"id": \#($0)}"#.utf8))))
        },
        onError: { completion(.failure($0)) })
      return subscription.dispose
    }
    .map { "\($0)" }.asObservable()
  }

  // From here on the requests go to a server on this machine. What a test would wait for in vain is
  // checked before: no test waits for a request that was not sent.

  @Test(arguments: [
    ("ReactiveX/RxSwift", "success ReactiveX/RxSwift"),
    ("no/such", "failure status(404)"),
    ("broken/json", "failure cantParseJSON"),
  ])
  func `reads the response of a real server`(name: String, result: String) async throws {
    let net = try Net()
    defer { net.server.stop() }
    let waiting = Subscriber(repo)
    try expect(
      server.cancelled, equals: [], "The request was cancelled while somebody waited for it.")
    waiting.dispose()
    let subscriber = Subscriber(getRepo(name, net.load))
    try expect(net.paths, equals: ["/repos/\(name)"], "A subscription sends one request.")
    await net.isOver()
    try subscriber.expect([result], "A real server responded to a request for \(name).")
  }

  @Test func `a real server notices that a request was cancelled`() async throws {
    let net = try Net()
    defer { net.server.stop() }
    // A task that is cancelled at once can crash.
    let waiting = Subscriber(repo)
    try expect(
      server.cancelled, equals: [], "The request was cancelled while somebody waited for it.")
    waiting.dispose()
    let subscriber = Subscriber(getRepo("slow/repo", net.load))
    try expect(net.paths, equals: ["/repos/slow/repo"], "A subscription sends one request.")
    try expect(net.cancelled, equals: 0, "The request was cancelled while somebody waited for it.")
    try expect(await net.slowRequest(is: .waiting), "The request did not reach the server.")
    subscriber.dispose()
    try expect(
      net.cancelled > 0, "The subscription was disposed, but the request was not cancelled.")
    try expect(
      await net.slowRequest(is: .abandoned), "The server did not notice that the client has gone.")
    await net.isOver()
    try expect(
      subscriber.received, equals: [], "The subscription was disposed before the response came.")
  }
}

private struct NoConnection: Error, CustomStringConvertible { let description = "no connection" }

/// A server that responds when a test says so.
private final class Server {
  @Locked private(set) var paths: [String] = []
  /// The numbers of the requests that were cancelled.
  @Locked private(set) var cancelled: [Int] = []
  @Locked private var completion: ((Result<RepoAnswer, any Error>) -> Void)?

  func load(
    _ path: String, _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
  ) -> () -> Void {
    paths.append(path)
    self.completion = completion
    let number = paths.count
    return { self.cancelled.append(number) }
  }

  func respond(_ status: Int, _ body: String) {
    deliver { completion?(.success(RepoAnswer(status: status, body: Data(body.utf8)))) }
  }

}

/// A server on this machine, and a session that sends requests to it.
private final class Net: Sendable {
  let server: LoopbackServer
  private let sent = Mutex<[String]>([])
  private let cancellations = Atomic(0)
  private let (ends, end) = AsyncStream<Void>.makeStream()

  init() throws {
    server = try LoopbackServer(
      LoopbackRoute("/repos/ReactiveX/RxSwift") { _ in
        .json(#"{"full_name": "ReactiveX/RxSwift"}"#)
      },
      LoopbackRoute("/repos/broken/json") { _ in .json(#"{"full_name": "#) },
      .held("/repos/slow/repo", by: LoopbackGate()))
  }

  var paths: [String] { sent.withLock { $0 } }
  var cancelled: Int { cancellations.load(ordering: .relaxed) }

  func load(
    _ path: String, _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
  ) -> () -> Void {
    sent.withLock { $0.append(path) }
    guard let url = URL(string: path, relativeTo: server.url("/")) else {
      deliver { completion(.failure(NoConnection())) }
      return {}
    }
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      deliver {
        if let response = response as? HTTPURLResponse, let data {
          completion(.success(RepoAnswer(status: response.statusCode, body: data)))
        } else {
          completion(.failure(error ?? NoConnection()))
        }
      }
      self.end.yield()
    }
    task.resume()
    return {
      self.cancellations.add(1, ordering: .relaxed)
      task.cancel()
    }
  }

  /// Returns when a completion handler has returned.
  func isOver() async { _ = await ends.first { true } }

  /// Waits for the request that is never answered to come to this outcome, on a thread that may block.
  func slowRequest(is outcome: LoopbackEntry.Outcome) async -> Bool {
    await withCheckedContinuation { done in
      Thread { [server] in
        done.resume(
          returning: server.wait(for: outcome, of: "/repos/slow/repo", atMost: .seconds(15)))
      }.start()
    }
  }
}

/// Calls a completion handler: what it sends at once, on this thread, has arrived in time.
private func deliver(_ complete: () -> Void) {
  let values = Thread.current.threadDictionary
  let before = values["delivers"]
  values["delivers"] = true
  complete()
  values["delivers"] = before
}

/// Records what a subscription receives while a completion handler is called, on its thread.
private final class Subscriber {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  init(_ single: Single<[String: Any]>) {
    subscription.disposable = single.subscribe { event in
      guard Thread.current.threadDictionary["delivers"] != nil else { return }
      switch event {
      case .success(let json):
        self.received.append("success \(json["full_name"] ?? "no full_name")")
      case .failure(let error): self.received.append("failure \(error)")
      }
    }
  }

  func dispose() { subscription.dispose() }

  /// Checks what has arrived when `completion` returned.
  func expect(_ events: [String], _ sentence: String, line: Int = #line) throws {
    let hint =
      received.isEmpty
      ? " Nothing had arrived when `completion` returned: did it go over a scheduler?" : ""
    try RxLiteTest.expect(received, equals: events, sentence + hint, line: line)
  }
}
