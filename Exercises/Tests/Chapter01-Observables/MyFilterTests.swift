import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyFilter", .serialized) struct MyFilterTests {
  @Test func `compares with the element that was passed on last`() throws {
    try marbles {
      "--1--2--3--4--|"
      $0.ints.myFilter { shown, new in new - shown >= 2 }
      "--1-----3-----(4,|)"
    }
  }

  @Test func `the first element is always passed on`() throws {
    try marbles {
      "--1--1--2--2--|"
      $0.ints.myFilter { _, _ in false }
      "--1-----------(2,|)"
    }
    try marbles {
      "--1--|"
      $0.ints.myFilter { _, _ in false }
      "--1--|"
    }
  }

  @Test func `the same element may come again`() throws {
    try marbles {
      "--1--1--2--2--|"
      $0.ints.myFilter { _, _ in true }
      "--1--1--2--2--|"
    }
  }

  @Test func `at the end, the newest element is passed on, unless it has been`() throws {
    try check(
      [1, 2], .completed, ["next(1)", "next(2)", "completed"], "The predicate refused the 2.")
    try check(
      [1, 2, 3, 4, 4], .completed, ["next(1)", "next(3)", "next(4)", "completed"],
      "Two elements that the predicate refused come after the 3. Only the newest is passed on.")
    let story = "The source's newest element was passed on already."
    try check([1, 2, 3], .completed, ["next(1)", "next(3)", "completed"], story)
    try check([1], .completed, ["next(1)", "completed"], story)
    try check([], .completed, ["completed"], "A source without elements.")
  }

  @Test func `nothing is passed on before an error`() throws {
    try check(
      [1, 2], .error(Broken()), ["next(1)", "error(broken)"],
      "The source failed. An error is passed on at once, with nothing before it.")
    try check(
      [1, 2, 99], .completed, ["next(1)", "error(broken)"],
      "The predicate threw. An error is passed on at once, with nothing before it.")
  }

  @Test func `the predicate is asked once for each element but the first`() throws {
    let asked = Locked<[String]>([])
    let answers = Locked([true, false, true, false])
    let received = Locked<[Int]>([])
    _ = Observable.of(1, 2, 2, 2, 5).myFilter { last, new in
      asked.value.append("\(last) and \(new)")
      return answers.value.isEmpty ? true : answers.value.removeFirst()
    }
    .subscribe(onNext: { received.value.append($0) })
    try expect(
      asked.value, equals: ["1 and 2", "2 and 2", "2 and 2", "2 and 5"],
      """
      The source sends 1, 2, 2, 2 and 5, and completes: four calls, with the element passed on last and the \
      new one.
      """)
    try expect(
      received.value, equals: [1, 2, 2, 5],
      """
      The predicate said yes, no and yes to three times a 2, and no to the 5, which is the last. Don't remember \
      its answers.
      """)
  }

  @Test func `an element that is nil is an element`() throws {
    let received = Locked<[Int?]>([])
    _ = Observable<Int?>.of(nil, 1, nil, 2).myFilter { last, new in last != nil && new != nil }
      .subscribe(onNext: { received.value.append($0) })
    try expect(
      received.value, equals: [nil, 2],
      """
      The first element is nil, and was passed on. So the predicate is asked about all others, and says no. At \
      the end, the newest is passed on.
      """)
    received.value = []
    _ = Observable<Int?>.of(1, nil).myFilter { _, _ in false }
      .subscribe(onNext: { received.value.append($0) })
    try expect(
      received.value, equals: [1, nil],
      "The predicate refused nil, which is the newest element. At the end, it is passed on.")
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
    source.onNext(3)
    source.onCompleted()
    let story = "Then 3 came, and the source completed."
    try first.check(
      ["1", "3", "3", "completed"],
      "\(story) It had received a 3 before, so the new one was held back until the end. Its memory must be its own."
    )
    try second.check(
      ["2", "3", "completed"],
      "\(story) It had received a 2, so the 3 was held back until the end. Its memory must be its own."
    )
    try third.check(
      ["1", "3", "completed"],
      "\(story) It had received a 1, so the 3 was passed on at once. Its memory must be its own.")
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

  @Test func `what is sent while the observer is busy may be the newest`() throws {
    let source = PublishSubject<Int>()
    let received = Locked<[String]>([])
    let subscription = source.myFilter { shown, new in new - shown >= 2 }
      .subscribe { event in
        received.value.append("\(event)")
        if event.element == 1 { source.onNext(2) }
      }
    source.onNext(1)
    source.onCompleted()
    try expect(
      received.value, equals: ["next(1)", "next(2)", "completed"],
      """
      While it received 1, the observer made the source send 2, and then the source completed. The 2 is the \
      newest, and the predicate has refused it.
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

  /// The predicate wants a difference of two, and throws at 99.
  private func check(
    _ elements: [Int], _ end: Event<Int>, _ expected: [String], _ why: String, line: Int = #line
  ) throws {
    let source = PublishSubject<Int>()
    let received = Locked<[String]>([])
    let subscription = source.myFilter { shown, new in
      if new == 99 { throw Broken() }
      return new - shown >= 2
    }
    .subscribe { received.value.append("\($0)") }
    for element in elements { source.onNext(element) }
    source.on(end)
    subscription.dispose()
    try expect(received.value, equals: expected, why, line: line)
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }
