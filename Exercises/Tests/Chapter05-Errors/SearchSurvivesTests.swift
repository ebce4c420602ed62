import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// In these tests each query asks the server for what stands in ``Server/answers``.
@Suite("SearchSurvives", .serialized) struct SearchSurvivesTests {
  private let server = Server()

  @Test func `each query is answered`() throws {
    try marbles(in: server.time) {
      "-a-----a-----|"
      results(of: $0)
      "---1-----1---|"
    }
    try server.expectSearches(["a", "a"])
  }

  @Test func `a request that fails is answered with the fallback`() throws {
    try marbles(in: server.time) {
      "-b-----------|"
      results(of: $0)
      "---?---------|"
    }
  }

  @Test func `the query after a failed one is still answered`() throws {
    try marbles(in: server.time) {
      "-a-----b-----a-----|"
      results(of: $0)
      "---1-----?-----1---|"
    }
    try server.expectSearches(["a", "b", "a"])
  }

  @Test func `the queries are subscribed to once, until they end`() throws {
    try marbles(in: server.time) {
      "-b-----b-----a-----|"
      "^------------------!"
      results(of: $0)
      "---?-----?-----1---|"
    }
  }

  @Test func `a request that fails at once is answered with the fallback`() throws {
    try marbles(in: server.time) {
      "-x---x---a---|"
      results(of: $0)
      "-?---?-----1-|"
    }
  }

  @Test func `a newer query disposes the older request`() throws {
    try marbles(in: server.time) {
      "-s-b-----------|"
      results(of: $0)
      "-----?---------|"
    }
    try server.expectDisposed("s", at: 3)
  }

  @Test func `a failure of an older request is not shown`() throws {
    try marbles(in: server.time) {
      "-b(a)----------|"
      results(of: $0)
      "----1----------|"
    }
  }

  @Test func `a request may send several answers, and fail after them`() throws {
    try marbles(in: server.time) {
      "-m-----f-----|"
      results(of: $0)
      "---1-1---3-?-|"
    }
  }

  @Test func `a request that completes without an answer has not failed`() throws {
    try marbles(in: server.time) {
      "-n-----a-----|"
      results(of: $0)
      "---------1---|"
    }
  }

  @Test func `an empty query is searched for like any other`() throws {
    let received = Locked<[String]>([])
    _ = searchSurvives(.of("", " Oslo "), fallback: "?") { query in
      received.value.append(query)
      return .just("1")
    }.subscribe()
    try expect(
      received.value, equals: ["", " Oslo "],
      "`search` should receive each query as it is: first an empty one, then one with blanks.")
  }

  @Test func `the request in progress when the queries complete is still answered`() throws {
    try marbles(in: server.time) {
      "-a|"
      results(of: $0)
      "---1|"
    }
    let failing = Server()
    try marbles(in: failing.time) {
      "-b|"
      results(of: $0, from: failing)
      "---(?,|)"
    }
  }

  @Test func `an error of the queries is an error of the result`() throws {
    try marbles(in: server.time) {
      "-a-----X"
      results(of: $0)
      "---1---X"
    }
    let busy = Server()
    try marbles(in: busy.time) {
      "-s-X"
      results(of: $0, from: busy)
      "---X"
    }
  }

  @Test func `a failed request is not repeated`() throws {
    let subscription = results(of: Observable.just("b").concat(Observable.never()))
      .subscribe { _ in }
    server.time.advanceTo(50)
    subscription.dispose()
    try server.expectSearches(["b"])
    try expect(
      server.requests, equals: ["b"],
      "One query is one request, and this one was subscribed to \(server.requests.count) times.")
  }

  @Test(arguments: Law.all(of: queries, request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let queries = Operator(of: "the queries", calling: "`search`") { queries, trial in
    searchSurvives(queries.map { "\($0)" }, fallback: "?") { trial.count(returning: .just($0)) }
  }

  /// An error is answered with the fallback.
  private static let request = Operator(of: "the request", except: [.error]) { request, _ in
    searchSurvives(.just("a"), fallback: "?") { _ in request.map { "\($0)" } }
  }

  private func results(of queries: Observable<String>, from other: Server? = nil)
    -> Observable<String>
  {
    searchSurvives(queries, fallback: "?", search: (other ?? server).search)
  }
}

private final class Server {
  let time = MarbleTime()
  /// The queries that `search` was called with.
  @Locked private(set) var searches: [String] = []
  /// The queries whose request was subscribed to.
  @Locked private(set) var requests: [String] = []
  @Locked private var disposals: [String: [Int]] = [:]

  /// What the server answers, counted from the request.
  private let answers = [
    "a": "--1|", "b": "--X", "s": "------1|", "m": "--1-1|", "f": "--3-X", "x": "X", "n": "--|",
  ]

  func search(_ query: String) -> Observable<String> {
    searches.append(query)
    let answer = answers[query] ?? "|"
    return .deferred { [time] in
      self.requests.append(query)
      guard answer.count > 1 else { return .error(MarbleError()) }
      return time.createColdObservable(try Timeline(answer).events)
        .do(onDispose: { self.disposals[query, default: []].append(time.clock) })
    }
  }

  func expectSearches(_ expected: [String], line: Int = #line) throws {
    try expect(
      searches, equals: expected,
      """
      `search` should be called once with each query.
      expected: \(expected.joined(separator: ", "))
      found: \(searches.isEmpty ? "no call" : searches.joined(separator: ", "))
      """, line: line)
  }

  func expectDisposed(_ query: String, at second: Int, line: Int = #line) throws {
    let times = disposals[query] ?? []
    try expect(
      times, equals: [second],
      """
      The request for \(query) should be disposed at \(second). \
      \(times.isEmpty ? "It never was." : "It was disposed at \(times.first!).")
      """, line: line)
  }
}
