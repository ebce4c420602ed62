import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

@Suite("MyRetry", .serialized) struct MyRetryTests {
  @Test func `a source that doesn't fail passes unchanged`() throws {
    try marbles {
      "-1-1-|"
      "^----!"
      $0.myRetry(3)
      "-1-1-|"
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `a source that always fails is tried maxAttempts times`(maxAttempts: Int) throws {
    let source = Failing()
    let events = source.events { $0.myRetry(maxAttempts) }
    if source.isElsewhere || source.attempts < maxAttempts && events.isEmpty {
      try fail(
        """
        The first of \(maxAttempts) attempts has failed, and the next did not begin on this thread. If it \
        was put on another thread or scheduler, take it back: it should begin at once, where the \
        previous one has failed.
        """)
    }
    try expect(
      source.attempts, equals: maxAttempts,
      """
      Attempts of myRetry(\(maxAttempts)): \(source.attempts). The first attempt counts as well.
      """)
    try expect(
      events, equals: ["error(Failure \(maxAttempts))"],
      "The error of the last attempt is the error of the result.")
  }

  @Test func `one attempt is the first one, and no other`() throws {
    try marbles {
      "-1-X"
      "^--!"
      $0.myRetry(1)
      "-1-X"
    }
  }

  @Test func `each attempt begins when the previous one has failed`() throws {
    try marbles {
      "-1-X"
      "^--!"
      "---^--!"
      "------^--!"
      $0.myRetry(3)
      "-1--1--1-X"
    }
  }

  @Test func `an attempt that succeeds is the last one`() throws {
    let source = Failing(times: 1)
    let events = source.events { $0.myRetry(3) }
    try expect(events, equals: ["next(done)", "completed"], "The second attempt succeeds.")
    try expect(
      source.attempts, equals: 2,
      "The second attempt has completed, so there is nothing to try again.")
  }

  @Test func `an attempt that completes without an element is the last one`() throws {
    try marbles {
      "--|"
      "^-!"
      $0.myRetry(3)
      "--|"
    }
  }

  @Test func `each subscriber has attempts of its own, also at the same time`() throws {
    let time = MarbleTime()
    let source = try time.createColdObservable(Timeline("---X").events)
    let sequence = source.asObservable().myRetry(3)
    for start in [0, 1] {
      time.advanceTo(start)
      _ = sequence.subscribe { _ in }
    }
    time.advanceTo(50)
    let starts = source.subscriptions.map(\.subscribe)
    try expect(
      starts, equals: [0, 1, 3, 4, 6, 7],
      """
      Two subscribers come at 0 and 1, and each attempt fails after 3. So the attempts of the first \
      are at 0, 3 and 6, and those of the second at 1, 4 and 7. They were at \(list(starts)).
      """)
  }

  @Test func `disposing the result disposes the attempt in progress`() throws {
    try marbles {
      "-1-X"
      "^--!"
      "---^-!"
      $0.myRetry(3)
      "^----!"
      "-1--1-"
    }
  }

  @Test func `a subscriber that has enough makes no more attempts`() throws {
    try marbles {
      "-1-X"
      "^--!"
      "---^!"
      $0.myRetry(5).take(2)
      "-1--(1,|)"
    }
  }

  @Test func `attempts don't pile up on the stack`() throws {
    let source = Failing()
    _ = source.events { $0.myRetry(400) }
    try expect(
      source.stackGrowth < 40_000,
      """
      400 attempts that fail at once took \(source.stackGrowth) bytes of the stack, because each \
      began inside the previous one: its `subscribe` had not returned. Some thousand attempts more \
      overflow the stack. Begin the next attempt when the previous `subscribe` has returned.
      """)
    let (attempts, events) = onShortStack {
      let patient = Failing()
      let events = patient.events { $0.myRetry(100_000) }
      return (patient.attempts, events)
    }
    try expect(attempts, equals: 100_000, "A source that always fails has 100,000 attempts.")
    try expect(events, equals: ["error(Failure 100000)"], "The last error is that of the last.")
  }

  @Test(arguments: Law.all(of: first, second))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// What becomes of an error is what the tests above are about.
  private static let first = Operator(of: "the first attempt", except: [.error]) { source, _ in
    source.myRetry(2)
  }

  /// The first attempt of each subscription fails at once. On two threads, nobody can tell the first ones.
  private static let second = Operator(of: "the second attempt", except: [.threads]) { source, _ in
    let attempts = Locked(0)
    return Observable<Int>.deferred {
      attempts.value += 1
      return attempts.value % 2 == 1 ? .error(Failure(attempt: 1)) : source
    }
    .myRetry(2)
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}

/// A source whose first attempts fail at once; the next one emits an element and completes.
private final class Failing {
  @Locked private(set) var attempts = 0
  /// How far the stack grew between the tenth attempt and the deepest one.
  @Locked private(set) var stackGrowth = 0

  /// Whether there was an attempt on another thread than the first.
  @Locked private(set) var isElsewhere = false

  private let failures: Int
  private let thread = pthread_self()
  @Locked private var tenth: Int?

  init(times failures: Int = .max) { self.failures = failures }

  /// NB: After 200,000 attempts it completes, so that an answer that never gives up fails the test.
  var sequence: Observable<String> {
    .deferred {
      self.attempts += 1
      self.measureStack()
      if self.attempts > 200_000 { return .empty() }
      if self.attempts <= self.failures { return .error(Failure(attempt: self.attempts)) }
      return .just("done")
    }
  }

  private func measureStack() {
    var local = 0
    let place = withUnsafePointer(to: &local) { Int(bitPattern: $0) }
    isElsewhere = isElsewhere || pthread_equal(thread, pthread_self()) == 0
    if isElsewhere { return }
    if attempts == 10 { tenth = place }
    if let tenth { stackGrowth = max(stackGrowth, abs(place - tenth)) }
  }

  func events(_ operation: (Observable<String>) -> Observable<String>) -> [String] {
    let events = Locked<[String]>([])
    _ = operation(sequence).subscribe { events.value.append("\($0)") }
    return events.value
  }
}

/// The error of an attempt.
private struct Failure: Error, CustomStringConvertible {
  let attempt: Int
  var description: String { "Failure \(attempt)" }
}
