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
      result,
      equals: [
        "202: waiting 1", "206: waiting 2", "207: waiting 1", "209: 4°C", "209: completed",
      ],
      "Attempt 1 fails at 202, and attempt 2 at 206. A notice is emitted when a wait begins, and "
        + "after each second of it.")
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
      equals: [
        "200: waiting 1", "201: waiting 2", "202: waiting 1", "203: waiting 3", "204: waiting 2",
        "205: waiting 1", "206: broken 4",
      ],
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
      result.filter { $0.contains("waiting") },
      equals: ["200: waiting 1", "201: waiting 2", "202: waiting 1"],
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
      "Both attempts fail at once. The subscription is disposed at 202, during the second wait, and "
        + "before its second notice.")
    try expect(
      request.times, equals: [200, 201],
      "The subscription is disposed at 202, during the second wait. The times of the attempts:")
  }

  @Test func `a notice doesn't wait for the scheduler`() throws {
    let log = Log(scheduler)
    log.subscribe(
      to: withNotices(
        .error(Broken(1)), tryNow: .never(), maxAttempts: 2, scheduler: scheduler))
    try expect(
      log.lines, equals: ["0: waiting 1"],
      "The request has failed, and the scheduler has not run yet. A notice is emitted at once.")
    log.dispose()
  }

  @Test func `a wait that is ended leaves no work behind`() throws {
    let counter = WaitCounter(scheduler)
    let log = Log(scheduler)
    log.subscribe(
      to: withNotices(.error(Broken(1)), tryNow: .never(), maxAttempts: 2, scheduler: counter))
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

  @Test func `a tap during a wait begins the next attempt at once`() throws {
    let game = Game(
      [.error(2, Broken(1))], [.error(2, Broken(2))], [.next(2, "4°C"), .completed(3)])
    let result = game.play(taps: 214)
    try expect(
      game.request.times, equals: [200, 206, 214],
      "\(quarters) Attempt 1 fails at 202, and attempt 2 at 208. Its wait would end at 216, but "
        + "`tryNow` emits at 214. The times of the attempts:")
    try expect(
      result,
      equals: [
        "202: waiting 1", "208: waiting 2", "212: waiting 1", "216: 4°C", "217: completed",
      ],
      "\(quarters) Attempt 1 fails at 202, and attempt 2 at 208. `tryNow` emits at 214.")
  }

  @Test func `a tap before the second notice of a wait ends it, too`() throws {
    let game = Game([.error(2, Broken(1))], [.error(2, Broken(2))], [.next(20, "4°C")])
    let result = game.play(taps: 209)
    try expect(
      result, equals: ["202: waiting 1", "208: waiting 2", "229: 4°C"],
      "\(quarters) Attempt 2 fails at 208, and `tryNow` emits at 209. There is no further notice of "
        + "this wait, and attempt 3 takes 20 ticks.")
  }

  @Test func `a tap doesn't wait for the scheduler`() throws {
    let request = attempts([.error(0, Broken(1))], [.next(0, "4°C"), .completed(0)])
    let (log, tryNow) = (Log(scheduler), PublishSubject<Void>())
    log.subscribe(
      to: withNotices(request.source, tryNow: tryNow, maxAttempts: 2, scheduler: scheduler))
    tryNow.onNext(())
    try expect(
      log.lines, equals: ["0: waiting 1", "0: 4°C", "0: completed"],
      "Attempt 1 has failed at once, and `tryNow` has emitted. The scheduler has not run yet.")
    log.dispose()
  }

  @Test func `a tap while no wait is running changes nothing`() throws {
    let game = Game([.error(4, Broken(1))], [.next(8, "4°C"), .completed(9)])
    let result = game.play(taps: 201, 210)
    try expect(
      game.request.times, equals: [200, 208],
      "\(quarters) Attempt 1 runs from 200 to 204, and attempt 2 from 208. `tryNow` emits at 201 and "
        + "at 210, while they are running. The times of the attempts:")
    try expect(
      result, equals: ["204: waiting 1", "216: 4°C", "217: completed"],
      "\(quarters) `tryNow` emits at 201 and at 210, while an attempt is running.")
  }

  @Test func `a tap ends one wait, and is an attempt like any other`() throws {
    let game = Game([.error(0, Broken(1))], [.error(0, Broken(2))], [.error(0, Broken(3))])
    let result = game.play(taps: 201)
    try expect(
      game.request.times, equals: [200, 201, 209],
      "\(quarters) Each attempt fails at once, and `tryNow` emits at 201. The second wait takes its "
        + "two seconds. The times of the attempts:")
    try expect(
      result,
      equals: ["200: waiting 1", "201: waiting 2", "205: waiting 1", "209: broken 3"],
      "\(quarters) maxAttempts is 3. Each attempt fails at once, and `tryNow` emits at 201.")
  }

  @Test func `a second tap ends one wait, too`() throws {
    let game = Game(
      [.error(0, Broken(1))], [.error(0, Broken(2))], [.error(0, Broken(3))],
      [.error(0, Broken(4))])
    _ = game.play(taps: 201, 203, maxAttempts: 4)
    try expect(
      game.request.times, equals: [200, 201, 203, 215],
      "\(quarters) Each attempt fails at once. `tryNow` emits at 201 and at 203, and so ends the first "
        + "two waits. The third takes its three seconds. The times of the attempts:")
  }

  @Test func `each wait can be ended`() throws {
    let game = Game(
      [.error(0, Broken(1))], [.error(0, Broken(2))], [.error(1, Broken(3))], [.next(1, "4°C")])
    let result = game.play(taps: 201, 203, 205, maxAttempts: 4)
    try expect(
      result,
      equals: [
        "200: waiting 1", "201: waiting 2", "204: waiting 3", "206: 4°C",
      ],
      "\(quarters) Attempts 1 and 2 fail at once, and attempt 3 fails after one tick. `tryNow` emits "
        + "at 201, 203 and 205, and so ends all three waits.")
  }

  @Test func `nothing is left of a wait, nor of the button`() throws {
    for (events, sentence) in [
      ([.next(0, "4°C"), .completed(0)], "Attempt 2 has completed."),
      ([.error(0, Broken(2))], "Attempt 2 of 2 has failed."),
      ([.next(0, "4°C")], "The subscription was disposed during attempt 2."),
    ] as [(Events, String)] {
      let counter = WaitCounter(scheduler)
      let request = attempts([.error(0, Broken(1))], events)
      let (log, tryNow) = (Log(scheduler), PublishSubject<Void>())
      log.subscribe(
        to: withNotices(request.source, tryNow: tryNow, maxAttempts: 2, scheduler: counter))
      tryNow.onNext(())
      try expect(
        counter.waiting, equals: 0,
        "`tryNow` has ended the wait. The work that is still in the scheduler's queue:")
      if sentence.contains("disposed") { log.dispose() }
      try expect(
        tryNow.hasObservers, equals: false, "\(sentence) Whether `tryNow` is still subscribed to:")
      log.dispose()
    }
  }

  @Test func `disposing during a wait lets go of the button`() throws {
    let (log, tryNow) = (Log(scheduler), PublishSubject<Void>())
    log.subscribe(
      to: withNotices(
        .error(Broken(1)), tryNow: tryNow, maxAttempts: 2, scheduler: scheduler))
    log.dispose()
    try expect(
      tryNow.hasObservers, equals: false,
      "The subscription was disposed during a wait. Whether `tryNow` is still subscribed to:")
  }

  @Test func `each subscription has attempts and notices of its own`() throws {
    let request = attempts(
      [.error(1, Broken(1))], [.error(20, Broken(2))], [.error(20, Broken(3))],
      [.error(20, Broken(4))], [.error(20, Broken(5))], [.error(20, Broken(6))])
    let sequence = withNotices(
      request.source, tryNow: .never(), maxAttempts: 3, scheduler: scheduler)
    let (first, second) = (Log(scheduler), Log(scheduler))
    scheduler.scheduleAt(200) { first.subscribe(to: sequence) }
    scheduler.scheduleAt(210) { second.subscribe(to: sequence) }
    scheduler.start()
    try expect(
      Array(second.lines.prefix(1)), equals: ["230: waiting 1"],
      "The second subscription begins at 210, and its own first attempt fails at 230.")
    try expect(
      first.lines.filter { $0.contains("waiting") },
      equals: ["201: waiting 1", "222: waiting 2", "223: waiting 1"],
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
    withNotices(
      request.map { "\($0)" }, tryNow: .never(), maxAttempts: 2, scheduler: trial.time)
  }

  private func attempts(_ events: Events...) -> Attempts { Attempts(scheduler, events) }

  private func start(
    _ request: Attempts, maxAttempts: Int = 3, until end: Int = 1000
  ) -> [String] {
    let log = Log(scheduler)
    let sequence = withNotices(
      request.source, tryNow: .never(), maxAttempts: maxAttempts, scheduler: scheduler)
    scheduler.scheduleAt(200) { log.subscribe(to: sequence) }
    scheduler.scheduleAt(end) { log.dispose() }
    scheduler.start()
    return log.lines
  }
}

/// What each sentence about a ``Game`` begins with.
private let quarters = "A tick is a quarter of a second."

/// A run in which a second has four ticks, so a tap can be between two notices.
private final class Game {
  let request: Attempts
  private let scheduler = TestScheduler(
    initialClock: 0, resolution: 0.25, simulateProcessingDelay: false)

  init(_ events: Events...) { request = Attempts(scheduler, events) }

  func play(taps: Int..., maxAttempts: Int = 3) -> [String] {
    let (log, tryNow) = (Log(scheduler), PublishSubject<Void>())
    let sequence = withNotices(
      request.source, tryNow: tryNow, maxAttempts: maxAttempts, scheduler: scheduler)
    for tap in taps { scheduler.scheduleAt(tap) { tryNow.onNext(()) } }
    scheduler.scheduleAt(200) { log.subscribe(to: sequence) }
    scheduler.scheduleAt(1000) { log.dispose() }
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
