import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

@Suite("Backoff", .serialized) struct BackoffTests {
  private let time = MarbleTime()

  @Test func `a source that doesn't fail passes unchanged`() throws {
    try marbles(in: time) {
      "-1-1-|"
      "^----!"
      $0.backoff(maxAttempts: 4, scheduler: time)
      "-1-1-|"
    }
  }

  @Test func `the wait is scheduled on the scheduler that was passed in`() throws {
    let source = Failing(until: 2, time: time)
    let scheduler = WatchedScheduler(time)
    let events = source.events { $0.backoff(maxAttempts: 4, scheduler: scheduler) }
    if source.times.count == 1 && events.isEmpty && !scheduler.isUsed {
      try fail(
        """
        After the first failure there was no second attempt, and nothing was scheduled on \
        `scheduler`. What waits on another scheduler waits for real time, which doesn't pass in \
        this test: pass `scheduler` to whatever waits.
        """)
    }
    try expect(
      source.times, equals: [0, 1],
      "The first attempt fails at 0, so the second is at 1. They were at \(list(source.times)).")
    try expect(
      scheduler.isUsed,
      "Nothing was scheduled on `scheduler`, so the wait didn't depend on its time.")
  }

  @Test func `the first attempt begins at the subscription`() throws {
    let source = Failing(time: time)
    let sequence = source.sequence.backoff(maxAttempts: 3, scheduler: time)
    try expect(source.times, equals: [], "No one has subscribed, but there was an attempt already.")
    _ = sequence.subscribe { _ in }
    try expect(
      source.times, equals: [0],
      "The first attempt waits for nothing: it begins when somebody subscribes.")
  }

  @Test(arguments: [(1, [0]), (2, [0, 1]), (4, [0, 1, 3, 6]), (6, [0, 1, 3, 6, 10, 15])])
  func `a source that always fails at once is tried at these times`(
    maxAttempts: Int, times: [Int]
  ) throws {
    let source = Failing(time: time)
    let events = source.events { $0.backoff(maxAttempts: maxAttempts, scheduler: time) }
    try expect(
      source.times, equals: times,
      """
      With maxAttempts: \(maxAttempts) the attempts should be at \(list(times)). They were at \
      \(list(source.times)).
      """)
    try expect(
      events.map(\.time), equals: [times.last!],
      "The last attempt fails at \(times.last!), and the result fails with it.")
  }

  @Test func `the error is that of the last attempt, unchanged`() throws {
    let source = Failing(time: time)
    let events = source.events { $0.backoff(maxAttempts: 3, scheduler: time) }
    try expect(
      events.map { "\($0.value)" }, equals: ["error(Failure 3)"],
      """
      The subscriber wants to know what went wrong, and not that you have given up. The error of \
      the third attempt is Failure 3.
      """)
  }

  @Test func `an attempt that succeeds is the last one`() throws {
    let source = Failing(until: 3, time: time)
    let events = source.events { $0.backoff(maxAttempts: 4, scheduler: time) }
    try expect(
      source.times, equals: [0, 1, 3],
      "The third attempt succeeds. The attempts were at \(list(source.times)).")
    try expect(
      events.map { "\($0.value)" }, equals: ["next(done)", "completed"],
      "The third attempt sends `done` and completes.")
  }

  @Test func `the wait begins at the failure, and what an attempt sends doesn't change it`() throws
  {
    try marbles(in: time) {
      "-1-X"
      "^--!"
      "----^--!"
      "---------^--!"
      $0.backoff(maxAttempts: 3, scheduler: time)
      "-1---1----1-X"
    }
  }

  @Test func `each subscriber has attempts and waits of its own`() throws {
    let source = Failing(time: time)
    let result = source.sequence.backoff(maxAttempts: 3, scheduler: time)
    let ends = Locked<[String: Int]>([:])
    for (name, start) in [("first", 0), ("second", 20), ("third", 22)] {
      time.advanceTo(start)
      _ = result.subscribe(onError: { [time] _ in ends.value[name] = time.clock })
    }
    time.advanceTo(100)
    let found = ["first", "second", "third"].map { ends.value[$0].map(String.init) ?? "never" }
    try expect(
      found, equals: ["3", "23", "25"],
      """
      Three observers subscribe at 0, 20 and 22, and have three attempts each. So the first fails \
      at 3, the second at 23, and the third at 25.
      """)
    try expect(
      source.times, equals: [0, 1, 3, 20, 21, 22, 23, 23, 25],
      """
      The attempts of the three subscribers should be at 0, 1, 3, at 20, 21, 23, and at 22, 23, 25. \
      Together they were at \(list(source.times)).
      """)
  }

  @Test func `disposing during an attempt disposes it`() throws {
    try marbles(in: time) {
      "-1-X"
      "^--!"
      "----^-!"
      $0.backoff(maxAttempts: 3, scheduler: time)
      "^-----!"
      "-1---1-"
    }
  }

  @Test func `disposing during a wait cancels it`() throws {
    try marbles(in: time) {
      "-1-X"
      "^--!"
      "----^--!"
      $0.backoff(maxAttempts: 3, scheduler: time)
      "^-------!"
      "-1---1---"
    }
  }

  @Test func `a disposed wait is not left on the scheduler`() throws {
    let scheduler = WatchedScheduler(time)
    let source = Failing(time: time)
    let subscription = source.sequence.backoff(maxAttempts: 3, scheduler: scheduler)
      .subscribe { _ in }
    subscription.dispose()
    time.advanceTo(100)
    try expect(
      scheduler.runs, equals: 0,
      "The result was disposed while it waited, but the scheduler did the work all the same.")
  }

  private func list(_ times: [Int]) -> String { times.map(String.init).joined(separator: ", ") }
}

/// A source that fails at once before the attempt `until`, which emits an element and completes. It
/// records the times of its attempts.
private final class Failing {
  @Locked private(set) var times: [Int] = []
  private let success: Int
  private let time: TestScheduler

  init(until success: Int = .max, time: TestScheduler) {
    self.success = success
    self.time = time
  }

  /// NB: After 50 attempts it completes, so that an answer that never gives up fails the test.
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

/// Passes work to another scheduler, and knows whether there was any.
private final class WatchedScheduler: SchedulerType {
  private let scheduler: TestScheduler
  @Locked private(set) var isUsed = false
  /// How much of the work was done.
  @Locked private(set) var runs = 0

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var now: RxTime { scheduler.now }

  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    isUsed = true
    return scheduler.schedule(state, action: counted(action))
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    isUsed = true
    return scheduler.scheduleRelative(state, dueTime: dueTime, action: counted(action))
  }

  private func counted<State>(
    _ action: @escaping (State) -> any Disposable
  ) -> (State) -> any Disposable {
    return { state in
      self.runs += 1
      return action(state)
    }
  }
}

/// The error of an attempt.
private struct Failure: Error, CustomStringConvertible {
  let attempt: Int
  var description: String { "Failure \(attempt)" }
}
