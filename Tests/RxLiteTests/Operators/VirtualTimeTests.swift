import Foundation
import RxLite
import RxLiteTest
import Testing

/// The clock that stands still until it is told to go on.
@Suite struct VirtualTimeTests {
  private let log = Log()

  private func schedule(_ line: String, at time: Int, on scheduler: TestScheduler) {
    scheduler.scheduleAt(time) { log.add("\(line) @ \(scheduler.clock)") }
  }

  @Test func `the earliest work comes first, and of equal ones the one scheduled first`() {
    let scheduler = TestScheduler(initialClock: 0)
    for (line, time) in [("d", 40), ("a", 10), ("c", 20), ("b", 10), ("e", 40)] {
      schedule(line, at: time, on: scheduler)
    }
    scheduler.start()
    #expect(log.lines == ["a @ 10", "b @ 10", "c @ 20", "d @ 40", "e @ 40"])
  }

  @Test func `a thousand pieces of work run in order`() {
    let scheduler = TestScheduler(initialClock: 0)
    var seen: [Int] = []
    for number in 0..<1_000 {
      let time = number * 7_919 % 1_009
      scheduler.scheduleAt(time) { seen.append(time * 1_000 + number) }
    }
    scheduler.start()
    #expect(seen == seen.sorted())
    #expect(seen.count == 1_000)
  }

  @Test func `work for now runs one tick later, work for the past too`() {
    let scheduler = TestScheduler(initialClock: 100)
    for dueTime in [0, -5, 1, 2] {
      _ = scheduler.scheduleRelative(dueTime, dueTime: .seconds(dueTime)) { dueTime in
        log.add("\(dueTime) @ \(scheduler.clock)")
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(log.lines == ["0 @ 101", "-5 @ 101", "1 @ 101", "2 @ 102"])
  }

  @Test func `.never lies in the distant future`() {
    let scheduler = HistoricalScheduler()
    _ = scheduler.scheduleRelative((), dueTime: .never) {
      log.add("\(scheduler.clock == .distantFuture)")
      return Disposables.create()
    }
    scheduler.start()
    #expect(log.lines == ["true"])
  }

  @Test func `advanceTo runs what is due, and stops at that time`() {
    let scheduler = TestScheduler(initialClock: 0)
    for time in [10, 20, 30] { schedule("work", at: time, on: scheduler) }
    scheduler.advanceTo(20)
    #expect(log.lines == ["work @ 10", "work @ 20"])
    scheduler.advanceTo(25)
    #expect(scheduler.clock == 25)
    scheduler.start()
    #expect(log.lines.last == "work @ 30")
  }

  @Test func `sleep moves the clock and runs nothing; what was missed runs late`() {
    let scheduler = TestScheduler(initialClock: 0)
    schedule("work", at: 10, on: scheduler)
    scheduler.sleep(50)
    #expect(scheduler.clock == 50)
    #expect(log.lines == [])
    scheduler.start()
    #expect(log.lines == ["work @ 50"])
  }

  @Test func `stop ends the run after the work in progress`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(10) {
      scheduler.stop()
      log.add("stopped")
    }
    schedule("later", at: 20, on: scheduler)
    scheduler.start()
    #expect(log.lines == ["stopped"])
    scheduler.start()
    #expect(log.lines == ["stopped", "later @ 20"])
  }

  @Test func `start inside of work does nothing`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(10) {
      scheduler.start()
      log.add("first")
    }
    schedule("second", at: 20, on: scheduler)
    scheduler.start()
    #expect(log.lines == ["first", "second @ 20"])
  }

  @Test func `work that was called off does not move the clock`() {
    let scheduler = TestScheduler(initialClock: 0)
    schedule("kept", at: 10, on: scheduler)
    let work = scheduler.scheduleAbsoluteVirtual((), time: 500) { Disposables.create() }
    work.dispose()
    scheduler.start()
    #expect(scheduler.clock == 10)
  }

  @Test func `a piece of work that was done disposes what it returned`() {
    let scheduler = TestScheduler(initialClock: 0)
    let counted = Counted()
    let work = scheduler.scheduleAbsoluteVirtual((), time: 5) { counted }
    scheduler.start()
    #expect(counted.count == 0)
    work.dispose()
    #expect(counted.count == 1)
  }

  @Test func `its description lists the times of the work`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect("\(scheduler)" == "[]")
    for time in [30, 10] { schedule("work", at: time, on: scheduler) }
    #expect(scheduler.debugDescription == "[10, 30]")
  }

  @Test func `misuse is refused with a sentence`() async {
    let past = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestScheduler(initialClock: 0).sleep(-1)
    }
    #expect(
      String(decoding: past!.standardErrorContent, as: UTF8.self).contains("Can't sleep to past"))
    let running = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler(initialClock: 0)
      scheduler.scheduleAt(1) { scheduler.advanceTo(5) }
      scheduler.start()
    }
    let message = String(decoding: running!.standardErrorContent, as: UTF8.self)
    #expect(message.contains("Scheduler is already running: call advanceTo(_:) from outside"))
  }

  @Test func `periodic work runs every period, and passes its state on`() {
    let scheduler = TestScheduler(initialClock: 0)
    let work = scheduler.schedulePeriodic(1, startAfter: .seconds(5), period: .seconds(10)) {
      state in
      log.add("\(state) @ \(scheduler.clock)")
      return state * 2
    }
    scheduler.scheduleAt(30) { work.dispose() }
    scheduler.start()
    #expect(log.lines == ["1 @ 5", "2 @ 15", "4 @ 25"])
  }

  @Test func `a loop of scheduled work is one tick a round`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = scheduler.scheduleRecursive(1) { round, again in
      log.add("\(round) @ \(scheduler.clock)")
      if round < 3 { again(round + 1) }
    }
    scheduler.start()
    #expect(log.lines == ["1 @ 1", "2 @ 2", "3 @ 3"])
  }

  @Test func `a loop may choose when the next round is due`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = scheduler.scheduleRecursive(1, dueTime: .seconds(10)) { round, next in
      log.add("\(round) @ \(scheduler.clock)")
      if round < 3 { next.schedule(round + 1, dueTime: .seconds(5 * round)) }
    }
    scheduler.start()
    #expect(log.lines == ["1 @ 10", "2 @ 15", "3 @ 25"])
  }

  @Test func `a historical clock shows dates, and does not move work on`() {
    let scheduler = HistoricalScheduler()
    #expect(scheduler.clock == Date(timeIntervalSince1970: 0))
    let observer = Locked<[Double]>([])
    _ = Observable<Int>.timer(.seconds(10), period: .seconds(3_600), scheduler: scheduler).take(3)
      .subscribe(onNext: { _ in
        observer.value.append(scheduler.now.timeIntervalSince1970)
      })
    scheduler.advanceTo(Date(timeIntervalSince1970: 3_610))
    #expect(observer.value == [10, 3_610])
    scheduler.start()
    #expect(observer.value == [10, 3_610, 7_210])
    scheduler.sleep(30)
    #expect(scheduler.now == Date(timeIntervalSince1970: 7_240))
    #expect(HistoricalScheduler(initialClock: .distantPast).clock == .distantPast)
  }
}
