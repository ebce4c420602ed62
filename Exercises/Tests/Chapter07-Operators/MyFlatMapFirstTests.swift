import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

@Suite("MyFlatMapFirst", .serialized) struct MyFlatMapFirstTests {
  private let inner = InnerSequences()

  @Test func `emits the elements of an inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a----------|"
      $0.myFlatMapFirst(inner.sequence)
      "---1--2--3--|"
    }
    try inner.expectCalls(["a"])
  }

  @Test func `a source without elements completes at once`() throws {
    try marbles(in: inner.time) {
      "--|"
      "^-!"
      $0.myFlatMapFirst(inner.sequence)
      "--|"
    }
  }

  @Test func `elements are dropped while an inner sequence runs`() throws {
    try marbles(in: inner.time) {
      "-a-b-b-a--------|"
      "^---------------!"
      $0.myFlatMapFirst(inner.sequence)
      "---1--2--3------|"
    }
    try inner.expectCalls(["a"])
    try inner.expectDisposed("a", at: 12)
  }

  @Test func `the first element after the inner sequence has its turn`() throws {
    try marbles(in: inner.time) {
      "-a-----b------b----|"
      $0.myFlatMapFirst(inner.sequence)
      "---1--2--3------4--5|"
    }
    try inner.expectCalls(["a", "b"])
  }

  @Test func `an element that is equal to the one before has its turn as well`() throws {
    try marbles(in: inner.time) {
      "-b-------b-----|"
      $0.myFlatMapFirst(inner.sequence)
      "---4--5----4--5|"
    }
    try inner.expectCalls(["b", "b"])
  }

  @Test func `an inner sequence without elements counts as running until it completes`() throws {
    try marbles(in: inner.time) {
      "-n-b-----b-----|"
      $0.myFlatMapFirst(inner.sequence)
      "-----------4--5|"
    }
    try inner.expectCalls(["n", "b"])
  }

  @Test func `the inner sequence goes on when the source has completed`() throws {
    try marbles(in: inner.time) {
      "-a-b|"
      "^---!"
      $0.myFlatMapFirst(inner.sequence)
      "---1--2--3--|"
    }
    try inner.expectCalls(["a"])
  }

  @Test func `an element that is dropped can't make the selector throw`() throws {
    try marbles(in: inner.time) {
      "-b--t--------|"
      $0.myFlatMapFirst(inner.sequence)
      "---4--5------|"
    }
  }

  @Test func `an error of the source disposes the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a---X"
      "^----!"
      $0.myFlatMapFirst(inner.sequence)
      "---1-X"
    }
    try inner.expectDisposed("a", at: 5)
  }

  @Test func `disposing the result disposes the source and the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a-----b--------|"
      "^----!"
      $0.myFlatMapFirst(inner.sequence)
      "^----!"
      "---1--"
    }
    try inner.expectDisposed("a", at: 5)
  }

  @Test func `an inner sequence may send at once, and complete`() throws {
    let source = PublishSubject<String>()
    let events = Locked<[String]>([])
    _ = source.myFlatMapFirst { element in
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
      """
      The source has completed, and the inner sequences too: each sends two elements at once, and \
      completes.
      """
    )
  }

  @Test func `an element is dropped while an inner sequence is being subscribed to`() throws {
    let source = PublishSubject<String>()
    let calls = Locked<[String]>([])
    let sentAtOnce = Observable<String>.create { observer in
      observer.onNext("1")
      observer.onNext("2")
      return Disposables.create()
    }
    let received = Locked<[String]>([])
    _ = source.myFlatMapFirst { element in
      calls.value.append(element)
      return calls.value.count < 10 ? sentAtOnce : .empty()
    }.subscribe(onNext: { element in
      received.value.append(element)
      if element == "1" { source.onNext("b") }
    })
    source.onNext("a")
    try expect(
      calls.value, equals: ["a"],
      """
      The inner sequence of a sends 1 and 2 before its `subscribe` returns. At 1 the source sends \
      b, which should be dropped: a is running by then. Note that it runs before you subscribe to \
      it.
      """)
    try expect(
      received.value, equals: ["1", "2"], "Only the inner sequence of a runs, and sends 1 and 2.")
  }

  @Test func `the element after an inner sequence that has completed at once`() throws {
    let source = PublishSubject<String>()
    let second = PublishSubject<String>()
    let endsAtOnce = Observable<String>.create { observer in
      observer.onCompleted()
      source.onNext("b")
      return Disposables.create()
    }
    let received = Locked<[String]>([])
    let subscription = source.myFlatMapFirst { $0 == "a" ? endsAtOnce : second.asObservable() }
      .subscribe(onNext: { received.value.append($0) })
    source.onNext("a")
    try expect(
      second.hasObservers,
      """
      The inner sequence of a completes before its `subscribe` returns, and then the source sends \
      b. So the inner sequence of b should run. If it was disposed: the `subscribe` of a returns \
      last, and what it returns must not replace the subscription to b.
      """)
    second.onNext("4")
    try expect(received.value, equals: ["4"], "The inner sequence of b runs, and has sent 4.")
    subscription.dispose()
    try expect(
      !second.hasObservers, "The result was disposed, but the inner sequence of b still runs.")
  }

  @Test(arguments: Law.all(of: outer, inner))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// What is sent while it receives is dropped.
  private static let outer = Operator(throwing: "`selector`", except: [.observerSends]) {
    source, trial in
    source.myFlatMapFirst { try trial.call(returning: .just($0)) }
  }

  private static let inner = Operator(of: "the inner sequence") { source, _ in
    Observable.just("a").myFlatMapFirst { _ in source }
  }

}

/// The inner sequences of a marble test, counted from the subscription.
private final class InnerSequences {
  let time = MarbleTime()
  @Locked private var calls: [String] = []
  @Locked private var log: [String] = []
  private let marbles = ["a": "--1--2--3--|", "b": "--4--5|", "n": "-----|", "f": "----X"]

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
      calls, equals: expected,
      """
      `selector` should be called once with each element that arrives while no inner sequence \
      runs, and with no other.
      """, line: line)
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
}
