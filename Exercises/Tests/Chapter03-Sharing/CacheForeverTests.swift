import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("CacheForever", .serialized) struct CacheForeverTests {
  private let server = Server()
  private let cached: Observable<String>

  init() { cached = server.answer.cacheForever() }

  @Test func `no request before somebody listens`() throws {
    try expect(server.requests, equals: 0, "Nobody has subscribed yet, and a request was sent.")
    let first = Listener(cached)
    try expect(server.requests, equals: 1, "The first one has subscribed. That sends the request.")
    first.leave()
  }

  @Test func `everybody hears the whole answer, from one request`() throws {
    let first = Listener(cached)
    server.send("a")
    server.send("b")
    let late = Listener(cached)
    try expect(
      late.heard, equals: ["a", "b"], "It comes after b, and hears the answer from the beginning.")
    server.send("c")
    server.end(.completed)
    let expected = ["a", "b", "c", "completed"]
    try expect(first.heard, equals: expected, "The answer was a, b and c, and it was complete.")
    try expect(late.heard, equals: expected, "The answer was a, b and c, and it was complete.")
    try expect(server.requests, equals: 1, "Two observers at the same time: one request.")
  }

  @Test(arguments: [Event<String>.completed, .error(Broken())])
  func `after the ending there is no second request`(ending: Event<String>) throws {
    let first = Listener(cached)
    server.send("a")
    server.end(ending)
    first.leave()
    let late = Listener(cached)
    try expect(
      server.requests, equals: 1,
      "The answer is there, and was asked for again: \(server.requests) requests.")
    try expect(
      late.heard, equals: ["a", "\(ending)"], "It hears what was kept: a, and then the ending.")
  }

  @Test func `an answer that comes at once is kept as well`() throws {
    var requests = 0
    let instant = Observable<String>.deferred {
      requests += 1
      return .just("a")
    }.cacheForever()
    try expect(
      Listener(instant).heard, equals: ["a", "completed"], "The answer was a, and came at once.")
    try expect(Listener(instant).heard, equals: ["a", "completed"], "The answer was kept.")
    try expect(
      requests, equals: 1, "The answer came at once, and was asked for again: \(requests) requests."
    )
  }

  @Test func `who leaves does not cancel the request`() throws {
    let hasty = Listener(cached)
    server.send("a")
    hasty.leave()
    try expect(server.isBusy, "Everybody has left, and the request was cancelled. It is to go on.")
    let next = Listener(cached)
    try expect(
      next.heard == ["a"] && server.requests == 1,
      """
      Everybody has left, and the request is under way. Who comes now hears what has come so far, and \
      sends no other. Requests: \(server.requests)
      """)
    next.leave()
    server.send("b")
    server.end(.completed)
    try expect(hasty.heard, equals: ["a"], "It has left after a.")
    try expect(
      Listener(cached).heard, equals: ["a", "b", "completed"],
      "The request went on while nobody listened. Who comes now hears all of the answer.")
    try expect(server.requests, equals: 1, "There is one request, whoever leaves and comes.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// Somebody who is asked, and answers when told to.
private final class Server {
  private(set) var requests = 0
  private var running: [Int: AnyObserver<String>] = [:]

  var isBusy: Bool { !running.isEmpty }

  var answer: Observable<String> {
    .create { observer in
      self.requests += 1
      let request = self.requests
      self.running[request] = observer
      return Disposables.create { self.running[request] = nil }
    }
  }

  func send(_ element: String) { running.values.forEach { $0.onNext(element) } }
  func end(_ event: Event<String>) { running.values.forEach { $0.on(event) } }
}

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<String>) {
    subscription.disposable = sequence.subscribe { event in
      self.heard.append(event.element ?? "\(event)")
    }
  }

  func leave() { subscription.dispose() }
}
