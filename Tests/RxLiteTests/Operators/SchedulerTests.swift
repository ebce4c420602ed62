import Foundation
import RxLite
import RxLiteTest
import Testing

/// What all schedulers have in common, on each of them. Real timers are waited for, never slept for.
@Suite struct SchedulerTests {
  struct Timed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> any SchedulerType
  }

  static let timed: [Timed] = [
    Timed(testDescription: "serial, by name") {
      SerialDispatchQueueScheduler(internalSerialQueueName: "tests")
    },
    Timed(testDescription: "serial, on a queue") {
      SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "tests")
    },
    Timed(testDescription: "serial, by quality of service") {
      SerialDispatchQueueScheduler(qos: .userInitiated)
    },
    Timed(testDescription: "concurrent, on a queue") {
      ConcurrentDispatchQueueScheduler(queue: .global())
    },
    Timed(testDescription: "concurrent, by quality of service") {
      ConcurrentDispatchQueueScheduler(qos: .utility)
    },
    Timed(testDescription: "main") { MainScheduler.instance },
    Timed(testDescription: "main, never at once") { MainScheduler.asyncInstance },
    Timed(testDescription: "concurrent main") { ConcurrentMainScheduler.instance },
  ]

  @Test(arguments: timed)
  func `work runs, and gets its state`(scheduler: Timed) async {
    let state = await withCheckedContinuation { done in
      _ = scheduler.make().schedule(7) { state in
        done.resume(returning: state)
        return Disposables.create()
      }
    }
    #expect(state == 7)
  }

  @Test(arguments: timed)
  func `relative work runs, even if its disposable is dropped`(scheduler: Timed) async {
    let scheduler = scheduler.make()
    let began = scheduler.now
    let ended = await withCheckedContinuation { done in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) {
        done.resume(returning: scheduler.now)
        return Disposables.create()
      }
    }
    #expect(ended.timeIntervalSince(began) >= 0.015)
  }

  @Test(arguments: timed)
  func `periodic work hands its state on, until disposed`(scheduler: Timed) async {
    let stop = SerialDisposable()
    let states = await withCheckedContinuation { done in
      let seen = Locked<[Int]>([])
      stop.disposable = scheduler.make().schedulePeriodic(
        1, startAfter: .milliseconds(1), period: .milliseconds(1)
      ) { state in
        seen.value.append(state)
        if seen.value.count == 3 {
          stop.dispose()
          done.resume(returning: seen.value)
        }
        return state * 2
      }
    }
    #expect(states == [1, 2, 4])
  }

  @Test(arguments: timed)
  func `scheduled work repeats for as long as it schedules itself`(scheduler: Timed) async {
    let seen = Locked<[Int]>([])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = scheduler.make().scheduleRecursive(0) { round, again in
        seen.value.append(round)
        if round < 100 { again(round + 1) } else { done.resume() }
      }
    }
    #expect(seen.value == Array(0...100))
  }

  @Test(arguments: timed)
  func `what was disposed before its turn never runs`(scheduler: Timed) async {
    let scheduler = scheduler.make()
    for _ in 1...100 {
      let log = Log()
      let turn = ContinuousClock.now + .milliseconds(10)
      let work = scheduler.scheduleRelative((), dueTime: .milliseconds(10)) {
        log.add("relative")
        return Disposables.create()
      }
      let ticks = scheduler.schedulePeriodic((), startAfter: .milliseconds(10), period: .seconds(1))
      {
        log.add("periodic")
      }
      work.dispose()
      ticks.dispose()
      // On a machine that stalls, their turn may have come meanwhile: that shows nothing.
      guard ContinuousClock.now < turn else { continue }
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(30)) {
          done.resume()
          return Disposables.create()
        }
      }
      #expect(log.lines == [])
      return
    }
    Issue.record("The machine stalled a hundred times.")
  }

  @Test(arguments: timed.prefix(5))
  func `an interval of zero is as short as the queue can make it`(scheduler: Timed) async {
    let seen = Locked<[Int]>([])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = Observable<Int>.interval(.seconds(0), scheduler: scheduler.make()).take(10).subscribe(
        onNext: { element in seen.value.append(element) }, onCompleted: { done.resume() })
    }
    #expect(seen.value == Array(0..<10))
  }

  @Test func `a serial scheduler makes even a concurrent queue serial`() async {
    let scheduler = SerialDispatchQueueScheduler(
      queue: .global(), internalSerialQueueName: "tests")
    let turnstile = Turnstile()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      for number in 1...500 {
        _ = scheduler.schedule(number) { number in
          turnstile.pass()
          if number == 500 { done.resume() }
          return Disposables.create()
        }
      }
    }
    #expect(turnstile.overlapCount == 0)
    #expect(turnstile.passedCount == 500)
  }

  @Test func `a concurrent scheduler runs two pieces of work at the same time`() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let firstIsIn = DispatchSemaphore(value: 0)
    let secondIsIn = DispatchSemaphore(value: 0)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = scheduler.schedule(()) {
        firstIsIn.signal()
        secondIsIn.wait()
        done.resume()
        return Disposables.create()
      }
      _ = scheduler.schedule(()) {
        firstIsIn.wait()
        secondIsIn.signal()
        return Disposables.create()
      }
    }
  }

  @Test func `an operation queue decides how many run at the same time`() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    let turnstile = Turnstile()
    for _ in 1...200 {
      _ = scheduler.schedule(turnstile) { turnstile in
        turnstile.pass()
        return Disposables.create()
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    #expect(turnstile.overlapCount == 0)
    #expect(turnstile.passedCount == 200)
    #expect(scheduler.operationQueue === queue)
    #expect(scheduler.queuePriority == .high)
  }

  @Test func `an operation that was disposed before its turn never runs`() {
    let queue = OperationQueue()
    queue.isSuspended = true
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let log = Log()
    let work = scheduler.schedule("disposed") {
      log.add($0)
      return Disposables.create()
    }
    _ = scheduler.schedule("kept") {
      log.add($0)
      return Disposables.create()
    }
    work.dispose()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.lines == ["kept"])
  }

  @Test func `observe(on:) keeps the order on an operation queue`() {
    let queue = OperationQueue()
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let log = Log()
    let done = DispatchSemaphore(value: 0)
    _ = Observable.range(start: 0, count: 500).observe(on: scheduler).subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { done.signal() })
    done.wait()
    #expect(log.lines == (0..<500).map { "\($0)" })
  }
}
