import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("MyAsSingle", .serialized) struct MyAsSingleTests {
  private let source = Source()
  private let single: Single<Int>

  init() { single = source.elements.myAsSingle() }

  @Test func `succeeds when the source completes, and not before`() throws {
    try expect(
      source.subscriptions, equals: 0, "The source was subscribed to before the single was.")
    let subscriber = Subscriber(single)
    source.send(.next(1))
    try expect(
      subscriber.received, equals: [],
      "The source has sent one element, and another one may follow: it is too early for a result.")
    source.send(.completed)
    try subscriber.check(
      ["success 1"], "The source has completed after one element.")
  }

  @Test(arguments: [2, 1])
  func `fails at the second element, and disposes the source`(second: Int) throws {
    let subscriber = Subscriber(single)
    source.send(.next(1))
    source.send(.next(second))
    try subscriber.check(
      ["failure Sequence contains more than one element."],
      "The source has sent 1 and \(second). Whatever follows, these are two elements.")
    try expect(
      source.subscriptions, equals: 0,
      "The single has failed, but is still subscribed to the source.")
  }

  @Test func `fails if there is no element`() throws {
    let subscriber = Subscriber(single)
    source.send(.completed)
    try subscriber.check(
      ["failure Sequence doesn't contain any elements."],
      "The source has completed without an element.")
  }

  @Test(arguments: [0, 1])
  func `fails with the error of the source`(count: Int) throws {
    let subscriber = Subscriber(single)
    for n in 0..<count { source.send(.next(n)) }
    source.send(.error(Broken()))
    try subscriber.check(
      ["failure broken"],
      "The source has failed \(count == 0 ? "at once" : "after one element"): pass on its error."
    )
  }

  @Test func `nil is an element, too`() throws {
    let cases: [(elements: [Int?], result: String)] = [
      ([nil], "success nil"), ([nil, nil], "failure"), ([], "failure"),
    ]
    for (elements, result) in cases {
      let received = Locked("")
      _ = Observable<Int?>.from(elements).myAsSingle()
        .subscribe(
          onSuccess: { received.value = "success \($0.map { "\($0)" } ?? "nil")" },
          onFailure: { _ in received.value = "failure" })
      try expect(
        received.value, equals: result,
        "A sequence of optionals has these elements: \(elements.map { _ in "nil" }).")
    }
  }

  @Test func `disposing disposes the source`() throws {
    let subscriber = Subscriber(single)
    source.send(.next(1))
    subscriber.dispose()
    try expect(
      source.subscriptions, equals: 0,
      "The subscription was disposed, but the one to the source was not.")
    source.send(.completed)
    try expect(subscriber.received, equals: [], "The subscription was disposed before completion.")
  }

  @Test func `a second subscription starts from nothing`() throws {
    let first = Subscriber(single)
    source.send(.next(1))
    first.dispose()
    let second = Subscriber(single)
    source.send(.next(2))
    source.send(.completed)
    try second.check(["success 2"], "The second subscription has received one element, 2.")
  }

  @Test func `two subscriptions at the same time keep an element each`() throws {
    let first = Subscriber(single)
    source.send(.next(1))
    let second = Subscriber(single)
    try expect(
      source.subscriptions, equals: 2,
      "Each subscription to the single subscribes to the source: a Single shares nothing.")
    source.send(.completed)
    try first.check(["success 1"], "The first subscription has received 1, then completed.")
    try second.check(
      ["failure Sequence doesn't contain any elements."],
      "The second subscription has received completed only: 1 was sent before it.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// A source that sends what a test makes it send.
private final class Source {
  private let subject = PublishSubject<Event<Int>>()
  @Locked private(set) var subscriptions = 0

  var elements: Observable<Int> {
    .create { observer in
      self.subscriptions += 1
      let subscription = self.subject.subscribe(onNext: { observer.on($0) })
      return Disposables.create {
        self.subscriptions -= 1
        subscription.dispose()
      }
    }
  }

  func send(_ event: Event<Int>) { subject.onNext(event) }
}
