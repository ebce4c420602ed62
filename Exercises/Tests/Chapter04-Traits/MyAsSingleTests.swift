import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("MyAsSingle", .serialized) struct MyAsSingleTests {
  private let source = ManualSource<Int>()

  @Test func `succeeds when the source completes, and not before`() throws {
    let subscriber = Subscriber(source.sequence.myAsSingle())
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
    let subscriber = Subscriber(source.sequence.myAsSingle())
    source.send(.next(1))
    source.send(.next(second))
    try subscriber.check(
      ["failure Sequence contains more than one element."],
      "The source has sent 1 and \(second). Whatever follows, these are two elements.")
    try expect(
      !source.isRunning,
      "The single has failed, but is still subscribed to the source.")
  }

  @Test func `fails if there is no element`() throws {
    let subscriber = Subscriber(source.sequence.myAsSingle())
    source.send(.completed)
    try subscriber.check(
      ["failure Sequence doesn't contain any elements."],
      "The source has completed without an element.")
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

  @Test(arguments: Law.all(of: single))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let single = Operator("the single", count: 1) { source, _ in
    source.myAsSingle().asObservable()
  }

}
