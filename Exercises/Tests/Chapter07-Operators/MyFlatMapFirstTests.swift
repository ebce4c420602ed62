import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

@Suite("MyFlatMapFirst", .serialized) struct MyFlatMapFirstTests {
  private let inner = InnerSequences()

  @Test func `emits the elements of an inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a----------|"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "---1--2--3--|"
    }
    try inner.expectCalls(["a"], "There is one element, a.")
  }

  @Test func `a source without elements completes at once`() throws {
    try marbles(in: inner.time) {
      "--|"
      "^-!"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "--|"
    }
  }

  @Test func `the selector is called when an element has its turn`() throws {
    let calls = Locked<[String]>([])
    let saves = [PublishSubject<String>(), PublishSubject<String>()]
    let source = PublishSubject<String>()
    _ = source.myFlatMapFirstThenLatest { element in
      calls.value.append(element)
      return calls.value.count > 2 ? .never() : saves[calls.value.count - 1].asObservable()
    }.subscribe { _ in }
    for element in ["a", "b", "c"] { source.onNext(element) }
    try expect(
      calls.value, equals: ["a"],
      "The inner sequence of a is running, and c waits. So `selector` was called only for a.")
    saves[0].onCompleted()
    try expect(
      calls.value, equals: ["a", "c"],
      "The inner sequence of a has completed, so c has its turn, at once. b has lost its place to c."
    )
    saves[1].onCompleted()
    try expect(
      calls.value, equals: ["a", "c"],
      "The inner sequence of c has completed as well, and no element waits any more.")
  }

  @Test func `the newest element waits for the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a--b-c--|"
      "^--------!"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "---1--2--3----4--5|"
    }
    try inner.expectCalls(
      ["a", "c"], "c has arrived while a was running, and has taken the place of b.")
    try inner.expectDisposed("a", at: 12)
  }

  @Test func `an element has its turn at once if no inner sequence is running`() throws {
    try marbles(in: inner.time) {
      "-a------------b--a----|"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "---1--2--3------6--7--1--2--3--|"
    }
    try inner.expectCalls(
      ["a", "b", "a"],
      "b arrived after the end of the first a, and the second a while b was running.")
  }

  @Test func `an element that is equal to the one before has its turn as well`() throws {
    try marbles(in: inner.time) {
      "-c-c-------------c-----|"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "---4--5--4--5------4--5|"
    }
    try inner.expectCalls(["c", "c", "c"], "The second c waited for the first one.")
  }

  @Test func `an inner sequence without elements counts as running until it completes`() throws {
    try marbles(in: inner.time) {
      "-n-c-------------|"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "--------4--5-----|"
    }
    try inner.expectCalls(["n", "c"], "The inner sequence of n emits nothing, and completes at 6.")
  }

  @Test func `an element that was replaced can't make the selector throw`() throws {
    try marbles(in: inner.time) {
      "-c-t-c-------|"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "---4--5--4--5|"
    }
  }

  @Test func `an element that waits may make the selector throw`() throws {
    try marbles(in: inner.time) {
      "-n-t---------|"
      "^-----!"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "------X"
    }
  }

  @Test func `an error of the source disposes the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a-c-X"
      "^----!"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "---1-X"
    }
    try inner.expectDisposed("a", at: 5)
    try inner.expectCalls(["a"], "The source has failed, so c never has its turn.")
  }

  @Test func `an error of the inner sequence ends the wait`() throws {
    try marbles(in: inner.time) {
      "-f-c--------|"
      "^----!"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "-----X"
    }
    try inner.expectCalls(["f"], "The inner sequence of f has failed, so c never has its turn.")
  }

  @Test func `disposing the result disposes the source and the inner sequence`() throws {
    try marbles(in: inner.time) {
      "-a-c------------|"
      "^----!"
      $0.myFlatMapFirstThenLatest(inner.sequence)
      "^----!"
      "---1--"
    }
    try inner.expectDisposed("a", at: 5)
    try inner.expectCalls(["a"], "The result was disposed at 5, so c never has its turn.")
  }

  @Test func `an inner sequence may send at once, and complete`() throws {
    let source = PublishSubject<String>()
    let events = Locked<[String]>([])
    _ = source.myFlatMapFirstThenLatest { twice($0) }.subscribe { events.value.append("\($0)") }
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

  @Test func `an element waits while an inner sequence is being subscribed to`() throws {
    let source = PublishSubject<String>()
    let received = Locked<[String]>([])
    let calls = Locked<[String]>([])
    _ = source.myFlatMapFirstThenLatest { element in
      calls.value.append(element)
      return calls.value.count < 10 ? twice(element) : .never()
    }.subscribe(onNext: { element in
      received.value.append(element)
      if element == "a1" { ["b", "c"].forEach(source.onNext) }
    })
    source.onNext("a")
    try expect(
      received.value, equals: ["a1", "a2", "c1", "c2"],
      """
      Each inner sequence sends two elements before its `subscribe` returns, and completes. At a1 the source \
      sends b and c, which should wait: a is running by then. Note that it runs before you subscribe to it.
      """)
    try expect(
      calls.value, equals: ["a", "c"], "Only a and c have had a turn. The calls of `selector`:")
  }

  @Test func `an element that starts before the subscribe of the one before has returned`() throws {
    try expectRunning(
      "At 1 the source sends b, which waits. Then the inner sequence of a completes, so b has its turn."
    ) { source, observer in
      observer.onNext("1")
      source.onNext("b")
      observer.onCompleted()
    }
    try expectRunning("The inner sequence of a completes, and then the source sends b.") {
      source, observer in
      observer.onNext("1")
      observer.onCompleted()
      source.onNext("b")
    }
  }

  @Test func `two subscriptions have a place to wait each`() throws {
    let sources = [PublishSubject<String>(), PublishSubject<String>()]
    let saves = PublishSubject<String>()
    let calls = Locked<[String]>([])
    let next = Locked(0)
    let result = Observable<String>.deferred {
      defer { next.value += 1 }
      return sources[next.value].asObservable()
    }.myFlatMapFirstThenLatest { (element: String) -> Observable<String> in
      calls.value.append(element)
      return element.hasPrefix("a") ? saves.asObservable() : .never()
    }
    for _ in sources { _ = result.subscribe { _ in } }
    for element in ["a", "b"] {
      for (number, source) in sources.enumerated() { source.onNext("\(element)\(number + 1)") }
    }
    saves.onCompleted()
    try expect(
      calls.value.sorted(), equals: ["a1", "a2", "b1", "b2"],
      """
      There are two subscriptions. In the first one b1 waited for a1, and in the second one b2 for a2. Now \
      both have had their turn.
      """)
  }

  @Test(arguments: Law.all(of: outer, inner))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Of what is sent while it receives, only the newest has a turn.
  private static let outer = Operator(throwing: "`selector`", except: [.observerSends]) {
    source, trial in
    source.myFlatMapFirstThenLatest { try trial.call(returning: .just($0)) }
  }

  private static let inner = Operator(of: "the inner sequence") { source, _ in
    Observable.just("a").myFlatMapFirstThenLatest { _ in source }
  }

  /// The inner sequence of a does what `events` says before its `subscribe` returns. Is b running then?
  private func expectRunning(
    _ sentence: String, line: Int = #line,
    _ events: @escaping (PublishSubject<String>, AnyObserver<String>) -> Void
  ) throws {
    let source = PublishSubject<String>()
    let second = PublishSubject<String>()
    let received = Locked<[String]>([])
    let subscription = source.myFlatMapFirstThenLatest { element in
      if element == "b" { return second.asObservable() }
      return .create { observer in
        events(source, observer)
        return Disposables.create()
      }
    }.subscribe(onNext: { received.value.append($0) })
    source.onNext("a")
    try expect(
      second.hasObservers,
      """
      \(sentence) All of this has happened before the `subscribe` of a has returned, and b should be running. \
      If it was disposed: what the `subscribe` of a returns must not replace the subscription to b.
      """, line: line)
    second.onNext("4")
    try expect(
      received.value, equals: ["1", "4"], "The inner sequence of b runs, and has sent 4.",
      line: line)
    subscription.dispose()
    try expect(
      !second.hasObservers, "The result was disposed, but the inner sequence of b still runs.",
      line: line)
  }
}

/// Sends two elements at once, and completes.
private func twice(_ element: String) -> Observable<String> {
  .create { observer in
    observer.onNext(element + "1")
    observer.onNext(element + "2")
    observer.onCompleted()
    return Disposables.create()
  }
}

/// The inner sequences of a marble test, counted from the subscription.
private final class InnerSequences {
  let time = MarbleTime()
  @Locked private var calls: [String] = []
  @Locked private var log: [String] = []
  private let marbles = [
    "a": "--1--2--3--|", "b": "--6--7|", "c": "--4--5|", "n": "-----|", "f": "----X",
  ]

  func sequence(of element: String) throws -> Observable<String> {
    calls.append(element)
    if element == "t" { throw MarbleError() }
    let cold = time.createColdObservable(try Timeline(marbles[element] ?? "|").events)
    return cold.do(
      onSubscribe: { self.log.append("\(self.time.clock): \(element) is subscribed to") },
      onDispose: { self.log.append("\(self.time.clock): \(element) is disposed") })
  }

  func expectCalls(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(calls, equals: expected, "\(sentence) The calls of `selector`:", line: line)
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
