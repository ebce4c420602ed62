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

  @Test(arguments: [
    "{}", #"{"id":7,"topics":["rx"]}"#, #"{"message":"Not Found"}"#, #"{"homepage":null}"#,
  ])
  func `succeeds whatever is in the object`(body: String) throws {
    let subscriber = Subscriber(repo)
    server.respond(200, body)
    let sentence = "The response has status 200 and the JSON object \(body)."
    try subscriber.expect(["success no full_name"], sentence)
    try expect(subscriber.object, equals: body, sentence)
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

  @Test func `fails if the body is no text`() throws {
    let subscriber = Subscriber(repo)
    server.respond(200, Data([0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22, 0xFF, 0x22, 0x7D]))
    try subscriber.expect(
      ["failure cantParseJSON"],
      "A byte of the body, 0xFF, is not a part of any text, so the body is not a JSON object.")
  }

  @Test func `passes on the error of the loader`() throws {
    let errors: [any Error] = [CancellationError(), URLError(.cancelled), NoConnection()]
    for error in errors {
      let subscriber = Subscriber(repo)
      server.fail(error)
      try subscriber.expect(
        ["failure \(error)"], "There is no response. The loader's error is the failure.")
    }
  }

  // What a single remembers.

  @Test(arguments: [200, 299])
  func `says which version it has`(status: Int) throws {
    let first = Subscriber(repo)
    try expect(
      server.versions, equals: [nil],
      "No object has arrived yet, so the request has no version to send.")
    server.respond(status, #"{"stars": 7}"#, version: "v1")
    try first.expect(["success no full_name"], "The response has status \(status) and an object.")
    let second = Subscriber(repo)
    try expect(
      server.versions, equals: [nil, "v1"],
      "An object has arrived with version v1: the next request sends this version.")
    server.respond(status, #"{"stars": 8}"#, version: "v2")
    try expect(
      second.object, equals: #"{"stars":8}"#,
      "The response to the second request has status \(status) and a new object.")
    let third = Subscriber(repo)
    try expect(
      server.versions, equals: [nil, "v1", "v2"],
      "Another object has arrived with version v2: the next request sends this one.")
    third.dispose()
  }

  @Test func `remembers the object that has not changed`() throws {
    let first = Subscriber(repo)
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    for _ in 0..<2 {
      let next = Subscriber(repo)
      server.respond(304, "", version: "another")
      try expect(
        next.received, equals: ["success no full_name"],
        "The request has sent version v1, and the status is 304: succeed with the object of v1.")
      try expect(
        next.object, equals: #"{"stars":7}"#,
        "The request has sent version v1, and the status is 304: succeed with the object of v1.")
    }
    try expect(
      server.versions, equals: [nil, "v1", "v1"],
      "A response with status 304 brings no object: the version is still v1.")
    first.dispose()
  }

  @Test(arguments: ["", " ", #"W/"7a b""#, "v0"])
  func `sends the version as it is`(version: String) throws {
    let first = Subscriber(repo)
    server.respond(200, #"{"stars": 7, "forks": 1}"#, version: "v1")
    let second = Subscriber(repo)
    server.respond(200, #"{"stars": 8}"#, version: version)
    try expect(
      second.object, equals: #"{"stars":8}"#,
      "The second response has a new object: that is the result.")
    let third = Subscriber(repo)
    try expect(
      server.versions, equals: [nil, "v1", version],
      "The second object has arrived with version “\(version)”: the next request sends it unchanged."
    )
    try expect(
      server.paths, equals: Array(repeating: "/repos/ReactiveX/RxSwift", count: 3),
      "The path doesn't depend on the version.")
    third.dispose()
    first.dispose()
  }

  @Test func `a new object takes the place of the one before`() throws {
    let start = Subscriber(repo)
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    let slow = Subscriber(repo)
    let fast = Subscriber(repo)
    server.respond(200, #"{"stars": 8}"#, version: "v2", to: 3)
    server.respond(200, #"{"stars": 9}"#, version: "v3", to: 2)
    try expect(slow.object, equals: #"{"stars":9}"#, "The response has status 200 and an object.")
    let next = Subscriber(repo)
    try expect(
      server.versions.last ?? nil, equals: "v3",
      "Two requests were in progress. The second one got v2, and then the first one v3, which takes its place."
    )
    server.respond(200, #"{"stars": 10}"#, version: "v3")
    let last = Subscriber(repo)
    server.respond(304, "", version: "v3")
    try expect(
      last.object, equals: #"{"stars":10}"#,
      "A new object has arrived, with the same version v3: it takes the place of the one before.")
    for subscriber in [start, fast, next] { subscriber.dispose() }
  }

  @Test func `304 belongs to the version that was sent`() throws {
    let start = Subscriber(repo)
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    let slow = Subscriber(repo)
    let fast = Subscriber(repo)
    server.respond(200, #"{"stars": 8}"#, version: "v2", to: 3)
    try expect(fast.object, equals: #"{"stars":8}"#, "The response has status 200 and an object.")
    server.respond(304, "", version: "v1", to: 2)
    try expect(
      slow.object, equals: #"{"stars":7}"#,
      """
      Two requests have sent version v1. The second one got version v2, and then the first one got a 304: \
      it succeeds with the object of v1, which it has sent.
      """)
    let next = Subscriber(repo)
    try expect(
      server.versions.last ?? nil, equals: "v2",
      "A 304 changes nothing: v2 is still the remembered version.")
    next.dispose()
    start.dispose()
  }

  @Test func `304 needs a version`() throws {
    let early = Subscriber(repo)
    let other = Subscriber(repo)
    server.respond(200, #"{"stars": 7}"#, version: "v1", to: 2)
    try expect(other.object, equals: #"{"stars":7}"#, "The response has status 200 and an object.")
    server.respond(304, "", version: "v1", to: 1)
    try early.expect(
      ["failure status(304)"],
      "The request has sent no version. So a 304 is a failure, even if an object has arrived meanwhile."
    )
  }

  @Test func `a 304 with an object is still a 304`() throws {
    let first = Subscriber(repo)
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    let second = Subscriber(repo)
    server.respond(304, #"{"stars": 0}"#, version: "v1")
    try expect(
      second.object, equals: #"{"stars":7}"#,
      "The status is 304, so the object is the remembered one, whatever the body is.")
    first.dispose()
  }

  @Test func `a failure changes nothing`() throws {
    let first = Subscriber(repo)
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    for (status, body) in [(404, #"{"message": "Not Found"}"#), (200, "oops"), (500, "")] {
      let failed = Subscriber(repo)
      server.respond(status, body, version: "x")
      try expect(
        failed.object, equals: nil, "The response has status \(status) and the body “\(body)”.")
    }
    let offline = Subscriber(repo)
    server.fail(NoConnection())
    try offline.expect(
      ["failure no connection"],
      "There is no response. The loader's error is the failure, even if an object is remembered.")
    let last = Subscriber(repo)
    try expect(
      server.versions, equals: [nil, "v1", "v1", "v1", "v1", "v1"],
      "Version v1 is remembered, and then four requests failed. Each request sends v1.")
    server.respond(304, "", version: "v1")
    try expect(
      last.object, equals: #"{"stars":7}"#,
      "Four requests failed, and then the status is 304: succeed with the object of v1.")
    first.dispose()
    offline.dispose()
  }

  @Test func `the subscriber may ask again at once`() throws {
    let next = SerialDisposable()
    let couldAsk = Locked<Bool?>(nil)
    let first = Subscriber(repo) { [repo] in
      // Another thread asks while this one is still in the subscriber, and it waits for that thread.
      couldAsk.value = inTime { next.disposable = repo.subscribe() }
    }
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    try expect(
      couldAsk.value != false,
      """
      A subscriber received the object, and waited for a thread that asked again, and that thread waited for \
      your lock. Decide under the lock, and send when it is free.
      """)
    try expect(
      server.versions, equals: [nil, "v1"],
      "The subscriber asked again when it received the object of v1, which is remembered by then.")
    next.dispose()
    first.dispose()
  }

  @Test func `each single remembers for itself`() throws {
    let first = Subscriber(repo)
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    let other = Subscriber(getRepo("ReactiveX/RxSwift", server.load))
    try expect(
      server.versions, equals: [nil, nil],
      "`getRepo` was called a second time: its result has not received an object yet.")
    other.dispose()
    first.dispose()
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

  @Test func `a response after cancelling is remembered`() throws {
    let gone = Subscriber(repo)
    gone.dispose()
    server.respond(200, #"{"stars": 7}"#, version: "v1")
    try expect(
      gone.received, equals: [], "The subscription was disposed before the response came.")
    let next = Subscriber(repo)
    try expect(
      server.versions, equals: [nil, "v1"],
      """
      A subscription was disposed, and its response came all the same, with the object of v1. Nobody receives \
      it, but it is remembered: the next request sends v1.
      """)
    server.respond(304, "", version: "v1")
    try expect(
      next.object, equals: #"{"stars":7}"#,
      "The object of v1 came after its subscription was disposed. The next request got a 304 for v1."
    )
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let request = Operator(
    "the single", of: "the request", calling: "`load`", count: 1
  ) { request, trial in
    getRepo("a/b") { _, _, completion in
      trial.count()
      let subscription = request.take(1).subscribe(
        onNext: {
          completion(
            .success(RepoAnswer(status: 200, body: Data(#"{"id": \#($0)}"#.utf8), version: "1")))
        },
        onError: { completion(.failure($0)) })
      return subscription.dispose
    }
    .map { "\($0)" }.asObservable()
  }

  @Test func `two threads may use it at once`() throws {
    let (writer, reader) = (Visitor(), Visitor())
    let body = { (version: String) in Data(#"{"version": "\#(version)"}"#.utf8) }
    let threadOfWriter = pthread_self()
    let repo = getRepo("a/b") { _, version, completion in
      if pthread_equal(pthread_self(), threadOfWriter) != 0 {
        writer.sent = "v\(writer.objects.count)"
        let answer = RepoAnswer(status: 200, body: body(writer.sent), version: writer.sent)
        completion(.success(answer))
      } else {
        reader.sent = version ?? "none"
        completion(.success(RepoAnswer(status: 304, body: Data(), version: "")))
      }
      return {}
    }
    writer.visit(repo)
    try expect(
      writer.got, equals: writer.sent,
      "The loader called `completion` before it returned: the result arrives at once.")
    let end = Date(timeIntervalSinceNow: 1)
    let isOver = Atomic(false)
    onTwoThreads { thread, _ in
      if thread == 0 {
        while writer.objects.count < 20_000, Date() < end, !isOver.load(ordering: .relaxed) {
          writer.visit(repo)
        }
        isOver.store(true, ordering: .relaxed)
      } else {
        while !isOver.load(ordering: .relaxed) {
          reader.visit(repo)
          if reader.sent != reader.got { isOver.store(true, ordering: .relaxed) }
        }
      }
    }
    try expect(
      reader.sent == reader.got,
      """
      One thread received new objects while another one asked, and got a 304 each time. It sent version \
      \(reader.sent), and the result was the object of \(reader.got). Read the version and the object in one \
      step, under your `Mutex`, and replace them so.
      """)
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
  /// The versions that were sent.
  @Locked private(set) var versions: [String?] = []
  /// The numbers of the requests that were cancelled.
  @Locked private(set) var cancelled: [Int] = []
  @Locked private var completions: [(Result<RepoAnswer, any Error>) -> Void] = []

  func load(
    _ path: String, _ version: String?,
    _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
  ) -> () -> Void {
    paths.append(path)
    versions.append(version)
    completions.append(completion)
    let number = paths.count
    return { self.cancelled.append(number) }
  }

  func respond(_ status: Int, _ body: String, version: String = "0", to number: Int? = nil) {
    respond(status, Data(body.utf8), version: version, to: number)
  }

  func respond(_ status: Int, _ body: Data, version: String = "0", to number: Int? = nil) {
    complete(number, .success(RepoAnswer(status: status, body: body, version: version)))
  }

  func fail(_ error: any Error) { complete(nil, .failure(error)) }

  /// Completes the request with this number, or the last one.
  private func complete(_ number: Int?, _ result: Result<RepoAnswer, any Error>) {
    let index = (number ?? completions.count) - 1
    guard completions.indices.contains(index) else { return }
    let completion = completions[index]
    deliver { completion(result) }
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
    _ path: String, _ version: String?,
    _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
  ) -> () -> Void {
    sent.withLock { $0.append(path) }
    guard let url = URL(string: path, relativeTo: server.url("/")) else {
      deliver { completion(.failure(NoConnection())) }
      return {}
    }
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      deliver {
        if let response = response as? HTTPURLResponse, let data {
          let version = response.value(forHTTPHeaderField: "ETag") ?? ""
          completion(
            .success(RepoAnswer(status: response.statusCode, body: data, version: version)))
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

/// What one thread has sent and received. It keeps all objects, so that nothing is read after its release.
private final class Visitor {
  var sent = ""
  var got = ""
  var objects: [[String: Any]] = []

  func visit(_ repo: Single<[String: Any]>) {
    _ = repo.subscribe(
      onSuccess: { object in
        self.got = object["version"] as? String ?? "none"
        self.objects.append(object)
      },
      onFailure: { _ in })
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
  /// The object that has arrived, as JSON.
  @Locked private(set) var object: String?
  private let subscription = SerialDisposable()

  init(_ single: Single<[String: Any]>, then act: @escaping () -> Void = {}) {
    subscription.disposable = single.subscribe { event in
      guard Thread.current.threadDictionary["delivers"] != nil else { return }
      switch event {
      case .success(let json):
        self.received.append("success \(json["full_name"] ?? "no full_name")")
        let data = try? JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
        self.object = data.map { String(decoding: $0, as: UTF8.self) }
      case .failure(let error): self.received.append("failure \(error)")
      }
      act()
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
