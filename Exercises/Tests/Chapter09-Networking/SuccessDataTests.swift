import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("SuccessData", .serialized) struct SuccessDataTests {
  @Test(arguments: [200, 201, 204, 226, 299])
  func `a status from 200 to 299 is data`(status: Int) throws {
    try expect(
      events(of: .just(answer(status, "abc"))), equals: ["abc", "completed"],
      "Status \(status) is a success.")
  }

  @Test(arguments: [100, 199, 300, 304, 400, 404, 500, 599])
  func `any other status is an error with its body`(status: Int) throws {
    try expect(
      events(of: .just(answer(status, "an error page"))), equals: ["\(status): an error page"],
      "Status \(status) isn't a success: it fails with a StatusError of this status and body.")
  }

  @Test func `an empty body is data`() throws {
    try expect(
      events(of: .just(answer(204, ""))), equals: ["", "completed"],
      "A success without a body is an element all the same.")
  }

  @Test func `equal bodies pass, each of them`() throws {
    try expect(
      events(of: .of(answer(200, "a"), answer(200, "a"), answer(200, "b"))),
      equals: ["a", "a", "b", "completed"], "Three answers are three elements.")
  }

  @Test func `any bytes pass`() throws {
    let bytes = Data([0, 255, 13, 10, 32])
    let received = Locked<[Data]>([])
    _ = Observable.just((response: http(200), data: bytes)).successData()
      .subscribe(onNext: { received.value.append($0) })
    try expect(received.value == [bytes], "The bytes are not text. They pass unchanged.")
  }

  @Test func `the first failure ends it, and disposes the source`() throws {
    let source = PublishSubject<(response: HTTPURLResponse, data: Data)>()
    let received = Locked<[String]>([])
    _ = source.successData().subscribe { received.value.append(text(of: $0)) }
    source.onNext(answer(200, "a"))
    source.onNext(answer(404, "gone"))
    try expect(
      !source.hasObservers, "There was a failure, but the source is still subscribed to.")
    source.onNext(answer(200, "b"))
    try expect(received.value, equals: ["a", "404: gone"], "After the failure nothing arrives.")
  }

  @Test func `an error and the completion pass on`() throws {
    try expect(events(of: .error(NoConnection())), equals: ["no connection"], "The source fails.")
    try expect(events(of: .empty()), equals: ["completed"], "The source completes.")
  }

  @Test func `each subscriber has a run of its own, and disposing ends it`() throws {
    let subscriptions = Locked(0)
    let disposals = Locked(0)
    let source = Observable<(response: HTTPURLResponse, data: Data)>.create { observer in
      subscriptions.value += 1
      observer.onNext(self.answer(200, "\(subscriptions.value)"))
      return Disposables.create { disposals.value += 1 }
    }
    let sequence = source.successData()
    try expect(
      subscriptions.value, equals: 0,
      "The source was subscribed to, but no one has subscribed to the result.")
    let first = sequence.subscribe()
    let second = sequence.subscribe()
    try expect(
      subscriptions.value, equals: 2, "Two subscribers are two subscriptions to the source.")
    first.dispose()
    second.dispose()
    try expect(disposals.value, equals: 2, "Disposing the result disposes the source.")
  }

  private func answer(_ status: Int, _ body: String) -> (response: HTTPURLResponse, data: Data) {
    (response: http(status), data: Data(body.utf8))
  }

  private func events(
    of source: Observable<(response: HTTPURLResponse, data: Data)>
  ) -> [String] {
    let events = Locked<[String]>([])
    _ = source.successData().subscribe { events.value.append(text(of: $0)) }
    return events.value
  }
}

private struct NoConnection: Error, CustomStringConvertible { let description = "no connection" }

private func http(_ status: Int) -> HTTPURLResponse {
  HTTPURLResponse(
    url: URL(string: "http://example.com/a")!, statusCode: status, httpVersion: nil,
    headerFields: nil)!
}

private func text(of event: Event<Data>) -> String {
  switch event {
  case .next(let data): String(decoding: data, as: UTF8.self)
  case .error(let error as StatusError):
    "\(error.status): \(String(decoding: error.body, as: UTF8.self))"
  case .error(let error): "\(error)"
  case .completed: "completed"
  }
}
