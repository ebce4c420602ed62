import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

@Suite("MyRetry", .serialized) struct MyRetryTests {
  @Test func `a source that doesn't fail is left alone`() throws {
    try marbles {
      "-1-2-|"
      "^----!"
      $0.myRetry(3)
      "-1-2-|"
    }
  }

  @Test func `one attempt is the first one, and no other`() throws {
    try marbles {
      "-1-X"
      "^--!"
      $0.myRetry(1)
      "-1-X"
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `a source that always fails is tried so many times`(maxAttempts: Int) throws {
    let source = Failing(attempts: 100)
    let events = source.events { $0.myRetry(maxAttempts) }
    try expect(
      source.attempts, equals: maxAttempts,
      """
      Attempts of myRetry(\(maxAttempts)): \(source.attempts). \(maxAttempts) is to be the number of \
      all attempts, the first one included.
      """)
    try expect(
      events, equals: ["error(Failure \(maxAttempts))"],
      "The error of the last attempt is the error of the sequence.")
  }

  @Test func `each attempt begins when the one before has failed`() throws {
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
    let source = Failing(attempts: 1)
    let events = source.events { $0.myRetry(3) }
    try expect(
      events, equals: ["next(done)", "completed"], "The second attempt succeeds.")
    try expect(
      source.attempts, equals: 2,
      "The second attempt has completed: there is nothing to try again.")
  }

  @Test func `each subscriber has attempts of its own`() throws {
    let source = Failing(attempts: 100)
    let sequence = source.sequence.myRetry(3)
    _ = sequence.subscribe { _ in }
    _ = sequence.subscribe { _ in }
    try expect(
      source.attempts, equals: 6,
      """
      Two subscribers, three attempts each: that makes 6, and there were \(source.attempts). What \
      the first one has used up is not the second one's affair.
      """)
  }

  @Test func `whoever leaves, leaves the source`() throws {
    try marbles {
      "-1-X"
      "^--!"
      "---^-!"
      $0.myRetry(3)
      "^----!"
      "-1--1-"
    }
  }
}

/// A source that fails in its first attempts, and then sends one element and completes.
private final class Failing {
  private(set) var attempts = 0
  private let failures: Int

  init(attempts failures: Int) { self.failures = failures }

  /// NB: After 50 attempts it is done, so that one that never gives up fails the test.
  var sequence: Observable<String> {
    .deferred {
      self.attempts += 1
      if self.attempts > 50 { return .empty() }
      if self.attempts <= self.failures { return .error(Failure(attempt: self.attempts)) }
      return .just("done")
    }
  }

  func events(_ operation: (Observable<String>) -> Observable<String>) -> [String] {
    var events: [String] = []
    _ = operation(sequence).subscribe { events.append("\($0)") }
    return events
  }
}

/// Tells which attempt has failed.
private struct Failure: Error, CustomStringConvertible {
  let attempt: Int
  var description: String { "Failure \(attempt)" }
}
