import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// In these tests a tick is a millisecond.
@Suite("LogLine", .serialized) struct LogLineTests {
  private let time = TestScheduler(
    initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  private let log = Log()
  private let source = ManualSource<(response: HTTPURLResponse, data: Data)>()

  @Test func `an answer makes a line`() throws {
    let subscriber = Subscriber(logged(request("http://example.com/weather")))
    time.advanceTo(120)
    source.send(answer(200, "sixteen bytes ok"))
    try log.expect(
      ["GET example.com/weather: 200, 16 bytes, 120 ms"],
      "The answer has arrived 120 ms after the subscription, on `scheduler`.")
    try subscriber.check(["200 sixteen bytes ok"], "The answer is passed on, unchanged.")
  }

  @Test(arguments: [(200, ""), (204, ""), (301, "go"), (404, "not found"), (503, "Grüße")])
  func `the line has the status and the size`(status: Int, body: String) throws {
    _ = Observable.just(answer(status, body))
      .logged(request("http://example.com/a"), scheduler: time, log: log.write).subscribe()
    try log.expect(
      ["GET example.com/a: \(status), \(body.utf8.count) bytes, 0 ms"],

      "The answer has status \(status), and a body of \(body.utf8.count) bytes.")
  }

  @Test(arguments: ["GET", "POST", "DELETE", "PATCH"])
  func `the line has the method`(method: String) throws {
    var request = request("http://example.com/notes")
    request.httpMethod = method
    try expectAddress(of: request, "\(method) example.com/notes", "The method is \(method).")
  }

  @Test(arguments: [
    ("http://example.com/a/b", "/a/b"), ("https://example.com/a", "/a"), ("http://example.com", ""),
    ("http://example.com/a?city=Oslo&day=2", "/a?city&day"),
    ("http://example.com/a?day=2&city=Oslo&day=3", "/a?day&city&day"),
    ("http://example.com/a?flag", "/a?flag"), ("http://example.com/a?flag=", "/a?flag"),
    ("http://example.com/a?when=1=2", "/a?when"),
  ])
  func `the line has the host, the path and the names of the query`(
    address: String, expected: String
  ) throws {
    try expectAddress(
      of: request(address), "GET example.com\(expected)",
      """
      The address is \(address). The line has its host, its path and the names in its query, if there is one, \
      but no values.
      """)
  }

  @Test(arguments: [
    "http://ada:hush@example.com/a?b=c", "http://hush@example.com/a?b=c",
    "http://example.com/a?b=hush", "http://example.com/a?b=c#hush", "http://example.com:4321/a?b=c",
  ])
  func `nothing else of the address gets into the log`(address: String) throws {
    try expectAddress(
      of: request(address), "GET example.com/a?b",
      "The address is \(address). Choose what may be shown, rather than what must be left out.")
  }

  @Test(arguments: ["token", "key", "password", "session", "city"])
  func `no value of the query gets into the log`(name: String) throws {
    try expectAddress(
      of: request("http://example.com/a?\(name)=hush"), "GET example.com/a?\(name)",
      "A program can't know which values are secret. So none is shown, and not that of `\(name)`.")
  }

  @Test func `no header and no body gets into the log`() throws {
    var request = request("http://example.com/a")
    request.httpMethod = "PUT"
    request.setValue("Bearer hush", forHTTPHeaderField: "Authorization")
    request.httpBody = Data("hush".utf8)
    try expectAddress(
      of: request, "PUT example.com/a", "The request has a token in a header, and a body.")
  }

  @Test func `the line is written before the event is passed on`() throws {
    for event in [Event.next(answer(200, "a")), .error(URLError(.timedOut)), .completed] {
      let (log, source) = (Log(), ManualSource<(response: HTTPURLResponse, data: Data)>())
      let lines = Locked<[Int]>([])
      let subscription = source.sequence
        .logged(request("http://example.com/a"), scheduler: time, log: log.write)
        .subscribe { _ in lines.value.append(log.lines.count) }
      source.send(event)
      try expect(
        lines.value, equals: [1],
        """
        When the subscriber receives \(name(of: event)), its line should be in the log already. Lines at \
        that moment:
        """)
      subscription.dispose()
    }
  }

  @Test func `an error of the connection makes a line with its code`() throws {
    let secret = ["NSErrorFailingURLStringKey": "http://ada:hush@example.com/?key=hush"]
    let subscriber = Subscriber(logged(request("http://example.com/a")))
    time.advanceTo(3000)
    source.send(.error(URLError(.networkConnectionLost, userInfo: secret)))
    try log.expect(
      ["GET example.com/a: URLError -1005, 3000 ms"],
      """
      After 3 s the connection was lost: that is `URLError` -1005. Take the code, since the text of an error \
      may have the whole address in it.
      """)
    try expect(
      subscriber.received.map { $0.contains("-1005") }, equals: [true],
      "The error is passed on, unchanged.")
  }

  @Test func `another error makes a line with the name of its type`() throws {
    _ = logged(request("http://example.com/a")).subscribe(onError: { _ in })
    source.send(.error(WrongToken(description: "the token hush is wrong")))
    try log.expect(
      ["GET example.com/a: WrongToken, 0 ms"],

      """
      The error is a `WrongToken`, and its text has a secret in it. The line has the name of its type.
      """)
    _ = Observable.error(Refusal.notYours)
      .logged(request("http://example.com/b"), scheduler: time, log: log.write)
      .subscribe(onError: { _ in })
    try log.expect(
      ["GET example.com/a: WrongToken, 0 ms", "GET example.com/b: Refusal, 0 ms"],
      """
      The second error is a `Refusal`, with the number -1001. Only a `URLError` is shown with its code: for any \
      other, that number means something else.
      """)
  }

  @Test func `a disposed request is cancelled`() throws {
    let subscriber = Subscriber(logged(request("http://example.com/a")))
    time.advanceTo(40)
    subscriber.dispose()
    try log.expect(
      ["GET example.com/a: cancelled, 40 ms"],
      "The subscription was disposed after 40 ms, before an answer came. So it was cancelled.")
    try expect(!source.isRunning, "The subscription was disposed, but the request still runs.")
  }

  @Test func `a completion without an answer is no answer`() throws {
    let subscriber = Subscriber(logged(request("http://example.com/a")))
    time.advanceTo(7)
    source.send(.completed)
    try log.expect(
      ["GET example.com/a: no answer, 7 ms"], "The source has completed, without an answer.")
    try subscriber.check(["completed"], "The completion is passed on.")
  }

  @Test func `a subscription makes one line`() throws {
    let line = "GET example.com/a: 200, 1 bytes, 0 ms"
    for end in [Event.completed, .error(URLError(.timedOut)), .next(answer(404, "bc"))] {
      let (log, source) = (Log(), ManualSource<(response: HTTPURLResponse, data: Data)>())
      let subscriber = Subscriber(
        source.sequence.logged(
          request("http://example.com/a"), scheduler: time, log: log.write
        ).map(text(of:)))
      source.send(answer(200, "a"))
      source.send(end)
      subscriber.dispose()
      try log.expect(
        [line],
        "After the answer came something else, and a disposal. The line says what was first.")
    }
    _ = Observable.just(answer(200, "a"))
      .logged(request("http://example.com/a"), scheduler: time, log: log.write)
      .take(1).subscribe()
    try log.expect(
      [line], "`take(1)` disposes the subscription when it receives the answer. It was answered.")
  }

  @Test func `each subscription has a line and a time of its own`() throws {
    let sequence = logged(request("http://example.com/a"))
    time.advanceTo(100)
    let first = Subscriber(sequence)
    time.advanceTo(130)
    let second = Subscriber(sequence)
    time.advanceTo(150)
    first.dispose()
    time.advanceTo(200)
    source.send(.next(answer(200, "a")), to: 1)
    try log.expect(
      ["GET example.com/a: cancelled, 50 ms", "GET example.com/a: 200, 1 bytes, 70 ms"],
      """
      The sequence was made at 0, and subscribed to at 100 and at 130. The first subscription is disposed at \
      150, and the second is answered at 200.
      """)
    second.dispose()
  }

  @Test func `the time is that of the scheduler`() throws {
    let scheduler = MarbleTime()
    let subscription = source.sequence
      .logged(request("http://example.com/a"), scheduler: scheduler, log: log.write)
      .subscribe()
    scheduler.advanceTo(3)
    source.send(answer(200, "a"))
    subscription.dispose()
    try log.expect(
      ["GET example.com/a: 200, 1 bytes, 3000 ms"], "On this scheduler a tick is a whole second.")
  }

  @Test(arguments: Law.all(of: responses))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let responses = Operator(of: "the source", calling: "`log`") { source, trial in
    source.map { answer(200, "\($0)") }
      .logged(request("http://example.com/a"), scheduler: trial.time, log: { _ in trial.count() })
      .map(text(of:))
  }

  private func logged(_ request: URLRequest) -> Observable<String> {
    source.sequence.logged(request, scheduler: time, log: log.write)
      .map(text(of:))
  }

  private func expectAddress(
    of request: URLRequest, _ expected: String, _ sentence: String, line: Int = #line
  ) throws {
    _ = Observable.just(answer(200, "a")).logged(request, scheduler: time, log: log.write)
      .subscribe()
    try log.expect(["\(expected): 200, 1 bytes, 0 ms"], sentence, line: line)
  }
}

private final class Log {
  @Locked private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  func expect(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    if isCutOff(expected) {
      return try RxLiteTest.expect(
        lines, equals: expected,
        """
        The line is right but for its time, which is a millisecond off. Fractions aren't exact, so round the \
        milliseconds: `Int(…)` alone cuts them off, and makes 39 of 39.999. The log:
        """, line: line)
    }
    let rule = lines.count > expected.count ? " Each subscription writes one line." : ""
    try RxLiteTest.expect(lines, equals: expected, "\(sentence)\(rule) The log:", line: line)
  }

  /// Whether nothing is wrong but the time of some lines, by a millisecond too few.
  private func isCutOff(_ expected: [String]) -> Bool {
    guard lines != expected, lines.count == expected.count else { return false }
    return zip(lines, expected).allSatisfy { actual, expected in
      guard let last = expected.split(separator: " ").dropLast().last, let time = Int(last) else {
        return false
      }
      let beginning = expected.dropLast("\(time) ms".count)
      return actual == expected || actual == "\(beginning)\(time - 1) ms"
    }
  }
}

private enum Refusal: Int, Error { case notYours = -1001 }

private struct WrongToken: Error, CustomStringConvertible { let description: String }

private func request(_ address: String) -> URLRequest { URLRequest(url: URL(string: address)!) }

private func answer(_ status: Int, _ body: String) -> (response: HTTPURLResponse, data: Data) {
  let response = HTTPURLResponse(
    url: URL(string: "http://example.com/a")!, statusCode: status, httpVersion: nil,
    headerFields: nil)!
  return (response: response, data: Data(body.utf8))
}

private func text(of answer: (response: HTTPURLResponse, data: Data)) -> String {
  "\(answer.response.statusCode) \(String(decoding: answer.data, as: UTF8.self))"
}

private func name(of event: Event<(response: HTTPURLResponse, data: Data)>) -> String {
  switch event {
  case .next: "the answer"
  case .error: "the error"
  case .completed: "the completion"
  }
}
