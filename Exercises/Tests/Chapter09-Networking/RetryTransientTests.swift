import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// In these tests a tick is a second, and the server answers at once unless a test says otherwise.
@Suite("RetryTransient", .serialized) struct RetryTransientTests {
  private let time = MarbleTime()

  @Test func `an answer is emitted, and one attempt is enough`() throws {
    let run = run([.answer(200, "abc")])
    try expect(run.events, equals: ["0: 200 abc", "0: completed"], "The first attempt succeeds.")
    try run.expectAttempts([0], "The first attempt succeeds.")
  }

  @Test(arguments: [204, 301, 304, 400, 401, 403, 404, 410, 428, 430, 499, 600])
  func `an answer that isn't transient is emitted, whatever its status is`(status: Int) throws {
    let run = run([.answer(status, "a page"), .answer(200, "too late")])
    try expect(
      run.events, equals: ["0: \(status) a page", "0: completed"],
      "Status \(status) isn't transient: the answer is emitted, and not asked for again.")
    try run.expectAttempts([0], "Status \(status) isn't transient.")
  }

  @Test(arguments: [429, 500, 501, 502, 503, 504, 599])
  func `after a transient answer there is another attempt`(status: Int) throws {
    let run = run([.answer(status, "busy"), .answer(200, "abc")])
    if run.attempts.count == 1, run.events.isEmpty {
      try fail(
        """
        Status \(status) was answered, and there was neither a second attempt nor an answer. What waits on \
        another scheduler waits for real time, which doesn't pass here: pass `scheduler` to it.
        """)
    }
    try run.expectAttempts(
      [0, 1], "Status \(status) is transient, so there is an attempt after 1 s.")
    try expect(
      run.events, equals: ["1: 200 abc", "1: completed"],
      "The first answer has status \(status), and an attempt follows. So only the second is emitted."
    )
  }

  @Test(arguments: [URLError.Code.timedOut, .networkConnectionLost])
  func `after a lost connection there is another attempt`(code: URLError.Code) throws {
    let run = run([.error(URLError(code)), .answer(200, "abc")])
    try run.expectAttempts(
      [0, 1], "The first attempt fails with `URLError` \(code.rawValue), which is transient.")
    try expect(run.events, equals: ["1: 200 abc", "1: completed"], "The second attempt succeeds.")
  }

  @Test func `the error of timeout is transient, too`() throws {
    let run = run([.error(RxError.timeout), .answer(200, "abc")])
    try run.expectAttempts(
      [0, 1], "The first attempt fails with `RxError.timeout`, the error of the operator `timeout`."
    )
    try expect(run.events, equals: ["1: 200 abc", "1: completed"], "The second attempt succeeds.")
  }

  @Test(
    arguments: [
      URLError.Code.notConnectedToInternet, .cannotFindHost, .cancelled, .badURL,
      .cannotConnectToHost,
    ])
  func `another error of the connection passes on at once`(code: URLError.Code) throws {
    let run = run([.error(URLError(code)), .answer(200, "too late")])
    try run.expectAttempts([0], "`URLError` \(code.rawValue) isn't transient.")
    try expect(
      run.events, equals: ["0: URLError \(code.rawValue)"],
      "`URLError` \(code.rawValue) isn't transient. It is the error of the result, at once.")
  }

  @Test func `an error that isn't of the connection passes on at once`() throws {
    for error in [Refused(), RxError.unknown] as [any Error] {
      let run = run([.error(error), .answer(200, "too late")])
      try run.expectAttempts([0], "The error `\(error)` isn't transient.")
      try expect(run.events.count, equals: 1, "The error `\(error)` passes on, and nothing else.")
    }
  }

  @Test func `each wait is twice as long as the one before`() throws {
    let run = run(Array(repeating: .answer(503, "busy"), count: 9), maxAttempts: 5)
    try run.expectAttempts(
      [0, 1, 3, 7, 15], "All attempts fail at once. The waits are 1, 2, 4 and 8 seconds.")
    let patient = self.run(Array(repeating: .answer(503, "busy"), count: 12), maxAttempts: 9)
    try patient.expectAttempts(
      [0, 1, 3, 7, 15, 31, 63, 127, 255],
      "All attempts fail at once. The waits are 1, 2, 4, 8, 16, 32, 64 and 128 seconds.")
  }

  @Test func `a wait begins at the failure`() throws {
    let run = run(
      [.answer(503, "busy", after: 3), .answer(503, "busy", after: 4), .answer(200, "abc")])
    try run.expectAttempts(
      [0, 4, 10], "The first attempt fails at 3. The second begins at 4, and fails at 8.")
  }

  @Test func `the server says how long to wait`() throws {
    let run = run([.answer(503, "busy", retryAfter: "5"), .answer(200, "abc")])
    try run.expectAttempts([0, 5], "The first answer has the header `Retry-After: 5`.")
    let other = self.run([.answer(429, "too many", retryAfter: "90"), .answer(200, "abc")])
    try other.expectAttempts([0, 90], "The first answer has the header `Retry-After: 90`.")
  }

  @Test func `the server may say that it is back at once`() throws {
    let run = run([.answer(503, "busy", retryAfter: "0"), .answer(200, "abc")])
    try run.expectAttempts([0, 0], "The header `Retry-After: 0` asks for no wait at all.")
    try expect(run.events, equals: ["0: 200 abc", "0: completed"], "The second attempt succeeds.")
  }

  @Test(arguments: ["Wed, 21 Oct 2026 07:28:00 GMT", "-3", "1.5", "soon", "7 s", ""])
  func `a Retry-After that isn't a number of seconds changes nothing`(header: String) throws {
    let run = run([.answer(503, "busy", retryAfter: header), .answer(200, "abc")])
    try run.expectAttempts(
      [0, 1], "The header is `Retry-After: \(header)`, which isn't a whole number of 0 or more.")
  }

  @Test func `what the server says holds for one wait`() throws {
    let run = run([
      .answer(503, "busy", retryAfter: "5"), .error(URLError(.timedOut)), .answer(500, "oops"),
      .answer(200, "abc"),
    ])
    try run.expectAttempts(
      [0, 5, 7, 11],
      """
      After the first failure the server asks for 5 s. The second and the third wait are the usual ones, 2 s \
      and 4 s.
      """)
  }

  @Test(arguments: [1, 2, 3, 6])
  func `there are as many attempts as maxAttempts says`(maxAttempts: Int) throws {
    let errors = run(
      (1...9).map { .error(URLError(.timedOut, userInfo: ["number": $0])) },
      maxAttempts: maxAttempts)
    try expect(
      errors.attempts.count, equals: maxAttempts,
      "Each attempt fails, and `maxAttempts` is \(maxAttempts). The first attempt is one of them.")
    try expect(
      errors.events,
      equals: ["\(errors.attempts.last ?? 0): URLError -1001, number \(maxAttempts)"],
      "The last attempt fails with an error. It is the error of the result.")
  }

  @Test(arguments: [1, 2, 4])
  func `the last answer is emitted even if it is transient`(maxAttempts: Int) throws {
    let run = run((1...9).map { .answer(503, "busy \($0)") }, maxAttempts: maxAttempts)
    let last = run.attempts.last ?? 0
    try expect(
      run.events, equals: ["\(last): 503 busy \(maxAttempts)", "\(last): completed"],
      """
      All answers are transient, and `maxAttempts` is \(maxAttempts). The caller sees the last one as it is, \
      and not an error.
      """)
  }

  @Test(arguments: ["GET", "HEAD", "PUT", "DELETE"])
  func `a method that may be done twice is repeated`(method: String) throws {
    let run = run([.error(URLError(.timedOut)), .answer(200, "abc")], method: method)
    try run.expectAttempts(
      [0, 1], "A second \(method) changes nothing that the first one hasn't. So it is repeated.")
  }

  @Test(arguments: ["POST", "PATCH", "OPTIONS", "BUY"])
  func `any other method is never repeated`(method: String) throws {
    let lost = run([.error(URLError(.networkConnectionLost)), .answer(200, "")], method: method)
    try lost.expectAttempts(
      [0],
      "The connection was lost, perhaps after the \(method) had been done. A second one may do it twice."
    )
    try expect(
      lost.events, equals: ["0: URLError -1005"], "The caller of the \(method) gets the error.")
    let busy = run([.answer(503, "busy"), .answer(200, "")], method: method)
    try busy.expectAttempts([0], "The \(method) was answered with status 503.")
    try expect(
      busy.events, equals: ["0: 503 busy", "0: completed"],
      "No attempt follows, so the caller of the \(method) gets the answer.")
  }

  @Test func `each attempt sends the same request`() throws {
    let sent = Locked<[String]>([])
    var request = request("PUT")
    request.setValue("7", forHTTPHeaderField: "X-Note")
    request.httpBody = Data("call Ada".utf8)
    let subscription = patientResponse(to: request, maxAttempts: 3, scheduler: time) { request in
      let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
      let header = request.value(forHTTPHeaderField: "X-Note") ?? "none"
      sent.value.append("\(request.httpMethod ?? "") \(request.url!.path) \(header) \(body)")
      return .error(URLError(.timedOut))
    }
    .subscribe(onError: { _ in })
    time.advanceTo(100)
    subscription.dispose()
    try expect(
      sent.value, equals: Array(repeating: "PUT /a 7 call Ada", count: 3),
      "`send` is called for each attempt, with the method, the header and the body.")
  }

  @Test func `disposing during a wait ends it`() throws {
    let server = Server([.answer(503, "busy", retryAfter: "5"), .answer(200, "abc")], time)
    let subscription = result(server).subscribe()
    time.advanceTo(3)
    subscription.dispose()
    time.advanceTo(50)
    try server.expectAttempts([0], "The subscription was disposed at 3, while it waited.")
  }

  @Test func `disposing cancels the attempt in progress`() throws {
    let attempts = ManualSource<(response: HTTPURLResponse, data: Data)>()
    let subscription = patientResponse(to: request("GET"), maxAttempts: 3, scheduler: time) { _ in
      attempts.sequence
    }
    .subscribe()
    attempts.send(.error(URLError(.timedOut)), to: 0)
    time.advanceTo(2)
    try expect(attempts.isRunning(1), "The second attempt should run by now.")
    subscription.dispose()
    try expect(!attempts.isRunning, "The subscription was disposed, but the second attempt runs.")
  }

  @Test func `each subscription counts its own attempts`() throws {
    let server = Server(Array(repeating: .answer(503, "busy"), count: 20), time)
    let sequence = result(server)
    let ends = Locked<[String]>([])
    for (name, start) in [("first", 0), ("second", 2), ("third", 50)] {
      time.advanceTo(start)
      _ = sequence.subscribe(onCompleted: { [time] in
        ends.value.append("\(name) at \(time.clock)")
      })
    }
    time.advanceTo(200)
    try expect(
      ends.value, equals: ["first at 7", "second at 9", "third at 57"],
      """
      Three subscribers come at 0, 2 and 50. Each has four attempts, in 7 seconds, as if it were alone.
      """)
    try server.expectAttempts(
      [0, 1, 2, 3, 3, 5, 7, 9, 50, 51, 53, 57], "Three subscribers make four attempts each.")
  }

  @Test(arguments: Law.all(of: attempt, posted, repeated))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let attempt = Operator(of: "the attempt", calling: "`send`") { attempt, trial in
    patientResponse(to: request("GET"), maxAttempts: 3, scheduler: trial.time) { _ in
      trial.count()
      return attempt.map { answer(200, "\($0)") }
    }
    .map { String(decoding: $0.data, as: UTF8.self) }
  }

  private static let posted = Operator(of: "the attempt of a POST", calling: "`send`") {
    attempt, trial in
    patientResponse(to: request("POST"), maxAttempts: 3, scheduler: trial.time) { _ in
      trial.count()
      return attempt.map { answer(200, "\($0)") }
    }
    .map { String(decoding: $0.data, as: UTF8.self) }
  }

  /// The first attempt fails, so time must pass until the source is subscribed to.
  private static let repeated = Operator(
    of: "the second attempt", pause: 2, except: [.cold, .again, .ownRun, .oneDisposed]
  ) { attempt, trial in
    .deferred {
      let isFirst = Locked(true)
      return patientResponse(to: request("GET"), maxAttempts: 3, scheduler: trial.time) { _ in
        defer { isFirst.value = false }
        return isFirst.value ? .just(answer(503, "busy")) : attempt.map { answer(200, "\($0)") }
      }
      .map { String(decoding: $0.data, as: UTF8.self) }
    }
  }

  private func result(_ server: Server) -> Observable<(response: HTTPURLResponse, data: Data)> {
    patientResponse(to: request("GET"), maxAttempts: 4, scheduler: time, send: server.send)
  }

  /// Subscribes at 0 on a clock of its own, and waits for the end.
  private func run(
    _ outcomes: [Outcome], method: String = "GET", maxAttempts: Int = 4
  ) -> Run {
    let time = MarbleTime()
    let server = Server(outcomes, time)
    let events = Locked<[String]>([])
    let subscription = patientResponse(
      to: request(method), maxAttempts: maxAttempts, scheduler: time, send: server.send
    )
    .subscribe { event in events.value.append("\(time.clock): \(text(of: event))") }
    time.advanceTo(500)
    subscription.dispose()
    return Run(events: events.value, server: server)
  }
}

private struct Run {
  let events: [String]
  let server: Server
  var attempts: [Int] { server.attempts }

  func expectAttempts(_ expected: [Int], _ sentence: String, line: Int = #line) throws {
    try server.expectAttempts(expected, sentence, line: line)
  }
}

private enum Outcome {
  case answer(Int, String, retryAfter: String? = nil, after: Int = 0)
  case error(any Error)
}

/// Its attempts have these outcomes, one after the other.
private final class Server {
  @Locked private(set) var attempts: [Int] = []
  private let outcomes: [Outcome]
  private let time: TestScheduler

  init(_ outcomes: [Outcome], _ time: TestScheduler) {
    (self.outcomes, self.time) = (outcomes, time)
  }

  func send(_ request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    .deferred { [self] in
      attempts.append(time.clock)
      // NB: An answer that never gives up comes to an end here.
      guard attempts.count <= outcomes.count else { return .empty() }
      switch outcomes[attempts.count - 1] {
      case .error(let error): return .error(error)
      case .answer(let status, let body, let retryAfter, let delay):
        let result = Observable.just(answer(status, body, retryAfter: retryAfter))
        return delay == 0 ? result : result.delay(.seconds(delay), scheduler: time)
      }
    }
  }

  func expectAttempts(_ expected: [Int], _ sentence: String, line: Int = #line) throws {
    try expect(attempts, equals: expected, "\(sentence) The times of the attempts:", line: line)
  }
}

private struct Refused: Error {}

private func request(_ method: String) -> URLRequest {
  var request = URLRequest(url: URL(string: "http://example.com/a")!)
  request.httpMethod = method
  return request
}

private func answer(
  _ status: Int, _ body: String, retryAfter: String? = nil
) -> (response: HTTPURLResponse, data: Data) {
  let response = HTTPURLResponse(
    url: URL(string: "http://example.com/a")!, statusCode: status, httpVersion: nil,
    headerFields: retryAfter.map { ["Retry-After": $0] })!
  return (response: response, data: Data(body.utf8))
}

private func text(of event: Event<(response: HTTPURLResponse, data: Data)>) -> String {
  switch event {
  case .next(let answer):
    return "\(answer.response.statusCode) \(String(decoding: answer.data, as: UTF8.self))"
  case .error(let error as URLError):
    let number = error.userInfo["number"].map { ", number \($0)" } ?? ""
    return "URLError \(error.code.rawValue)\(number)"
  case .error(let error): return "\(error)"
  case .completed: return "completed"
  }
}
