import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyFilter", .serialized) struct MyFilterTests {
  @Test func `compares with the element that was passed on last`() throws {
    try marbles {
      "--1--2--3--4--|"
      $0.ints.myFilter { shown, new in new - shown >= 2 }
      "--1-----3-----|"
    }
  }

  @Test func `the first element is always passed on`() throws {
    try marbles {
      "--1--1--2--2--|"
      $0.ints.myFilter { _, _ in false }
      "--1-----------|"
    }
  }

  @Test func `the same element may come again`() throws {
    try marbles {
      "--1--1--2--2--|"
      $0.ints.myFilter { _, _ in true }
      "--1--1--2--2--|"
    }
  }

  @Test func `the predicate is asked once for each element but the first`() throws {
    let asked = Locked<[String]>([])
    let answers = Locked([true, false, true])
    let received = Locked<[Int]>([])
    _ = Observable.of(1, 2, 2, 2).myFilter { last, new in
      asked.value.append("\(last) and \(new)")
      return answers.value.isEmpty ? true : answers.value.removeFirst()
    }
    .subscribe(onNext: { received.value.append($0) })
    try expect(
      asked.value, equals: ["1 and 2", "2 and 2", "2 and 2"],
      "The source sends 1, 2, 2 and 2: three calls, with the element passed on last and the new one."
    )
    try expect(
      received.value, equals: [1, 2, 2],
      "The predicate said yes, no and yes to three times a 2. Don't remember its answers.")
  }

  @Test func `an element that is nil is an element`() throws {
    let received = Locked<[Int?]>([])
    _ = Observable<Int?>.of(nil, 1, nil, 2).myFilter { last, new in last != nil && new != nil }
      .subscribe(onNext: { received.value.append($0) })
    try expect(
      received.value, equals: [nil],
      """
      The first element is nil, and was passed on. So the predicate is asked about all others, and says no.
      """)
  }

  @Test func `each subscription has a memory of its own`() throws {
    let source = PublishSubject<Int>()
    let readings = source.myFilter { shown, new in new - shown >= 2 }
    let first = Subscriber(readings)
    source.onNext(1)
    let second = Subscriber(readings)
    source.onNext(2)
    source.onNext(3)
    try first.check(
      ["1", "3"], "The source sent 1, 2 and 3, and only an element greater by two is passed on.")
    try second.check(
      ["2"], "It subscribed after the 1: its first element is the 2. Its memory must be its own.")
    let third = Subscriber(readings)
    source.onNext(1)
    try third.check(
      ["1"], "A new subscriber begins without a memory, so it receives the next element.")
    for subscriber in [first, second, third] { subscriber.dispose() }
  }

  @Test func `what the observer is receiving has been passed on`() throws {
    let source = PublishSubject<Int>()
    let received = Locked<[Int]>([])
    let subscription = source.myFilter { last, new in new != last }
      .subscribe(onNext: { element in
        received.value.append(element)
        if received.value.count < 5 { source.onNext(element == 2 ? 3 : element) }
      })
    source.onNext(1)
    try expect(
      received.value, equals: [1],
      """
      While it received 1, the observer made the source send another 1. The predicate says no if both are \
      equal, so it has to see the 1 that is being received.
      """)
    received.value = []
    source.onNext(2)
    source.onNext(3)
    try expect(
      received.value, equals: [2, 3],
      """
      While it received 2, the observer made the source send 3. So 3 was passed on last, and the 3 that \
      followed is equal to it.
      """)
    subscription.dispose()
  }

  @Test func `disposing the result disposes the source`() throws {
    let source = PublishSubject<Int>()
    let subscription = source.myFilter { _, _ in true }.subscribe()
    try expect(source.hasObservers, "Someone has subscribed to the result, but not to the source.")
    subscription.dispose()
    try expect(
      !source.hasObservers,
      "The result was disposed, and the subscription to the source still runs.")
  }

  @Test(arguments: Law.all(of: filtered))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let filtered = Operator(throwing: "the predicate") { source, trial in
    source.myFilter { _, new in try trial.call(returning: new % 2 == 1) }
  }
}
