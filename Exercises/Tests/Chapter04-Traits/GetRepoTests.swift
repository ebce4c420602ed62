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

  @Test func `asks when somebody subscribes, and each time`() throws {
    try expect(server.paths, equals: [], "Nobody has subscribed yet, and the server was asked.")
    let first = Listener(repo)
    try expect(
      server.paths, equals: ["/repos/ReactiveX/RxSwift"], "Somebody has subscribed: it asks once.")
    let second = Listener(repo)
    try expect(
      server.paths.count, equals: 2, "Two subscriptions are two requests: a Single shares nothing.")
    try expect(first.heard == [] && second.heard == [], "There is no answer yet.")
  }

  @Test(arguments: [200, 201, 299])
  func `succeeds with the object`(status: Int) throws {
    let listener = Listener(repo)
    server.answer(status, #"{"full_name": "ReactiveX/RxSwift"}"#)
    try expect(
      listener.heard, equals: ["success ReactiveX/RxSwift"],
      "The server answered \(status) and an object: that is success, once.")
  }

  @Test(arguments: ["{}", #"{"id": 7, "topics": ["rx"]}"#])
  func `succeeds whatever is in the object`(body: String) throws {
    let listener = Listener(repo)
    server.answer(200, body)
    try expect(
      listener.heard, equals: ["success nothing"],
      "The server answered 200 and \(body): that is an object, though one without a full_name.")
  }

  @Test(arguments: [199, 300, 404, 500])
  func `fails with a status that isn't success`(status: Int) throws {
    let listener = Listener(repo)
    server.answer(status, #"{"full_name": "an error page"}"#)
    try expect(
      listener.heard, equals: ["failure status(\(status))"],
      "The status is \(status). That is a failure, though JSON came with it.")
  }

  @Test func `the status counts, whatever comes with it`() throws {
    let listener = Listener(repo)
    server.answer(404, "<html>not here</html>")
    try expect(
      listener.heard, equals: ["failure status(404)"],
      """
      The status is 404, and a page came with it that is no JSON. What went wrong is the status: it \
      has to be looked at first.
      """)
  }

  @Test(arguments: ["", "oops", #"{"full_name": "#, "[1, 2]"])
  func `fails with what is no JSON object`(body: String) throws {
    let listener = Listener(repo)
    server.answer(200, body)
    try expect(
      listener.heard, equals: ["failure cantParseJSON"],
      "What came is “\(body)”, which is no JSON object.")
  }

  @Test func `fails with the loader's error`() throws {
    let listener = Listener(repo)
    server.fail()
    try expect(
      listener.heard, equals: ["failure no net"], "The loader failed: its error is the error.")
  }

  @Test func `who disposes cancels the request`() throws {
    let listener = Listener(repo)
    listener.leave()
    try expect(
      server.cancelled, equals: [1],
      "It was disposed, and the request goes on: nobody cancelled it.")
    server.answer(200, "{}")
    try expect(listener.heard, equals: [], "It was disposed before the answer came.")
  }

  @Test func `who disposes cancels no other request`() throws {
    let first = Listener(repo)
    let second = Listener(repo)
    first.leave()
    try expect(
      server.cancelled, equals: [1],
      """
      There are two requests, and the first was disposed: that one is to be cancelled, and not the \
      second. Cancelled: \(server.cancelled)
      """)
    second.leave()
  }

  // From here on a server on this machine is asked, over the net. What would be waited for in vain is
  // checked before: nobody waits for a request that was not sent.

  @Test(arguments: [
    ("ReactiveX/RxSwift", "success ReactiveX/RxSwift"),
    ("no/such", "failure status(404)"),
    ("broken/json", "failure cantParseJSON"),
  ])
  func `a real server's answer is read as well`(name: String, heard: String) async throws {
    let net = try Net()
    defer { net.server.stop() }
    let listener = Listener(getRepo(name, net.load))
    try expect(net.paths, equals: ["/repos/\(name)"], "Somebody has subscribed: it asks once.")
    await net.isOver()
    try expect(listener.heard, equals: [heard], "A real server was asked for \(name).")
  }

  @Test func `a real server sees that who disposes has gone`() async throws {
    let net = try Net()
    defer { net.server.stop() }
    let listener = Listener(getRepo("slow/repo", net.load))
    try expect(net.paths, equals: ["/repos/slow/repo"], "Somebody has subscribed: it asks once.")
    try expect(net.cancelled, equals: 0, "Nobody has disposed it, and the request was cancelled.")
    try expect(await net.slowRequest(is: .waiting), "The request did not reach the server.")
    listener.leave()
    try expect(
      net.cancelled > 0, "It was disposed, and the request goes on: nobody cancelled it.")
    try expect(await net.slowRequest(is: .abandoned), "The server did not see that nobody waits.")
    await net.isOver()
    try expect(listener.heard, equals: [], "It was disposed before the answer came.")
  }
}

private struct NoNet: Error, CustomStringConvertible { let description = "no net" }

/// A server that answers when it is told to.
private final class Server {
  private(set) var paths: [String] = []
  /// The numbers of the requests that were cancelled.
  private(set) var cancelled: [Int] = []
  private var completion: ((Result<RepoAnswer, any Error>) -> Void)?

  func load(
    _ path: String, _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
  ) -> () -> Void {
    paths.append(path)
    self.completion = completion
    let number = paths.count
    return { self.cancelled.append(number) }
  }

  func answer(_ status: Int, _ body: String) {
    completion?(.success(RepoAnswer(status: status, body: Data(body.utf8))))
  }

  func fail() { completion?(.failure(NoNet())) }
}

/// A server on this machine, and a session that asks it.
private final class Net: Sendable {
  let server: LoopbackServer
  private let asked = Mutex<[String]>([])
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

  var paths: [String] { asked.withLock { $0 } }
  var cancelled: Int { cancellations.load(ordering: .relaxed) }

  func load(
    _ path: String, _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
  ) -> () -> Void {
    asked.withLock { $0.append(path) }
    guard let url = URL(string: path, relativeTo: server.url("/")) else {
      completion(.failure(NoNet()))
      return {}
    }
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      if let response = response as? HTTPURLResponse, let data {
        completion(.success(RepoAnswer(status: response.statusCode, body: data)))
      } else {
        completion(.failure(error ?? NoNet()))
      }
      self.end.yield()
    }
    task.resume()
    return {
      self.cancellations.add(1, ordering: .relaxed)
      task.cancel()
    }
  }

  /// Returns when a request has been answered, or has failed, and whoever sent it has been told.
  func isOver() async { _ = await ends.first { true } }

  /// Returns when the request that gets no answer has come to this: on a thread that may be held up.
  func slowRequest(is outcome: LoopbackEntry.Outcome) async -> Bool {
    await withCheckedContinuation { done in
      Thread { [server] in
        done.resume(
          returning: server.wait(for: outcome, of: "/repos/slow/repo", atMost: .seconds(15)))
      }.start()
    }
  }
}

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  private let subscription = SerialDisposable()

  init(_ single: Single<[String: Any]>) {
    subscription.disposable = single.subscribe { event in
      switch event {
      case .success(let json): self.heard.append("success \(json["full_name"] ?? "nothing")")
      case .failure(let error): self.heard.append("failure \(error)")
      }
    }
  }

  func leave() { subscription.dispose() }
}
