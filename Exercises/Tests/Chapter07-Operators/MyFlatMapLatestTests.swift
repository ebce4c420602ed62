import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

@Suite("MyFlatMapLatest", .serialized) struct MyFlatMapLatestTests {
  private let inner = InnerSequences()

  @Test func `emits the elements of an inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a----------|"
      $0.myFlatMapLatest(inner.sequence)
      "---1--2--3--|"
    }
    try inner.expectCalls(["a"])
  }

  @Test func `a source without elements completes at once`() throws {
    try marbles(in: inner.time) {
      "--|"
      "^-!"
      $0.myFlatMapLatest(inner.sequence)
      "--|"
    }
  }

  @Test func `the next element replaces the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a-----b--------|"
      "^---------------!"
      $0.myFlatMapLatest(inner.sequence)
      "---1--2--4--5---|"
    }
    try inner.expectCalls(["a", "b"])
    try inner.expectDisposed("a", at: 7)
  }

  @Test func `the old inner sequence is disposed, then the new one is subscribed to`() throws {
    try marbles(in: inner.time) {
      "-a--b--------|"
      $0.myFlatMapLatest(inner.sequence)
      "---1--4--5---|"
    }
    try inner.expectLog([
      "1: a is subscribed to", "4: a is disposed", "4: b is subscribed to", "10: b is disposed",
    ])
  }

  @Test func `an element that is equal to the one before has an inner sequence as well`() throws {
    try marbles(in: inner.time) {
      "-a--a----------|"
      $0.myFlatMapLatest(inner.sequence)
      "---1--1--2--3--|"
    }
    try inner.expectCalls(["a", "a"])
  }

  @Test func `an inner sequence that completes doesn't complete the result`() throws {
    try marbles(in: inner.time) {
      "-b---------b------|"
      $0.myFlatMapLatest(inner.sequence)
      "---4--5------4--5-|"
    }
  }

  @Test func `the newest inner sequence goes on when the source has completed`() throws {
    try marbles(in: inner.time) {
      "-a|"
      "^-!"
      $0.myFlatMapLatest(inner.sequence)
      "---1--2--3--|"
    }
  }

  @Test func `the result waits for the newest inner sequence only`() throws {
    try marbles(in: inner.time) {
      "-n-b|"
      $0.myFlatMapLatest(inner.sequence)
      "-----4--5|"
    }
  }

  @Test func `an error of the source disposes the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a---X"
      "^----!"
      $0.myFlatMapLatest(inner.sequence)
      "---1-X"
    }
    try inner.expectDisposed("a", at: 5)
  }

  @Test func `an error of an old inner sequence never arrives`() throws {
    try marbles(in: inner.time) {
      "-f-b------|"
      $0.myFlatMapLatest(inner.sequence)
      "-----4--5-|"
    }
  }

  @Test func `an error that the selector throws is an error of the result`() throws {
    try marbles(in: inner.time) {
      "-a---t-----|"
      "^----!"
      $0.myFlatMapLatest(inner.sequence)
      "---1-X"
    }
    try inner.expectDisposed("a", at: 5)
  }

  @Test func `disposing the result disposes the source and the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a-----b--------|"
      "^----!"
      $0.myFlatMapLatest(inner.sequence)
      "^----!"
      "---1--"
    }
    try inner.expectDisposed("a", at: 5)
  }

  @Test func `an inner sequence may send at once, and complete`() throws {
    let source = PublishSubject<String>()
    let events = Locked<[String]>([])
    _ = source.myFlatMapLatest { element in
      Observable.create { observer in
        observer.onNext(element + "1")
        observer.onNext(element + "2")
        observer.onCompleted()
        return Disposables.create()
      }
    }.subscribe { events.value.append("\($0)") }
    source.onNext("a")
    source.onNext("b")
    source.onCompleted()
    try expect(
      events.value, equals: ["next(a1)", "next(a2)", "next(b1)", "next(b2)", "completed"],
      "Each of the inner sequences sends two elements at once, and has completed before the next.")
  }

  @Test(arguments: [Event<String>.next("2"), .completed, .error(MarbleError())])
  func `what the old one sends after the next element has arrived doesn't count`(
    last: Event<String>
  ) throws {
    let source = PublishSubject<String>()
    let newest = PublishSubject<String>()
    let sentAtOnce = Observable<String>.create { observer in
      observer.onNext("1")
      observer.on(last)
      return Disposables.create()
    }
    let events = Locked<[String]>([])
    _ = source.myFlatMapLatest { $0 == "a" ? sentAtOnce : newest.asObservable() }
      .subscribe { event in
        events.value.append("\(event)")
        if event.element == "1" { source.onNext("b") }
      }
    source.onNext("a")
    try expect(
      events.value, equals: ["next(1)"],
      """
      The inner sequence of a sends 1 and \(last) before its `subscribe` returns. At 1 the source \
      sends b, so from then on only the inner sequence of b counts. What a sends after 1 must be \
      ignored.
      """)
    source.onCompleted()
    try expect(
      events.value, equals: ["next(1)"],
      """
      The inner sequence of b, which is the newest, still runs. So the result can't have \
      completed.
      """
    )
    try expect(
      newest.hasObservers,
      """
      The source sends b while the inner sequence of a is being subscribed to. The `subscribe` of \
      a returns last, and what it returns must not replace the subscription to b.
      """)
    newest.onNext("4")
    newest.onCompleted()
    try expect(
      events.value, equals: ["next(1)", "next(4)", "completed"],
      "The inner sequence of b has sent 4 and completed; the source has completed before.")
  }

  @Test(arguments: Law.all(of: outer, inner))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let outer = Operator(throwing: "`selector`") { source, trial in
    source.myFlatMapLatest { try trial.call(returning: .just($0)) }
  }

  private static let inner = Operator(of: "the inner sequence") { source, _ in
    Observable.just("a").myFlatMapLatest { _ in source }
  }
}

/// The inner sequences of a marble test, counted from the subscription.
private final class InnerSequences {
  let time = MarbleTime()
  @Locked private var calls: [String] = []
  @Locked private var log: [String] = []
  private let marbles = ["a": "--1--2--3--|", "b": "--4--5|", "n": "----", "f": "----X"]

  func sequence(of element: String) throws -> Observable<String> {
    calls.append(element)
    if element == "t" { throw MarbleError() }
    let cold = time.createColdObservable(try Timeline(marbles[element] ?? "|").events)
    return cold.do(
      onSubscribe: { self.log.append("\(self.time.clock): \(element) is subscribed to") },
      onDispose: { self.log.append("\(self.time.clock): \(element) is disposed") })
  }

  func expectCalls(_ expected: [String], line: Int = #line) throws {
    try expect(
      calls, equals: expected, "`selector` should be called once with each element.", line: line)
  }

  func expectDisposed(_ element: String, at second: Int, line: Int = #line) throws {
    let found = log.first { $0.hasSuffix(": \(element) is disposed") }
    try expect(
      found == "\(second): \(element) is disposed",
      """
      The inner sequence of \(element) should be disposed at \(second). \
      \(found.map { "It was disposed at \($0.prefix { $0 != ":" })." } ?? "It never was.")
      """, line: line)
  }

  func expectLog(_ expected: [String], line: Int = #line) throws {
    try expect(
      log, equals: expected,
      "The inner sequence of a should be disposed first, then that of b subscribed to.", line: line)
  }
}
