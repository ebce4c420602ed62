import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

@Suite("CancelStale", .serialized) struct CancelStaleTests {
  private let queries = PublishSubject<String>()
  private let server = Server()

  private func results() -> Observable<String> { searchResults(queries, server.load) }

  @Test func `a query makes a request, and the result emits what it emits`() throws {
    let sequence = results()
    try expect(!queries.hasObservers, "No one has subscribed, but the queries are subscribed to.")
    let subscriber = Subscriber(sequence)
    queries.onNext("a")
    try expect(server.lines, equals: ["load a"], "The query a makes one request.")
    for result in ["1", "2", "2"] { try server.request(0).onNext(result) }
    try expect(
      subscriber.events, equals: ["1", "2", "2"], "The request has emitted 1, 2 and 2.")
  }

  @Test func `the next query cancels the old request before it makes a new one`() throws {
    let subscriber = Subscriber(results())
    queries.onNext("a")
    try server.request(0).onNext("a1")
    queries.onNext("b")
    try expect(
      server.lines, equals: ["load a", "cancelled a", "load b"],
      "The query b was sent while the request for a was running.")
    try server.request(0).onNext("a2")
    try server.request(1).onNext("b1")
    try expect(
      subscriber.events, equals: ["a1", "b1"], "After the query b no result for a arrives.")
  }

  @Test(arguments: ["", " a ", "A", "ä😀", "no results"])
  func `each query is asked as it is`(query: String) throws {
    let subscriber = Subscriber(results())
    queries.onNext(query)
    queries.onNext(query)
    try expect(
      server.lines.filter { $0.hasPrefix("load") }, equals: ["load \(query)", "load \(query)"],
      "The query “\(query)” is sent twice: that makes two requests.")
    subscriber.dispose()
  }

  @Test func `a request that fails is no results, and the search continues`() throws {
    let subscriber = Subscriber(results())
    queries.onNext("a")
    try server.request(0).onNext("a1")
    try server.request(0).onError(NoConnection())
    try expect(
      subscriber.events, equals: ["a1", "no results"], "The request for a has failed after a1.")
    try expect(
      server.lines, equals: ["load a", "cancelled a"], "A failed request is not repeated.")
    queries.onNext("b")
    try expect(server.requests.count, equals: 2, "The query b was sent after a failure.")
    try server.request(1).onNext("b1")
    try expect(
      subscriber.events, equals: ["a1", "no results", "b1"],
      "After a failure the next query is answered.")
  }

  @Test func `it completes with the queries and the last request`() throws {
    let subscriber = Subscriber(results())
    queries.onNext("a")
    queries.onCompleted()
    try expect(subscriber.events, equals: [], "The request for a is still running.")
    try server.request(0).onNext("a1")
    try server.request(0).onCompleted()
    try expect(
      subscriber.events, equals: ["a1", "completed"], "The queries and the request have completed.")
  }

  @Test func `a request that completes does not end the search`() throws {
    let subscriber = Subscriber(results())
    queries.onNext("a")
    try server.request(0).onCompleted()
    try expect(subscriber.events, equals: [], "The queries have not completed.")
    queries.onCompleted()
    try expect(subscriber.events, equals: ["completed"], "Both have completed.")
  }

  @Test func `a failure of the last request completes the result`() throws {
    let subscriber = Subscriber(results())
    queries.onNext("a")
    queries.onCompleted()
    try server.request(0).onError(NoConnection())
    try expect(
      subscriber.events, equals: ["no results", "completed"],
      "The queries have completed, and then the last request fails.")
  }

  @Test func `if the queries fail, so does the search`() throws {
    let subscriber = Subscriber(results())
    queries.onNext("a")
    queries.onError(NoConnection())
    try expect(
      subscriber.events, equals: ["no connection"],
      "The queries themselves have failed, not a request.")
    try expect(
      server.lines, equals: ["load a", "cancelled a"], "The queries failed during a request.")
  }

  @Test func `disposing cancels the request and ends the queries`() throws {
    let subscriber = Subscriber(results())
    queries.onNext("a")
    subscriber.dispose()
    try expect(
      server.lines, equals: ["load a", "cancelled a"], "The subscription was disposed.")
    try expect(
      !queries.hasObservers, "The subscription was disposed, but not the one to the queries.")
  }

  @Test func `each subscription has a run of its own`() throws {
    let sequence = results()
    let both = [Subscriber(sequence), Subscriber(sequence)]
    queries.onNext("a")
    try expect(server.requests.count, equals: 2, "Two subscribers make two requests for a query.")
    both[0].dispose()
    try server.request(1).onNext("1")
    try expect(both[1].events, equals: ["1"], "The other subscription was disposed.")
  }

  @Test func `the subscriber may send the next query`() throws {
    let events = Locked<[String]>([])
    let subscription = results().subscribe(onNext: { result in
      events.value.append(result)
      if result == "a1" { self.queries.onNext("b") }
    })
    queries.onNext("a")
    try server.request(0).onNext("a1")
    try expect(
      server.lines, equals: ["load a", "cancelled a", "load b"],
      "The subscriber sends the query b when it receives a1.")
    try server.request(1).onNext("b1")
    try expect(events.value, equals: ["a1", "b1"], "The subscriber has sent the query b itself.")
    subscription.dispose()
  }
}

private struct NoConnection: Error, CustomStringConvertible { let description = "no connection" }

/// Its requests answer when a test says so.
private final class Server {
  @Locked private(set) var requests: [PublishSubject<String>] = []
  @Locked private(set) var lines: [String] = []

  /// The request with this number, counted from 0, or a finding if it was never made.
  func request(_ number: Int) throws -> PublishSubject<String> {
    if !requests.indices.contains(number) {
      try fail(
        "\(number + 1) requests should have been made by now. There are \(requests.count).")
    }
    return requests[number]
  }

  func load(_ query: String) -> Observable<String> {
    .deferred { [self] in
      lines.append("load \(query)")
      let request = PublishSubject<String>()
      requests.append(request)
      let isOver = Locked(false)
      return request.do(
        onCompleted: { isOver.value = true },
        onDispose: { [weak self] in if !isOver.value { self?.lines.append("cancelled \(query)") } })
    }
  }
}

private final class Subscriber {
  @Locked private(set) var events: [String] = []
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<String>) {
    subscription.disposable = sequence.subscribe { event in
      switch event {
      case .next(let result): self.events.append(result)
      case .error(let error): self.events.append("\(error)")
      case .completed: self.events.append("completed")
      }
    }
  }

  func dispose() { subscription.dispose() }
}
