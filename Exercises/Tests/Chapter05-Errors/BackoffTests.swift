import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

@Suite("Backoff", .serialized) struct BackoffTests {
  private let time = MarbleTime()

  @Test func `a source that doesn't fail is left alone`() throws {
    try marbles(in: time) {
      "-1-2-|"
      "^----!"
      $0.backoff(maxAttempts: 4, scheduler: time)
      "-1-2-|"
    }
  }

  @Test(arguments: [(1, [0]), (2, [0, 1]), (4, [0, 1, 3, 6]), (6, [0, 1, 3, 6, 10, 15])])
  func `a source that always fails at once is tried at these times`(
    maxAttempts: Int, times: [Int]
  ) throws {
    let source = Failing(until: .max, time: time)
    let events = source.events { $0.backoff(maxAttempts: maxAttempts, scheduler: time) }
    try expect(
      source.times, equals: times,
      """
      With maxAttempts: \(maxAttempts) the attempts are to be at \(times), in seconds. They were \
      at \(source.times).
      """)
    try expect(
      events.map(\.time), equals: [times.last!],
      "The last attempt fails at \(times.last!), and that is the end.")
  }

  @Test func `the error is that of the last attempt, as it is`() throws {
    let source = Failing(until: .max, time: time)
    let events = source.events { $0.backoff(maxAttempts: 3, scheduler: time) }
    try expect(
      events.map { "\($0.value)" }, equals: ["error(Failure 3)"],
      """
      Whoever subscribes wants to know what went wrong, and not that you have given up: the error \
      of the third attempt is Failure 3.
      """)
  }

  @Test func `an attempt that succeeds is the last one`() throws {
    let source = Failing(until: 3, time: time)
    let events = source.events { $0.backoff(maxAttempts: 4, scheduler: time) }
    try expect(
      source.times, equals: [0, 1, 3], "The third attempt succeeds. They were at \(source.times).")
    try expect(
      events.map { "\($0.value)" }, equals: ["next(done)", "completed"],
      "The third attempt sends `done` and completes.")
  }

  @Test func `each subscriber has attempts of its own`() throws {
    let source = Failing(until: .max, time: time)
    let sequence = source.sequence.backoff(maxAttempts: 2, scheduler: time)
    for end in [50, 100] {
      _ = sequence.subscribe { _ in }
      time.advanceTo(end)
    }
    try expect(
      source.times, equals: [0, 1, 50, 51],
      """
      Two subscribers, at 0 and at 50, with two attempts each: they are to be at [0, 1, 50, 51], and \
      they were at \(source.times). What the first one has used up is not the second one's affair.
      """)
  }

  @Test func `the wait begins at the failure`() throws {
    try marbles(in: time) {
      "-1-X"
      "^--!"
      "----^--!"
      "---------^--!"
      $0.backoff(maxAttempts: 3, scheduler: time)
      "-1---1----1-X"
    }
  }

  @Test func `whoever leaves while it waits has left`() throws {
    try marbles(in: time) {
      "-1-X"
      "^--!"
      "----^--!"
      $0.backoff(maxAttempts: 3, scheduler: time)
      "^-------!"
      "-1---1---"
    }
  }
}

/// A source that fails at once until a certain attempt, which sends one element and completes. It
/// writes down when it was tried.
private final class Failing {
  private(set) var times: [Int] = []
  private let success: Int
  private let time: TestScheduler

  init(until success: Int, time: TestScheduler) {
    self.success = success
    self.time = time
  }

  /// NB: After 50 attempts it is done, so that one that never gives up fails the test.
  var sequence: Observable<String> {
    .deferred {
      self.times.append(self.time.clock)
      if self.times.count > 50 { return .empty() }
      if self.times.count < self.success { return .error(Failure(attempt: self.times.count)) }
      return .just("done")
    }
  }

  func events(
    _ operation: (Observable<String>) -> Observable<String>
  ) -> [Recorded<Event<String>>] {
    let observer = time.createObserver(String.self)
    let subscription = operation(sequence).subscribe(observer)
    time.advanceTo(100)
    subscription.dispose()
    return observer.events
  }
}

/// Tells which attempt has failed.
private struct Failure: Error, CustomStringConvertible {
  let attempt: Int
  var description: String { "Failure \(attempt)" }
}
