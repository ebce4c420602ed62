import RxLite
import RxLiteTest
import Testing

@testable import Chapter13Exercises

@Suite("RetryNotices", .serialized) struct RetryNoticesTests {
  private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

  @Test func `a request that succeeds is passed on at its times`() throws {
    let request = attempts([.next(2, "4°C"), .next(3, "4°C"), .completed(5)])
    let result = start(request)
    try expect(
      result, equals: ["202: 4°C", "203: 4°C", "205: completed"],
      "The request emits 4°C after 2 s and after 3 s, and completes after 5 s.")
    try expect(request.times, equals: [200], "It has not failed.")
  }

  @Test func `a failure is reported at once, and the request repeated after the wait`() throws {
    let request = attempts(
      [.error(2, Broken(1))], [.error(3, Broken(2))], [.next(1, "4°C"), .completed(1)])
    let result = start(request)
    try expect(
      request.times, equals: [200, 203, 208],
      "Attempt 1 fails at 202, and attempt 2 at 206. The waits are counted by `scheduler`, and "
        + "these are the times of the attempts.")
    try expect(
      result, equals: ["202: waiting 1", "206: waiting 2", "209: 4°C", "209: completed"],
      "Attempt 1 fails at 202, and attempt 2 at 206. A notice is emitted when a wait begins.")
  }

  @Test func `the last attempt fails with its own error, without a notice`() throws {
    let request = attempts(
      [.error(0, Broken(1))], [.error(0, Broken(2))], [.error(0, Broken(3))],
      [.error(0, Broken(4))], [.next(0, "too late")])
    let result = start(request, maxAttempts: 4)
    try expect(
      request.times, equals: [200, 201, 203, 206],
      "maxAttempts is 4, and each attempt fails at once. These are the times of the attempts.")
    try expect(
      result,
      equals: ["200: waiting 1", "201: waiting 2", "203: waiting 3", "206: broken 4"],
      "maxAttempts is 4, and each attempt fails at once.")
  }

  @Test func `with one attempt there is no wait`() throws {
    let request = attempts([.error(3, Broken(1))])
    let result = start(request, maxAttempts: 1)
    try expect(result, equals: ["203: broken 1"], "maxAttempts is 1, and the request has failed.")
    try expect(request.times, equals: [200], "maxAttempts is 1.")
  }

  @Test func `answers before a failure are passed on`() throws {
    let request = attempts(
      [.next(1, "4°C"), .error(2, Broken(1))], [.next(1, "4°C"), .completed(2)])
    let result = start(request)
    try expect(
      result,
      equals: ["201: 4°C", "202: waiting 1", "204: 4°C", "205: completed"],
      "The first attempt emits 4°C and fails at 202. The second emits it again.")
  }

  @Test func `an answer gives no more attempts`() throws {
    let failure: Events = [.next(0, "4°C"), .error(0, Broken(1))]
    let request = attempts(failure, failure, failure, failure)
    let result = start(request)
    try expect(
      result.filter { $0.contains("waiting") }, equals: ["200: waiting 1", "201: waiting 2"],
      "maxAttempts is 3, and each attempt emits 4°C and fails. An answer gives no more attempts.")
    try expect(
      request.times, equals: [200, 201, 203],
      "maxAttempts is 3, and each attempt emits 4°C and fails. The times of the attempts:")
  }

  @Test func `a wait lasts as long as its notice says`() throws {
    let failures = (1...20).map { [Recorded.error(0, Broken($0))] as Events }
    let request = Attempts(scheduler, failures)
    let result = start(request, maxAttempts: 20, until: 10_000)
    let waits = zip(request.times, request.times.dropFirst()).map { $1 - $0 }
    try expect(
      waits, equals: Array(1...19), "The seconds between two of 20 attempts that fail at once:")
    try expect(result.last ?? "nothing", equals: "390: broken 20", "All 20 attempts have failed.")
  }

  @Test func `disposing ends the wait`() throws {
    let request = attempts([.error(0, Broken(1))], [.error(0, Broken(2))])
    let result = start(request, until: 202)
    try expect(
      result, equals: ["200: waiting 1", "201: waiting 2"],
      "Both attempts fail at once. The subscription is disposed at 202, during the second wait.")
    try expect(
      request.times, equals: [200, 201],
      "The subscription is disposed at 202, during the second wait. The times of the attempts:")
  }

  @Test func `a notice doesn't wait for the scheduler`() throws {
    let log = Log(scheduler)
    log.subscribe(to: withNotices(.error(Broken(1)), maxAttempts: 2, scheduler: scheduler))
    try expect(
      log.lines, equals: ["0: waiting 1"],
      "The request has failed, and the scheduler has not run yet. A notice is emitted at once.")
    log.dispose()
  }

  @Test func `a wait that is ended leaves no work behind`() throws {
    let counter = WaitCounter(scheduler)
    let log = Log(scheduler)
    log.subscribe(to: withNotices(.error(Broken(1)), maxAttempts: 2, scheduler: counter))
    log.dispose()
    try expect(
      counter.waiting, equals: 0,
      "The subscription was disposed during a wait, and that ends the wait: dispose what the "
        + "scheduler has returned. The work that is still in the scheduler's queue:")
  }

  @Test func `disposing disposes the request`() throws {
    let request = attempts([.error(1, Broken(1))], [.next(50, "late")])
    let result = start(request, until: 230)
    try expect(request.active, equals: 0, "It was disposed during the second attempt.")
    try expect(result, equals: ["201: waiting 1"], "It was disposed during the second attempt.")
  }

  @Test func `each subscription has attempts and notices of its own`() throws {
    let request = attempts(
      [.error(1, Broken(1))], [.error(20, Broken(2))], [.error(20, Broken(3))],
      [.error(20, Broken(4))], [.error(20, Broken(5))], [.error(20, Broken(6))])
    let sequence = withNotices(request.source, maxAttempts: 3, scheduler: scheduler)
    let (first, second) = (Log(scheduler), Log(scheduler))
    scheduler.scheduleAt(200) { first.subscribe(to: sequence) }
    scheduler.scheduleAt(210) { second.subscribe(to: sequence) }
    scheduler.start()
    try expect(
      Array(second.lines.prefix(1)), equals: ["230: waiting 1"],
      "The second subscription begins at 210, and its own first attempt fails at 230.")
    try expect(
      first.lines.filter { $0.contains("waiting") }, equals: ["201: waiting 1", "222: waiting 2"],
      "The first subscription begins at 200. Its attempts fail at 201 and at 222.")
    try expect(
      second.lines.filter { $0.contains("broken") }.count, equals: 1,
      "Each subscription has 3 attempts, and the second fails after its own.")
  }

  @Test func `a request that completes without an answer completes`() throws {
    try expect(
      start(attempts([.completed(4)])), equals: ["204: completed"],
      "The request completes after 4 s, without an element.")
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// After an error there is a wait, and two threads would share the clock.
  private static let request = Operator(of: "the request", except: [.error, .threads]) {
    request, trial in
    withNotices(request.map { "\($0)" }, maxAttempts: 2, scheduler: trial.time)
  }

  private func attempts(_ events: Events...) -> Attempts { Attempts(scheduler, events) }

  private func start(
    _ request: Attempts, maxAttempts: Int = 3, until end: Int = 1000
  ) -> [String] {
    let log = Log(scheduler)
    let sequence = withNotices(request.source, maxAttempts: maxAttempts, scheduler: scheduler)
    scheduler.scheduleAt(200) { log.subscribe(to: sequence) }
    scheduler.scheduleAt(end) { log.dispose() }
    scheduler.start()
    return log.lines
  }
}

private typealias Events = [Recorded<Event<String>>]

private struct Broken: Error, CustomStringConvertible {
  let number: Int
  init(_ number: Int) { self.number = number }
  var description: String { "broken \(number)" }
}

/// A request that does something else at each attempt, and nothing after the last.
private final class Attempts {
  @Locked private(set) var times: [Int] = []
  @Locked private(set) var active = 0
  private let scheduler: TestScheduler
  private let events: [Events]

  init(_ scheduler: TestScheduler, _ events: [Events]) {
    (self.scheduler, self.events) = (scheduler, events)
  }

  var source: Observable<String> {
    .create { [weak self] observer in
      guard let self else { return Disposables.create() }
      let number = times.count
      times.append(scheduler.clock)
      active += 1
      let attempt = number < events.count ? events[number] : []
      let isDone = Locked(false)
      // What is due at once is sent at once.
      for event in attempt where event.time == 0 { observer.on(event.value) }
      let later = scheduler.createColdObservable(attempt.filter { $0.time > 0 })
        .subscribe { observer.on($0) }
      return Disposables.create { [weak self] in
        if !isDone.value { self?.active -= 1 }
        isDone.value = true
        later.dispose()
      }
    }
  }
}

/// Counts the work that waits for its time.
private final class WaitCounter: SchedulerType {
  @Locked private(set) var waiting = 0
  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var now: RxTime { scheduler.now }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { scheduler.schedule(state, action: action) }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    waiting += 1
    let hasRun = Locked(false)
    let work = scheduler.scheduleRelative(state, dueTime: dueTime) { [self] state in
      hasRun.value = true
      waiting -= 1
      return action(state)
    }
    return Disposables.create { [self] in
      if !hasRun.value { waiting -= 1 }
      work.dispose()
    }
  }
}

/// Records what arrives, with its time.
private final class Log {
  @Locked private(set) var lines: [String] = []
  private let scheduler: TestScheduler
  private let subscription = SerialDisposable()

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  func subscribe(to sequence: Observable<RequestProgress>) {
    subscription.disposable = sequence.subscribe { [weak self, scheduler] event in
      let text =
        switch event {
        case .next(.waiting(let seconds)): "waiting \(seconds)"
        case .next(.answer(let answer)): answer
        case .error(let error): "\(error)"
        case .completed: "completed"
        }
      self?.lines.append("\(scheduler.clock): \(text)")
    }
  }

  func dispose() { subscription.dispose() }

  deinit { subscription.dispose() }
}
