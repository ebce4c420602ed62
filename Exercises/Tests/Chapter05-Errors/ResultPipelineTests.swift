import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// The server of these tests answers each request after a second. It refuses to authorize `b`, and
/// refuses access to `c`. Its access for `s` is slow and takes five seconds.
@Suite("ResultPipeline", .serialized) struct ResultPipelineTests {
  private let server = Server()

  @Test func `two successes are a success`() throws {
    try marbles(in: server.time) {
      "--a------|"
      results(of: $0)
      "----A----|"
    }
    try server.expectRequests(["authorize a", "access token-a"])
  }

  @Test func `when the first request fails, the second is not made`() throws {
    let subscription = results(of: .just("b")).subscribe { _ in }
    server.time.advanceTo(20)
    subscription.dispose()
    try server.expectRequests(
      ["authorize b"], "There is no token, so there is nothing to ask for access with.")
  }

  @Test func `when the first request fails, its failure is emitted`() throws {
    try marbles(in: server.time) {
      "--b------|"
      results(of: $0)
      "---x-----|"
    }
  }

  @Test func `when the second request fails, its failure is emitted`() throws {
    try marbles(in: server.time) {
      "--c------|"
      results(of: $0)
      "----y----|"
    }
    try server.expectRequests(["authorize c", "access token-c"])
  }

  @Test func `a failure ends nothing`() throws {
    try marbles(in: server.time) {
      "--b----c----a----|"
      results(of: $0)
      "---x-----y----A--|"
    }
  }

  @Test func `equal codes have requests of their own, at the same time`() throws {
    try marbles(in: server.time) {
      "--(a,a)----|"
      results(of: $0)
      "----(A,A)--|"
    }
  }

  @Test func `a result doesn't wait for those of older codes`() throws {
    try marbles(in: server.time) {
      "-s-a-------|"
      results(of: $0)
      "-----A-S---|"
    }
    let quick = Server()
    try marbles(in: quick.time) {
      "-s-b-------|"
      results(of: $0, from: quick)
      "----x--S---|"
    }
  }

  @Test func `an empty text is a token like any other`() throws {
    try marbles(in: server.time) {
      "--e------|"
      results(of: $0)
      "----E----|"
    }
    try server.expectRequests(["authorize e", "access "])
  }

  @Test func `requests in progress when the codes complete are still answered`() throws {
    try marbles(in: server.time) {
      "--a|"
      results(of: $0)
      "----(A,|)"
    }
  }

  @Test(arguments: Law.all(of: codes, authorization, access))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let codes = Operator(of: "the codes", calling: "`authorize`") { codes, trial in
    resultPipeline(
      codes.map { "\($0)" },
      authorize: { trial.count(returning: .just(.success($0))) }, access: { .just(.success($0)) })
  }

  /// Requests never fail.
  private static let authorization = Operator(
    of: "the request for a token", count: 1, except: [.error]
  ) { request, _ in
    resultPipeline(
      .just("a"), authorize: { _ in request.map { .success("\($0)") } },
      access: { .just(.success($0)) })
  }

  private static let access = Operator(
    of: "the request for access", count: 1, except: [.error]
  ) { request, _ in
    resultPipeline(
      .just("a"), authorize: { .just(.success($0)) },
      access: { _ in request.map { .success("\($0)") } })
  }

  /// The results as the marbles show them: a success by a capital letter, a failure by its reason.
  private func results(of codes: Observable<String>, from other: Server? = nil)
    -> Observable<String>
  {
    let server = other ?? self.server
    return resultPipeline(codes, authorize: server.authorize, access: server.access)
      .map { result in
        switch result {
        case .success(let value): value
        case .failure(let refusal): refusal.reason
        }
      }
  }
}

private final class Server {
  let time = MarbleTime()
  @Locked private(set) var requests: [String] = []

  func authorize(_ code: String) -> Observable<Result<String, Refusal>> {
    switch code {
    case "b": answer(to: "authorize \(code)", with: refusal("x"))
    case "e": answer(to: "authorize \(code)", with: .success(""))
    default: answer(to: "authorize \(code)", with: .success("token-\(code)"))
    }
  }

  func access(_ token: String) -> Observable<Result<String, Refusal>> {
    switch token {
    case "token-a": answer(to: "access \(token)", with: .success("A"))
    case "token-s": answer(to: "access \(token)", with: .success("S"), after: 5)
    case "": answer(to: "access \(token)", with: .success("E"))
    default: answer(to: "access \(token)", with: refusal("y"))
    }
  }

  private func answer(
    to request: String, with result: Result<String, Refusal>, after seconds: Int = 1
  ) -> Observable<Result<String, Refusal>> {
    .deferred { [time] in
      self.requests.append(request)
      return Observable.just(result).delay(.seconds(seconds), scheduler: time)
    }
  }

  private func refusal(_ reason: String) -> Result<String, Refusal> {
    .failure(Refusal(reason: reason))
  }

  func expectRequests(
    _ expected: [String], _ sentence: String = "Each result needs its requests, in this order.",
    line: Int = #line
  ) throws {
    try expect(
      requests, equals: expected,
      """
      \(sentence)
      expected requests: \(expected.joined(separator: ", "))
      found requests: \(requests.isEmpty ? "none" : requests.joined(separator: ", "))
      """, line: line)
  }
}
