import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

@Suite("ResultPipeline", .serialized) struct ResultPipelineTests {
  private let server = Server()

  @Test func `two successes are a success`() throws {
    try marbles(in: server.time) {
      "--a------|"
      answers(to: $0)
      "----A----|"
    }
    try server.expectRequests(["authorize a", "access token-a"])
  }

  @Test func `when the first request fails, its failure is sent`() throws {
    try marbles(in: server.time) {
      "--b------|"
      answers(to: $0)
      "---x-----|"
    }
  }

  @Test func `when the first request fails, the second is not made`() throws {
    let subscription = answers(to: .just("b")).subscribe { _ in }
    server.time.advanceTo(20)
    subscription.dispose()
    try server.expectRequests(
      ["authorize b"], "There is no token, so there is nothing to ask for access with.")
  }

  @Test func `when the second request fails, its failure is sent`() throws {
    try marbles(in: server.time) {
      "--c------|"
      answers(to: $0)
      "----y----|"
    }
    try server.expectRequests(["authorize c", "access token-c"])
  }

  @Test func `a failure does not end anything`() throws {
    try marbles(in: server.time) {
      "--b----c----a----|"
      answers(to: $0)
      "---x-----y----A--|"
    }
  }

  @Test func `a newer code cancels nothing, and waits for nothing`() throws {
    try marbles(in: server.time) {
      "--(a,a)----|"
      answers(to: $0)
      "----(A,A)--|"
    }
  }

  @Test func `what is under way when the codes end still comes`() throws {
    try marbles(in: server.time) {
      "--a|"
      answers(to: $0)
      "----(A,|)"
    }
  }

  @Test(arguments: [("authorize", 0), ("access", 1)])
  func `whoever leaves stops what is under way`(request: String, seconds: Int) throws {
    let codes = PublishSubject<String>()
    let subscription = answers(to: codes).subscribe { _ in }
    codes.onNext("a")
    server.time.advanceTo(seconds)
    try expect(
      server.underWay, equals: ["\(request)"], "After \(seconds) s this request is under way.")
    subscription.dispose()
    try expect(
      server.underWay, equals: [],
      "It was disposed, and the request goes on: nobody holds that subscription.")
  }

  /// The answers as the marbles draw them: a success in capitals, x and y for the two failures.
  private func answers(to codes: Observable<String>) -> Observable<String> {
    resultPipeline(codes, authorize: server.authorize, access: server.access)
      .map { result in
        switch result {
        case .success(let value): value
        case .failure(let refusal): refusal.reason
        }
      }
  }
}

/// Gives everybody but `b` a token, and everybody with a token but `c` access. An answer takes a
/// second.
private final class Server {
  let time = MarbleTime()
  private var requests: [String] = []
  private(set) var underWay: [String] = []

  func authorize(_ code: String) -> Observable<Result<String, Refusal>> {
    answer(to: "authorize \(code)", with: code == "b" ? refusal("x") : .success("token-\(code)"))
  }

  func access(_ token: String) -> Observable<Result<String, Refusal>> {
    answer(to: "access \(token)", with: token == "token-a" ? .success("A") : refusal("y"))
  }

  private func answer(
    to request: String, with result: Result<String, Refusal>
  ) -> Observable<Result<String, Refusal>> {
    .deferred { [time] in
      let name = String(request.prefix { $0 != " " })
      self.requests.append(request)
      self.underWay.append(name)
      return Observable.just(result).delay(.seconds(1), scheduler: time)
        .do(onDispose: { self.underWay.removeAll { $0 == name } })
    }
  }

  private func refusal(_ reason: String) -> Result<String, Refusal> {
    .failure(Refusal(reason: reason))
  }

  func expectRequests(
    _ expected: [String], _ story: String = "Each answer needs its requests, in this order.",
    line: Int = #line
  ) throws {
    try expect(
      requests, equals: expected,
      """
      \(story)
      expected requests: \(expected.joined(separator: ", "))
      found requests: \(requests.isEmpty ? "none" : requests.joined(separator: ", "))
      """, line: line)
  }
}
