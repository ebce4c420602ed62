import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("ShareInFlight", .serialized) struct ShareInFlightTests {
  private let server = Server()
  private let requests: SharedRequests

  init() {
    let server = server
    requests = SharedRequests(load: { server.load($0) })
  }

  @Test func `a request is sent, and its answer emitted`() throws {
    let caller = ask(request("/a?q=1", headers: ["X-Note": "7"]))
    try server.expectLoads(
      ["GET http://example.com/a?q=1 X-Note: 7"],
      "There is one caller. `load` receives its request.")
    try server.answer(0, "abc")
    try caller.check(["abc", "completed"], "The request was answered.")
  }

  @Test func `a caller joins the equal request that is in flight`() throws {
    let first = ask(request("/a"))
    let second = ask(request("/a"))
    let third = ask(request("/a"))
    try server.expectLoads(
      ["GET http://example.com/a"], "Three callers ask for the same while it is in flight.")
    try server.answer(0, "abc")
    for caller in [first, second, third] {
      try caller.check(["abc", "completed"], "All three callers receive the one answer.")
    }
  }

  @Test func `nothing is sent or joined before the subscription`() throws {
    let early = requests.data(for: request("/a"))
    try server.expectLoads([], "Nobody has subscribed.")
    let first = ask(request("/a"))
    let second = Subscriber(early.map(text(of:)))
    try server.expectLoads(
      ["GET http://example.com/a"],
      "The second sequence was made before the request was sent, and subscribed to while it is in flight."
    )
    try server.answer(0, "abc")
    let third = Subscriber(early.map(text(of:)))
    try expect(
      server.count, equals: 2,
      "The same sequence is subscribed to again when its request is over. That is a new request.")
    for caller in [first, second, third] { caller.dispose() }
  }

  @Test(arguments: [
    "http://example.com/b", "http://example.com/a?q=1", "https://example.com/a",
    "http://example.org/a", "http://example.com/A", "http://example.com:81/a",
    "http://example.com/a#top",
  ])
  func `another address is another request`(address: String) throws {
    let callers = [ask(request("/a")), ask(URLRequest(url: URL(string: address)!))]
    try server.expectLoads(
      ["GET http://example.com/a", "GET \(address)"], "The addresses are different.")
    try server.answer(1, "second")
    try callers[0].check([], "Only the second request was answered.")
    try callers[1].check(["second", "completed"], "The second request was answered.")
    try server.answer(0, "first")
    try callers[0].check(["first", "completed"], "The first request was answered.")
  }

  @Test func `another method is another request`() throws {
    let callers = [ask(request("/a")), ask(request("/a", method: "HEAD"))]
    try server.expectLoads(
      ["GET http://example.com/a", "HEAD http://example.com/a"], "The methods are different.")
    for caller in callers { caller.dispose() }
  }

  @Test func `other headers are another request`() throws {
    for (one, other) in [
      ([:], ["X-User": "Ada"]), (["X-User": "Ada"], [:]), (["X-User": "Ada"], ["X-User": "Bob"]),
      (["X-User": "Ada"], ["X-User": "ada"]), (["X-User": "Ada"], ["X-Group": "Ada"]),
      (["X-User": "Ada"], ["X-UserA": "da"]), (["A": "1", "B": "2"], ["A": "1, b: 2"]),
      (["X-User": ""], [:]), (["X-User": "Ada"], ["X-User": "Ada", "Accept": "*/*"]),
    ] {
      let (server, callers) = ask(request("/a", headers: one), request("/a", headers: other))
      try expect(
        server.count, equals: 2,
        """
        Both are a GET of /a. One has \(list(one)), and the other \(list(other)). One answer for both might \
        show the mail of one user to the other. Requests sent:
        """)
      for caller in callers { caller.dispose() }
    }
  }

  @Test func `the same headers are the same request`() throws {
    for (one, other) in [
      (["X-User": "Ada", "Accept": "*/*"], ["Accept": "*/*", "X-User": "Ada"]),
      (["X-User": "Ada"], ["x-user": "Ada"]), (["ACCEPT": "a"], ["Accept": "a"]),
    ] {
      let (server, callers) = ask(request("/a", headers: one), request("/a", headers: other))
      try expect(
        server.count, equals: 1,
        """
        Both are a GET of /a. One has \(list(one)), and the other \(list(other)). The names of headers are \
        compared regardless of case. Requests sent:
        """)
      for caller in callers { caller.dispose() }
    }
  }

  @Test func `nothing else makes a request another one`() throws {
    var (patient, hasty) = (request("/a"), request("/a"))
    patient.timeoutInterval = 60
    hasty.timeoutInterval = 5
    hasty.cachePolicy = .reloadIgnoringLocalCacheData
    let (server, callers) = ask(patient, hasty)
    try expect(
      server.count, equals: 1,
      """
      Both are a GET of /a without headers. They differ in `timeoutInterval` and `cachePolicy`. Nothing but the \
      method, the address and the headers counts. Requests sent:
      """)
    for caller in callers { caller.dispose() }
  }

  @Test(arguments: ["GET", "HEAD"])
  func `methods that only read are shared`(method: String) throws {
    let (server, callers) = ask(request("/a", method: method), request("/a", method: method))
    try expect(server.count, equals: 1, "A \(method) only reads. Two of them in flight are one.")
    for caller in callers { caller.dispose() }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
  func `other methods are sent each time`(method: String) throws {
    let (server, callers) = ask(request("/a", method: method), request("/a", method: method))
    try expect(
      server.count, equals: 2,
      "Two callers \(method) something, each for itself. Both requests must be sent. Requests sent:"
    )
    try server.answer(0, "first")
    try callers[0].check(["first", "completed"], "The \(method) of the first caller was answered.")
    try callers[1].check([], "The \(method) of the second caller wasn't answered yet.")
    callers[1].dispose()
    try expect(!server.isRunning(1), "The second caller has left, but its \(method) still runs.")
  }

  @Test func `after the answer a new caller makes a new request`() throws {
    let first = ask(request("/a"))
    try server.answer(0, "old")
    let second = ask(request("/a"))
    try second.check([], "The first request is over. Its answer isn't kept.")
    let third = ask(request("/a"))
    try expect(
      server.count, equals: 2,
      """
      The first request is over. The second caller makes a new one, and the third joins that. Requests sent:
      """
    )
    try server.answer(1, "new")
    try first.check(["old", "completed"], "The first caller was answered long ago.")
    for caller in [second, third] {
      try caller.check(["new", "completed"], "The second request was answered.")
    }
  }

  @Test func `after a failure a new caller makes a new request`() throws {
    let callers = [ask(request("/a")), ask(request("/a"))]
    try server.fail(0)
    for caller in callers {
      try caller.check(["error(no connection)"], "The request has failed, so both callers fail.")
    }
    for round in 1...2 {
      let late = ask(request("/a"))
      try late.check([], "Failure number \(round) is over. A new caller doesn't receive it.")
      try expect(
        server.count, equals: round + 1,
        "After failure number \(round), a new caller makes a new request. Requests sent:")
      try server.fail(round)
    }
  }

  @Test func `a caller that leaves doesn't cancel the request of the others`() throws {
    for leaving in 0...1 {
      let (server, callers) = ask(request("/a"), request("/a"))
      callers[leaving].dispose()
      try expect(
        server.isRunning(0), "One of two callers has left, and the other one still waits.")
      let late = Subscriber(server.requests.data(for: request("/a")).map(text(of:)))
      try expect(
        server.count, equals: 1, "One of two callers has left. The request is still in flight.")
      try server.answer(0, "abc")
      try callers[1 - leaving].check(["abc", "completed"], "This caller has waited.")
      try late.check(["abc", "completed"], "This caller has joined after another one had left.")
      try callers[leaving].check([], "This caller has left before the answer.")
    }
  }

  @Test func `the last caller that leaves cancels the request`() throws {
    let callers = [ask(request("/a")), ask(request("/a"))]
    for caller in callers { caller.dispose() }
    try expect(!server.isRunning(0), "Both callers have left, but the request still runs.")
    let late = ask(request("/a"))
    try expect(
      server.count, equals: 2, "The first request was cancelled. A new caller makes a new one.")
    let joined = ask(request("/a"))
    try expect(server.count, equals: 2, "The second request is in flight, and can be joined.")
    try server.answer(1, "abc")
    for caller in [late, joined] { try caller.check(["abc", "completed"], "It was answered.") }
  }

  @Test func `a caller that joins between data and completion receives the data`() throws {
    let first = ask(request("/a"))
    try server.send("abc", to: 0)
    let late = ask(request("/a"))
    try expect(server.count, equals: 1, "The request hasn't completed, so it is in flight.")
    try late.check(["abc"], "This caller has joined when the data had arrived. It needs it, too.")
    try server.complete(0)
    for caller in [first, late] { try caller.check(["abc", "completed"], "It has completed.") }
  }

  @Test func `a caller that asks again when it receives the error makes a new request`() throws {
    try askAgainAtTheEnd(
      "the error", end: { try server.fail(0) }, first: ["error(no connection)", "new", "completed"])
  }

  @Test func `a caller that asks again when it receives the completion makes a new one`() throws {
    try askAgainAtTheEnd(
      "the completion", end: { try server.answer(0, "old") },
      first: ["old", "completed", "new", "completed"])
  }

  private func askAgainAtTheEnd(
    _ name: String, end: () throws -> Void, first expected: [String], line: Int = #line
  ) throws {
    let received = Locked<[String]>([])
    let hasAsked = Locked(false)
    let bag = DisposeBag()
    let sequence = requests.data(for: request("/a")).map(text(of:))
    func subscribe() {
      sequence.subscribe { event in
        received.value.append(event.element ?? "\(event)")
        guard event.isStopEvent, !hasAsked.value else { return }
        hasAsked.value = true
        subscribe()
      }
      .disposed(by: bag)
    }
    subscribe()
    try end()
    try expect(
      server.count, equals: 2,
      "A caller asked again in the moment in which it received \(name). That is a new request. Requests sent:",
      line: line)
    let third = ask(request("/a"))
    try expect(
      server.count, equals: 2,
      """
      A caller asked again when it received \(name), and made a new request. That one is in flight, so a third \
      caller joins it. When the old request is released, it must not take the new one along. Requests sent:
      """, line: line)
    try server.answer(1, "new")
    try expect(received.value, equals: expected, "It has asked twice.", line: line)
    try third.check(["new", "completed"], "It has joined the new request.", line: line)
  }

  @Test func `callers that retry share the second attempt`() throws {
    let callers = (1...3).map { _ in
      Subscriber(requests.data(for: request("/a")).retry(2).map(text(of:)))
    }
    try server.fail(0)
    let late = ask(request("/a"))
    try expect(
      server.count, equals: 2,
      "Three callers `retry(2)` when the request fails, and a fourth one comes later. Requests sent:"
    )
    try server.answer(1, "abc")
    for caller in callers + [late] {
      try caller.check(["abc", "completed"], "The second attempt was answered.")
    }
  }

  @Test func `an answer that is there at once isn't kept`() throws {
    let count = Locked(0)
    let requests = SharedRequests { _ in
      count.value += 1
      return .just(Data("\(count.value)".utf8))
    }
    for number in 1...3 {
      let caller = Subscriber(requests.data(for: request("/a")).map(text(of:)))
      try caller.check(
        ["\(number)", "completed"],
        "Each request is answered before `subscribe` returns, so this is request number \(number).")
    }
  }

  @Test func `each SharedRequests has its own requests`() throws {
    let callers = [
      ask(request("/a")), ask(request("/a"), other: SharedRequests(load: server.load)),
    ]
    try expect(server.count, equals: 2, "These are two objects, with nothing in common.")
    for caller in callers { caller.dispose() }
  }

  @Test(arguments: Law.all(of: shared, alone))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Its subscribers have a run together.
  private static let shared = Operator(
    "the answer", of: "the request", calling: "`load`", count: 1,
    except: [.ownRun, .oneDisposed, .observerSubscribes, .threads]
  ) { source, trial in
    answer(to: "GET", source, trial)
  }

  private static let alone = Operator(
    "the answer", of: "the POST", calling: "`load`", count: 1
  ) { source, trial in
    answer(to: "POST", source, trial)
  }

  private static func answer(
    to method: String, _ source: Observable<Int>, _ trial: Trial
  ) -> Observable<String> {
    SharedRequests { _ in
      trial.count()
      return source.map { Data("\($0)".utf8) }
    }
    .data(for: request("/a", method: method)).map(text(of:))
  }

  private func ask(_ request: URLRequest, other: SharedRequests? = nil) -> Subscriber {
    Subscriber((other ?? requests).data(for: request).map(text(of:)))
  }

  /// Two callers of a server of their own.
  private func ask(_ one: URLRequest, _ other: URLRequest) -> (Server, [Subscriber]) {
    let server = Server()
    return (
      server, [one, other].map { Subscriber(server.requests.data(for: $0).map(text(of:))) }
    )
  }

  private func list(_ headers: [String: String]) -> String {
    let lines = headers.map { "`\($0): \($1)`" }.sorted()
    return lines.isEmpty ? "no header" : lines.joined(separator: " and ")
  }
}

private struct NoConnection: Error, CustomStringConvertible { let description = "no connection" }

/// Its requests are answered when a test says so.
private final class Server {
  @Locked private var loads: [String] = []
  @Locked private var sources: [ManualSource<Data>] = []
  lazy var requests = SharedRequests(load: { [unowned self] in load($0) })

  /// The number of requests that were sent.
  var count: Int { sources.filter { $0.runs > 0 }.count }

  func load(_ request: URLRequest) -> Observable<Data> {
    let headers = (request.allHTTPHeaderFields ?? [:]).map { " \($0): \($1)" }.sorted().joined()
    loads.append("\(request.httpMethod ?? "nil") \(request.url!.absoluteString)\(headers)")
    let source = ManualSource<Data>()
    sources.append(source)
    return source.sequence
  }

  func isRunning(_ number: Int) -> Bool {
    sources.indices.contains(number) && sources[number].isRunning
  }

  func answer(_ number: Int, _ body: String) throws {
    try send(body, to: number)
    try complete(number)
  }

  func send(_ body: String, to number: Int) throws { try source(number).send(Data(body.utf8)) }

  func complete(_ number: Int) throws { try source(number).send(.completed) }

  func fail(_ number: Int) throws { try source(number).send(.error(NoConnection())) }

  func expectLoads(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(loads, equals: expected, "\(sentence) The calls of `load`:", line: line)
    try expect(
      count, equals: expected.count,
      "\(sentence) What `load` returns should be subscribed to once.", line: line)
  }

  private func source(_ number: Int) throws -> ManualSource<Data> {
    if !sources.indices.contains(number) {
      try RxLiteTest.fail(
        "`load` should have been called \(number + 1) times by now. Calls: \(sources.count).")
    }
    return sources[number]
  }
}

private func request(
  _ path: String, method: String = "GET", headers: [String: String] = [:]
) -> URLRequest {
  var request = URLRequest(url: URL(string: "http://example.com\(path)")!)
  request.httpMethod = method
  // NB: `setValue` would change the case of the names on Linux.
  request.allHTTPHeaderFields = headers
  return request
}

private func text(of data: Data) -> String { String(decoding: data, as: UTF8.self) }
