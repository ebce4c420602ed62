import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// In these tests the first token is `old`.
@Suite("RefreshToken", .serialized) struct RefreshTokenTests {
  private let server = Server()

  @Test func `a request is sent with the token`() throws {
    let caller = server.ask("a")
    try server.expectSent(["a with Bearer old"], "There is one request, and the token is old.")
    try server.answer(0, 200, "abc")
    try caller.check(["200 abc", "completed"], "The request was answered.")
    try server.expectRefreshes(0, "Nothing was refused.")
  }

  @Test func `the rest of the request is left as it is`() throws {
    let sent = Locked<[URLRequest]>([])
    let requests = SignedRequests(
      token: "old", refresh: { .never() },
      send: { request in
        sent.value.append(request)
        return .never()
      })
    var request = URLRequest(url: URL(string: "http://example.com/a?q=1")!)
    request.httpMethod = "PUT"
    request.httpBody = Data("call Ada".utf8)
    request.setValue("7", forHTTPHeaderField: "X-Note")
    request.setValue("Basic 123", forHTTPHeaderField: "Authorization")
    let subscription = requests.response(to: request).subscribe()
    let received = sent.value.first
    try expect(
      [
        received?.httpMethod, received?.url?.absoluteString,
        received?.value(forHTTPHeaderField: "X-Note"),
        received?.httpBody.map { String(decoding: $0, as: UTF8.self) },
      ], equals: ["PUT", "http://example.com/a?q=1", "7", "call Ada"],
      "The method, the address, the other headers and the body stay.")
    try expect(
      received?.value(forHTTPHeaderField: "Authorization"), equals: "Bearer old",
      "The request had a header `Authorization` already. It is replaced.")
    subscription.dispose()
  }

  @Test func `the repetition is the same request with another token`() throws {
    let sent = Locked<[String]>([])
    let requests = SignedRequests(
      token: "old", refresh: { .just("new") },
      send: { request in
        let headers = ["X-Note", "Authorization"].map {
          request.value(forHTTPHeaderField: $0) ?? "nothing"
        }
        let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
        sent.value.append(
          "\(request.httpMethod ?? "nothing") \(request.url!.absoluteString), "
            + "\(headers.joined(separator: ", ")), \(body)")
        return .just(response(sent.value.count == 1 ? 401 : 200, ""))
      })
    var request = URLRequest(url: URL(string: "http://example.com/a?q=1")!)
    request.httpMethod = "PUT"
    request.httpBody = Data("call Ada".utf8)
    request.setValue("7", forHTTPHeaderField: "X-Note")
    let subscription = requests.response(to: request).subscribe(onError: { _ in })
    try expect(
      sent.value,
      equals: ["old", "new"].map { "PUT http://example.com/a?q=1, 7, Bearer \($0), call Ada" },
      """
      The first answer has status 401. The request is sent again as it was, with the new token. The method, \
      the address, the header `X-Note`, the token and the body of each:
      """)
    subscription.dispose()
  }

  @Test(arguments: [200, 204, 302, 400, 402, 403, 404, 407, 500, 503])
  func `any other answer is emitted`(status: Int) throws {
    let caller = server.ask("a")
    try server.answer(0, status, "abc")
    try caller.check(
      ["\(status) abc", "completed"], "The status is \(status), so the token was accepted.")
    try server.expectRefreshes(0, "Status \(status) doesn't ask for a new token.")
  }

  @Test func `a refused request is repeated with a new token`() throws {
    let caller = server.ask("a")
    try server.answer(0, 401, "who are you?")
    try server.expectRefreshes(1, "The request was refused with status 401.")
    try caller.check([], "The answer with status 401 isn't emitted.")
    try server.expectSent(["a with Bearer old"], "The new token isn't there yet.")
    try server.refresh(0, "new")
    try server.expectSent(
      ["a with Bearer old", "a with Bearer new"], "The new token is there.")
    try server.answer(1, 200, "abc")
    try caller.check(["200 abc", "completed"], "The repetition was answered.")
  }

  @Test func `the next request has the new token`() throws {
    let first = server.ask("a")
    let early = server.requests.response(to: request("c"))
    try server.answer(0, 401)
    try server.refresh(0, "new")
    let second = server.ask("b")
    let third = early.subscribe()
    try server.expectSent(
      ["a with Bearer old", "a with Bearer new", "b with Bearer new", "c with Bearer new"],
      """
      The requests b and c were subscribed to after the refresh. The sequence for c was made before, which \
      makes no difference.
      """)
    first.dispose()
    second.dispose()
    third.dispose()
  }

  @Test func `all that wait get the same new token`() throws {
    let callers = ["a", "b", "c"].map { server.ask($0) }
    for number in 0...2 { try server.answer(number, 401) }
    try server.expectRefreshes(1, "Three requests were refused, and the first refresh still runs.")
    try server.refresh(0, "new")
    try server.expectSent(
      ["a", "b", "c"].map { "\($0) with Bearer old" }
        + ["a", "b", "c"].map { "\($0) with Bearer new" },
      "Three requests have waited. Each is repeated once, with the new token.")
    for (number, name) in [(3, "A"), (5, "C"), (4, "B")] { try server.answer(number, 200, name) }
    for (caller, name) in zip(callers, ["A", "B", "C"]) {
      try caller.check(["200 \(name)", "completed"], "Each caller receives its own answer.")
    }
    try server.expectRefreshes(1, "One new token was enough.")
  }

  @Test func `a request isn't held back by a refresh`() throws {
    let first = server.ask("a")
    try server.answer(0, 401)
    let second = server.ask("b")
    try server.expectSent(
      ["a with Bearer old", "b with Bearer old"],
      "The refresh runs, so b is sent with the old token.")
    try server.answer(1, 401)
    try server.expectRefreshes(1, "The request b is refused during the refresh, and waits for it.")
    try server.refresh(0, "new")
    try server.expectSent(
      ["a with Bearer old", "b with Bearer old", "a with Bearer new", "b with Bearer new"],
      "Both have waited for the new token.")
    first.dispose()
    second.dispose()
  }

  @Test func `a refusal of an older token needs no refresh`() throws {
    let callers = [server.ask("a"), server.ask("b")]
    try server.answer(0, 401)
    try server.refresh(0, "new")
    try server.answer(1, 401)
    try server.expectRefreshes(
      1,
      """
      The request b was sent with the old token, and refused when the new one was there already. It needs no other.
      """
    )
    try server.expectSent(
      ["a with Bearer old", "b with Bearer old", "a with Bearer new", "b with Bearer new"],
      "The request b is repeated at once, with the newer token.")
    try server.answer(3, 200, "B")
    try callers[1].check(["200 B", "completed"], "The repetition of b was answered.")
    callers[0].dispose()
  }

  @Test func `a request is repeated once`() throws {
    let caller = server.ask("a")
    try server.answer(0, 401, "first")
    try server.refresh(0, "new")
    try server.answer(1, 401, "second")
    try caller.check(
      ["401 second", "completed"],
      "The repetition was refused as well. Its answer is emitted, whatever its status is.")
    try server.expectRefreshes(1, "A request is repeated once. It causes one refresh at most.")
    try server.expectSent(["a with Bearer old", "a with Bearer new"], "It is repeated once.")
  }

  @Test func `a later refusal refreshes again`() throws {
    var expected: [String] = []
    for (round, tokens) in [("old", "second"), ("second", "third"), ("third", "fourth")]
      .enumerated()
    {
      let caller = server.ask("a")
      try server.answer(2 * round, 401)
      try server.expectRefreshes(
        round + 1, "The token \(tokens.0) has expired. Refresh number \(round + 1) begins.")
      try server.refresh(round, tokens.1)
      expected += ["a with Bearer \(tokens.0)", "a with Bearer \(tokens.1)"]
      try server.expectSent(expected, "The newest token is \(tokens.1).")
      try server.answer(2 * round + 1, 200, "abc")
      try caller.check(["200 abc", "completed"], "The repetition was answered.")
    }
  }

  @Test func `a failed refresh fails all that wait`() throws {
    let callers = ["a", "b"].map { server.ask($0) }
    for number in 0...1 { try server.answer(number, 401) }
    try server.failRefresh(0)
    for caller in callers {
      try caller.check(
        ["error(logged out)"], "The refresh has failed. All that wait for it fail with its error.")
    }
    try server.expectSent(
      ["a with Bearer old", "b with Bearer old"], "There is no new token, so nothing is repeated.")
    try server.expectRefreshes(1, "A failed refresh isn't repeated.")
  }

  @Test func `after a failed refresh the next refusal refreshes again`() throws {
    for round in 0...1 {
      let caller = server.ask("a")
      try server.answer(round, 401)
      try server.expectRefreshes(
        round + 1, "Earlier refreshes have failed. Refusal number \(round + 1) makes a new one.")
      try server.failRefresh(round)
      try caller.check(["error(logged out)"], "Refresh number \(round + 1) has failed.")
    }
    let caller = server.ask("a")
    try server.answer(2, 401)
    try server.refresh(2, "new")
    try server.answer(3, 200, "abc")
    try caller.check(["200 abc", "completed"], "The third refresh brings a new token.")
    try server.expectSent(
      (1...3).map { _ in "a with Bearer old" } + ["a with Bearer new"],
      "While there is no new token, requests are sent with the old one.")
  }

  @Test func `a caller that asks again when the refresh fails gets another one`() throws {
    let caller = Subscriber(server.requests.response(to: request("a")).retry(2).map(text(of:)))
    try server.answer(0, 401)
    try server.failRefresh(0)
    try server.answer(1, 401)
    try server.expectRefreshes(2, "The caller's `retry(2)` asks again, and is refused again.")
    try server.refresh(1, "new")
    try server.answer(2, 200, "abc")
    try caller.check(["200 abc", "completed"], "The second refresh brings a new token.")
  }

  @Test func `a refusal after a failed refresh makes a new one`() throws {
    let callers = [server.ask("a"), server.ask("b")]
    try server.answer(0, 401)
    try server.failRefresh(0)
    try server.answer(1, 401)
    try server.expectRefreshes(
      2,
      """
      Both requests were sent with the old token. The refresh for a has failed when b is refused, so there is no \
      newer token, and b needs a refresh of its own.
      """)
    try server.refresh(1, "new")
    try server.answer(2, 200, "B")
    try callers[0].check(["error(logged out)"], "The refresh for a has failed.")
    try callers[1].check(["200 B", "completed"], "The repetition of b was answered.")
  }

  @Test func `a refresh that begins when another one fails can be joined`() throws {
    let refreshes = Locked<[ManualSource<String>]>([])
    let requests = SignedRequests(
      token: "old",
      refresh: {
        refreshes.value.append(ManualSource())
        return refreshes.value[refreshes.value.count - 1].sequence.asSingle()
      },
      send: { request in
        let isNew = request.value(forHTTPHeaderField: "Authorization") == "Bearer new"
        return .just(response(isNew ? 200 : 401, request.url!.lastPathComponent))
      })
    let first = Subscriber(requests.response(to: request("a")).retry(2).map(text(of:)))
    try expect(refreshes.value.count, equals: 1, "The request a was refused. Calls of `refresh`:")
    refreshes.value[0].send(.error(LoggedOut()))
    let second = Subscriber(requests.response(to: request("b")).map(text(of:)))
    try expect(
      refreshes.value.count, equals: 2,
      """
      The first refresh fails. In that moment the caller of a asks again, and is refused at once: that is the \
      second refresh. It still runs when b is refused. When the first one is released, it must not take the second \
      one along. Calls of `refresh`:
      """)
    refreshes.value[1].send("new")
    refreshes.value[1].send(.completed)
    try first.check(["200 a", "completed"], "The second refresh has brought a token.")
    try second.check(["200 b", "completed"], "The second refresh has brought a token.")
  }

  @Test func `a new token that is refused at once makes a new refresh`() throws {
    let tokens = Locked(["second", "third"])
    let requests = SignedRequests(
      token: "first",
      refresh: { tokens.value.isEmpty ? .never() : .just(tokens.value.removeFirst()) },
      send: { request in
        let token = request.value(forHTTPHeaderField: "Authorization") ?? "nothing"
        return .just(response(token == "Bearer third" ? 200 : 401, token))
      })
    let caller = Subscriber(
      requests.response(to: request("a"))
        .flatMap { answer -> Observable<(response: HTTPURLResponse, data: Data)> in
          answer.response.statusCode == 401
            ? requests.response(to: request("a")) : .just(answer)
        }
        .map(text(of:)))
    try caller.check(
      ["200 Bearer third", "completed"],
      """
      The token second is refused, too, so the repetition is answered with 401, and the caller asks again in the \
      moment in which it receives that. The refresh that has brought the token second is over, so a new one brings \
      the third.
      """)
  }

  @Test func `one that waits may leave`() throws {
    for leaving in 0...1 {
      let server = Server()
      let callers = ["a", "b"].map { server.ask($0) }
      for number in 0...1 { try server.answer(number, 401) }
      callers[leaving].dispose()
      try expect(
        server.isRefreshing, "One of two requests that wait was disposed. The other still waits.")
      try server.refresh(0, "new")
      let other = ["a", "b"][1 - leaving]
      try server.expectSent(
        ["a with Bearer old", "b with Bearer old", "\(other) with Bearer new"],
        "Nobody waits for the disposed one, so only the other is repeated.")
      callers[1 - leaving].dispose()
    }
  }

  @Test func `the last one that leaves cancels the refresh`() throws {
    let callers = ["a", "b"].map { server.ask($0) }
    for number in 0...1 { try server.answer(number, 401) }
    for caller in callers { caller.dispose() }
    try expect(!server.isRefreshing, "Both requests were disposed, but the refresh still runs.")
    let late = server.ask("c")
    try server.answer(2, 401)
    try server.expectRefreshes(2, "The first refresh was cancelled, so this refusal makes another.")
    try server.refresh(1, "new")
    try server.answer(3, 200, "abc")
    try late.check(["200 abc", "completed"], "The repetition was answered.")
  }

  @Test func `disposing cancels a request and its repetition`() throws {
    let first = server.ask("a")
    first.dispose()
    try expect(!server.isRunning(0), "The request was disposed, but it still runs.")
    let second = server.ask("b")
    try server.answer(1, 401)
    try server.refresh(0, "new")
    second.dispose()
    try expect(!server.isRunning(2), "The request was disposed, but its repetition still runs.")
  }

  @Test func `an error of the repetition is passed on`() throws {
    let caller = server.ask("a")
    try server.answer(0, 401)
    try server.refresh(0, "new")
    try server.fail(1)
    try caller.check(["error(no connection)"], "The repetition has failed.")
    try server.expectSent(["a with Bearer old", "a with Bearer new"], "It is repeated once.")
  }

  @Test func `what is refused and refreshed at once is repeated at once`() throws {
    let requests = SignedRequests(
      token: "old", refresh: { .just("new") },
      send: { request in
        let header = request.value(forHTTPHeaderField: "Authorization") ?? ""
        return .just(response(header == "Bearer new" ? 200 : 401, header))
      })
    for _ in 1...2 {
      let caller = Subscriber(requests.response(to: request("a")).map(text(of:)))
      try caller.check(
        ["200 Bearer new", "completed"], "All answers are there before `subscribe` returns.")
    }
  }

  @Test func `each object has a token of its own`() throws {
    let other = Server()
    let callers = [server.ask("a"), other.ask("b")]
    try server.answer(0, 401)
    try server.refresh(0, "new")
    let late = other.ask("c")
    try other.expectSent(
      ["b with Bearer old", "c with Bearer old"], "The new token belongs to another object.")
    for caller in callers + [late] { caller.dispose() }
  }

  @Test func `nothing is held when all is over`() throws {
    weak var witness: Server?
    do {
      let server = Server()
      witness = server
      let requests = SignedRequests(
        token: "old", refresh: { server.newToken() }, send: { server.send($0) })
      let caller = Subscriber(requests.response(to: request("a")).map(text(of:)))
      try server.answer(0, 401)
      try server.refresh(0, "new")
      try server.answer(1, 200)
      caller.dispose()
    }
    try expect(
      witness == nil,
      """
      The object is gone, and its requests are over, but something still holds `send` or `refresh`. Does the \
      object hold a sequence whose closure holds the object?
      """)
  }

  @Test(arguments: Law.all(of: first, repetition))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let first = Operator(
    "the answer", of: "the request", calling: "`send`", count: 1
  ) { source, trial in
    SignedRequests(token: "old", refresh: { .never() }) { _ in
      trial.count()
      return source.map { response(200, "\($0)") }
    }
    .response(to: request("a")).map(text(of:))
  }

  /// Two threads would refresh at the same time.
  private static let repetition = Operator(
    "the answer", of: "the repetition", count: 1, except: [.threads]
  ) { source, _ in
    SignedRequests(token: "old", refresh: { .just("new") }) { request in
      request.value(forHTTPHeaderField: "Authorization") == "Bearer new"
        ? source.map { response(200, "\($0)") } : .just(response(401, ""))
    }
    .response(to: request("a")).map(text(of:))
  }
}

private struct NoConnection: Error, CustomStringConvertible { let description = "no connection" }

private struct LoggedOut: Error, CustomStringConvertible { let description = "logged out" }

/// Its requests and its refreshes are answered when a test says so.
private final class Server {
  @Locked private var sent: [String] = []
  @Locked private var answers: [ManualSource<(response: HTTPURLResponse, data: Data)>] = []
  @Locked private var refreshes: [ManualSource<String>] = []
  lazy var requests = SignedRequests(
    token: "old", refresh: { [unowned self] in newToken() }, send: { [unowned self] in send($0) })

  func ask(_ path: String) -> Subscriber {
    Subscriber(requests.response(to: request(path)).map(text(of:)))
  }

  func newToken() -> Single<String> {
    let refresh = ManualSource<String>()
    refreshes.append(refresh)
    return refresh.sequence.asSingle()
  }

  func send(_ request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let header = request.value(forHTTPHeaderField: "Authorization") ?? "nothing"
    sent.append("\(request.url!.lastPathComponent) with \(header)")
    let source = ManualSource<(response: HTTPURLResponse, data: Data)>()
    answers.append(source)
    return source.sequence
  }

  var isRefreshing: Bool { refreshes.contains { $0.isRunning } }

  func isRunning(_ number: Int) -> Bool {
    answers.indices.contains(number) && answers[number].isRunning
  }

  func answer(_ number: Int, _ status: Int, _ body: String = "") throws {
    let source = try sentRequest(number)
    source.send(response(status, body))
    source.send(.completed)
  }

  func fail(_ number: Int) throws { try sentRequest(number).send(.error(NoConnection())) }

  func refresh(_ number: Int, _ token: String) throws {
    let refresh = try startedRefresh(number)
    refresh.send(token)
    refresh.send(.completed)
  }

  func failRefresh(_ number: Int) throws { try startedRefresh(number).send(.error(LoggedOut())) }

  func expectSent(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(sent, equals: expected, "\(sentence) The requests sent:", line: line)
  }

  func expectRefreshes(_ expected: Int, _ sentence: String, line: Int = #line) throws {
    try expect(
      refreshes.count, equals: expected, "\(sentence) The number of calls of `refresh`:", line: line
    )
    try expect(
      refreshes.filter { $0.runs == 1 }.count, equals: expected,
      "What `refresh` returns should be subscribed to, once.", line: line)
  }

  private func sentRequest(
    _ number: Int
  ) throws -> ManualSource<(response: HTTPURLResponse, data: Data)> {
    if !answers.indices.contains(number) {
      try RxLiteTest.fail(
        "\(number + 1) requests should have been sent by now. There are \(answers.count).")
    }
    return answers[number]
  }

  private func startedRefresh(_ number: Int) throws -> ManualSource<String> {
    if !refreshes.indices.contains(number) {
      try RxLiteTest.fail(
        "`refresh` should have been called \(number + 1) times by now. Calls: \(refreshes.count).")
    }
    return refreshes[number]
  }
}

private func request(_ path: String) -> URLRequest {
  URLRequest(url: URL(string: "http://example.com/\(path)")!)
}

private func response(_ status: Int, _ body: String) -> (response: HTTPURLResponse, data: Data) {
  let response = HTTPURLResponse(
    url: URL(string: "http://example.com/a")!, statusCode: status, httpVersion: nil,
    headerFields: nil)!
  return (response: response, data: Data(body.utf8))
}

private func text(of answer: (response: HTTPURLResponse, data: Data)) -> String {
  "\(answer.response.statusCode) \(String(decoding: answer.data, as: UTF8.self))"
}
