import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("RxResponse", .serialized) struct RxResponseTests {
  private let server = Server()
  private let request = URLRequest(url: URL(string: "http://example.com/a")!)

  private func answers() -> Observable<(response: HTTPURLResponse, data: Data)> {
    rxResponse(request, server.dataTask)
  }

  @Test func `each subscription starts a task`() throws {
    let sequence = answers()
    try expect(server.requests.count, equals: 0, "A task was started, but no one has subscribed.")
    let first = Subscriber(sequence)
    try expect(server.requests.count, equals: 1, "One subscription starts one task.")
    let second = Subscriber(sequence)
    try expect(server.requests.count, equals: 2, "Two subscriptions start two tasks.")
    try expect(
      first.events + second.events, equals: [], "An event arrived, but there is no answer yet.")
  }

  @Test func `the request stays as it is`() throws {
    var request = URLRequest(url: URL(string: "http://example.com/a?b=c%20d")!)
    request.httpMethod = "PUT"
    request.httpBody = Data("body".utf8)
    request.setValue("1", forHTTPHeaderField: "X-Test")
    request.timeoutInterval = 5
    let subscriber = Subscriber(rxResponse(request, server.dataTask))
    try expect(server.requests == [request], "The task was given another request.")
    // On Linux two requests are equal whatever their timeouts are.
    try expect(
      server.requests.map(\.timeoutInterval), equals: [5],
      "The task was given another request: its timeout has changed.")
    try expect(subscriber.events, equals: [], "An event arrived, but there is no answer yet.")
  }

  @Test(arguments: [200, 204, 304, 404, 500])
  func `an answer is one element, whatever its status`(status: Int) throws {
    let subscriber = Subscriber(answers())
    server.answer(Data("abc".utf8), http(status), nil)
    try subscriber.expect(
      ["\(status) abc", "completed"],
      "The answer has status \(status) and the body abc: that is one element, then completed.")
  }

  @Test func `each subscription has an answer`() throws {
    let sequence = answers()
    for number in [1, 2] {
      let subscriber = Subscriber(sequence)
      server.answer(Data("\(number)".utf8), http(200), nil)
      try expect(
        subscriber.events, equals: ["200 \(number)", "completed"],
        """
        Two subscriptions of one sequence were answered, one after the other. This is number \
        \(number). What is kept outside of the subscription is kept for all.
        """)
    }
  }

  @Test func `with data and a response an error doesn't count`() throws {
    let subscriber = Subscriber(answers())
    server.answer(Data("abc".utf8), http(200), NoConnection())
    try subscriber.expect(
      ["200 abc", "completed"],
      "There are data and a response, and an error as well. The answer is there: emit it.")
  }

  @Test func `an empty body is a body`() throws {
    let subscriber = Subscriber(answers())
    server.answer(Data(), http(200), nil)
    try subscriber.expect(["200 ", "completed"], "The body is empty, which is no failure.")
  }

  @Test func `without data or response it fails with the task's error`() throws {
    for (data, response) in [(nil, nil), (Data(), nil), (nil, http(200))] as [(Data?, URLResponse?)]
    {
      let subscriber = Subscriber(answers())
      server.answer(data, response, NoConnection())
      try subscriber.expect(
        ["no connection"],
        "Data or response are missing. The task's own error says why.")
    }
  }

  @Test func `without data or response, and without an error, it is unknown`() throws {
    for (data, response) in [(nil, nil), (Data(), nil), (nil, http(200))] as [(Data?, URLResponse?)]
    {
      let subscriber = Subscriber(answers())
      server.answer(data, response, nil)
      try subscriber.expect(["unknown"], "Data or response are missing, without a reason.")
    }
  }

  @Test func `another kind of response is an error`() throws {
    let subscriber = Subscriber(answers())
    let response = URLResponse(
      url: request.url!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    server.answer(Data(), response, nil)
    try subscriber.expect(
      ["nonHTTPResponse"],
      "The response isn't an HTTPURLResponse: it comes from a file, for example.")
  }

  @Test func `a task may answer before it returns`() throws {
    let subscriber = Subscriber(
      rxResponse(request) { _, handler in
        deliver { handler(Data("now".utf8), http(200), nil) }
        return {}
      })
    try subscriber.expect(
      ["200 now", "completed"],
      "The task called its closure before it returned.")
  }

  @Test func `the answer arrives on the thread of the task`() throws {
    let subscriber = Subscriber(answers())
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [server] in
      server.answer(Data(), http(200), nil)
      isDone.signal()
    }
    isDone.wait()
    try expect(
      subscriber.events, equals: ["200 ", "completed"],
      "The answer did not arrive on the thread on which the task called its closure.")
  }

  @Test func `disposing cancels the task, and no other one`() throws {
    let first = Subscriber(answers())
    let second = Subscriber(answers())
    try expect(server.cancelled, equals: [], "A task was cancelled while somebody waited for it.")
    first.dispose()
    try expect(
      server.cancelled, equals: [1],
      "The first of two subscriptions was disposed: its task is cancelled, once.")
    second.dispose()
    try expect(server.cancelled, equals: [1, 2], "The second subscription was disposed as well.")
  }

  @Test func `no event arrives after dispose`() throws {
    let subscriber = Subscriber(answers())
    subscriber.dispose()
    server.answer(Data(), http(200), nil)
    try expect(
      subscriber.events, equals: [], "An event arrived after the subscription was disposed.")
  }

  @Test func `a subscriber may subscribe again when it is completed`() throws {
    let again = Locked<Subscriber?>(nil)
    let first = Subscriber(answers()) { again.value = Subscriber(self.answers()) }
    server.answer(Data("1".utf8), http(200), nil)
    server.answer(Data("2".utf8), http(404), nil)
    try first.expect(["200 1", "completed"], "The first task was answered.")
    try expect(
      again.value?.events ?? [], equals: ["404 2", "completed"],
      "The second subscription was made when the first one completed.")
  }

  @Test func `nothing is kept when it is over`() throws {
    weak var probe: Server?
    do {
      let server = Server()
      probe = server
      let subscriber = Subscriber(rxResponse(request) { server.dataTask($0, $1) })
      server.answer(Data(), http(200), nil)
      server.forget()
      subscriber.dispose()
    }
    try expect(probe == nil, "The task is over, but something still holds it.")
  }
}

private func http(_ status: Int) -> HTTPURLResponse {
  HTTPURLResponse(
    url: URL(string: "http://example.com/a")!, statusCode: status, httpVersion: nil,
    headerFields: nil)!
}

private struct NoConnection: Error, CustomStringConvertible { let description = "no connection" }

/// It answers when a test says so.
private final class Server {
  @Locked private(set) var requests: [URLRequest] = []
  @Locked private(set) var cancelled: [Int] = []
  @Locked private var handler: ((Data?, URLResponse?, (any Error)?) -> Void)?

  func dataTask(
    _ request: URLRequest, _ handler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> () -> Void {
    requests.append(request)
    self.handler = handler
    let number = requests.count
    return { [weak self] in self?.cancelled.append(number) }
  }

  func answer(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    deliver { handler?(data, response, error) }
  }

  func forget() { handler = nil }
}

/// Calls a task's closure: what it sends at once, on this thread, has arrived in time.
private func deliver(_ complete: () -> Void) {
  let values = Thread.current.threadDictionary
  let before = values["delivers"]
  values["delivers"] = true
  complete()
  values["delivers"] = before
}

/// Records what arrives while a task calls its closure, on its thread.
private final class Subscriber {
  @Locked private(set) var events: [String] = []
  private let subscription = SerialDisposable()

  init(
    _ sequence: Observable<(response: HTTPURLResponse, data: Data)>,
    onCompleted: @escaping () -> Void = {}
  ) {
    subscription.disposable = sequence.subscribe { event in
      guard Thread.current.threadDictionary["delivers"] != nil else { return }
      switch event {
      case .next(let (response, data)):
        self.events.append("\(response.statusCode) \(String(decoding: data, as: UTF8.self))")
      case .error(let error): self.events.append("\(error)")
      case .completed:
        self.events.append("completed")
        onCompleted()
      }
    }
  }

  func dispose() { subscription.dispose() }

  /// Checks what has arrived when the task's closure returned.
  func expect(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    let hint =
      events.isEmpty
      ? " Nothing arrived on the thread of the task: did it go over a scheduler?" : ""
    try RxLiteTest.expect(events, equals: expected, sentence + hint, line: line)
  }
}
