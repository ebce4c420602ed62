import Foundation
import RxLite
import RxLiteTest

extension Catalog {
  /// Schedulers: the trampoline, virtual clocks, and queues. Where queues take part, semaphores make the
  /// order exact.
  func schedulers() {
    /// Schedules on a queue, and waits until that has been done.
    func wait(_ start: (_ done: @escaping () -> Void) -> Void) {
      let semaphore = DispatchSemaphore(value: 0)
      start { semaphore.signal() }
      semaphore.wait()
    }
    @Sendable func onMain() -> String { Thread.isMainThread ? "main thread" : "another thread" }

    program("trampoline") {
      let scheduler = CurrentThreadScheduler.instance
      print(CurrentThreadScheduler.isScheduleRequired)
      _ = scheduler.schedule("a") { name in
        print(name, CurrentThreadScheduler.isScheduleRequired)
        _ = scheduler.schedule("b") { name in
          print(name)
          _ = scheduler.schedule("d") { name in
            print(name)
            return Disposables.create { print("d disposed") }
          }
          return Disposables.create()
        }
        _ = scheduler.schedule("c") { name in
          print(name)
          return Disposables.create()
        }
        print("a ends")
        return Disposables.create()
      }
      print(CurrentThreadScheduler.isScheduleRequired)
    }
    program("trampoline-dispose") {
      let scheduler = CurrentThreadScheduler.instance
      _ = scheduler.schedule(()) {
        let second = scheduler.schedule(()) {
          print("never")
          return Disposables.create()
        }
        second.dispose()
        return Disposables.create()
      }
    }
    program("schedule-recursive") {
      _ = CurrentThreadScheduler.instance.scheduleRecursive(3) { n, recurse in
        print(n)
        if n > 0 { recurse(n - 1) }
      }
    }
    program("schedule-recursive-dispose") {
      let clock = TestScheduler(initialClock: 0)
      var disposable: Disposable?
      disposable = clock.scheduleRecursive(0) { n, recurse in
        print(n, clock.clock)
        if n == 2 { disposable?.dispose() }
        recurse(n + 1)
      }
      clock.start()
    }
    program("synchronous-sources-take-turns") {
      Observable.merge(.of(1, 2, 3), .range(start: 10, count: 3), .repeatElement(7).take(2))
        .printed()
    }
    program("nested-subscriptions-take-turns") {
      _ = Observable.of(1, 2).subscribe(onNext: { n in
        print("outer \(n)")
        Observable.of(10, 20).printed("inner \(n)")
        print("outer \(n) ends")
      })
    }
    program("nested-just-does-not-wait") {
      _ = Observable.of(1, 2).subscribe(onNext: { n in
        Observable.just(10).printed("inner \(n)")
        print("outer \(n) ends")
      })
    }
    program("create-inside-create") {
      let inner = source("inner", .next(1), .completed)
      _ = Observable<Int>.create { observer in
        print("outer")
        let subscription = inner.subscribe(observer)
        print("outer ends")
        return subscription
      }.subscribe { print($0) }
    }
    program("subscribe-inside-create-with-the-trampoline") {
      _ = Observable<Int>.create { observer in
        let subscription = Observable.of(1, 2).subscribe(observer)
        print("subscribed")
        return subscription
      }.subscribe { print($0) }
    }

    program("test-scheduler-clock") {
      let clock = TestScheduler(initialClock: 10)
      print(clock.clock, clock.now.timeIntervalSince1970)
      clock.scheduleAt(30) { print("at \(clock.clock)") }
      clock.scheduleAt(20) { print("at \(clock.clock)") }
      clock.scheduleAt(5) { print("past, at \(clock.clock)") }
      clock.start()
      print(clock.clock)
    }
    program("test-scheduler-advanceTo") {
      let clock = TestScheduler(initialClock: 0)
      for time in [10, 20, 30] { clock.scheduleAt(time) { print("at \(clock.clock)") } }
      clock.advanceTo(20)
      print(clock.clock)
      clock.advanceTo(25)
      print(clock.clock)
      clock.start()
    }
    program("test-scheduler-sleep-and-stop") {
      let clock = TestScheduler(initialClock: 0)
      clock.scheduleAt(10) {
        print("at \(clock.clock)")
        clock.stop()
      }
      clock.scheduleAt(20) { print("at \(clock.clock)") }
      clock.start()
      print("stopped at \(clock.clock)")
      clock.sleep(3)
      print(clock.clock)
      clock.start()
    }
    program("test-scheduler-schedule") {
      let clock = TestScheduler(initialClock: 0)
      _ = clock.schedule("now") { name in
        print(name, clock.clock)
        return Disposables.create { print("now disposed") }
      }
      _ = clock.scheduleRelative("relative", dueTime: .seconds(7)) {
        print($0, clock.clock)
        return Disposables.create()
      }
      _ = clock.scheduleRelativeVirtual("virtual", dueTime: 5) {
        print($0, clock.clock)
        return Disposables.create()
      }
      _ = clock.scheduleAbsoluteVirtual("absolute", time: 6) {
        print($0, clock.clock)
        return Disposables.create()
      }
      clock.scheduleAbsoluteVirtual("cancelled", time: 6) {
        print($0)
        return Disposables.create()
      }.dispose()
      clock.start()
    }
    program("test-scheduler-periodic") {
      let clock = TestScheduler(initialClock: 0)
      let disposable = clock.schedulePeriodic(
        0, startAfter: .seconds(10), period: .seconds(5)
      ) { n in
        print(n, clock.clock)
        return n + 1
      }
      clock.scheduleAt(30) { disposable.dispose() }
      clock.start()
    }
    program("test-scheduler-same-time-in-order") {
      let clock = TestScheduler(initialClock: 0)
      for name in ["a", "b", "c"] { clock.scheduleAt(10) { print(name, clock.clock) } }
      clock.start()
    }
    program("test-scheduler-without-processing-delay") {
      let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
      let observer = clock.start { Observable.of(1, 2, scheduler: clock) }
      print(observer.events)
    }
    program("test-scheduler-resolution") {
      let clock = TestScheduler(initialClock: 0, resolution: 0.1)
      let observer = clock.start { Observable<Int>.timer(.seconds(2), scheduler: clock) }
      print(observer.events)
    }
    program("historical-scheduler") {
      let clock = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 100))
      for seconds in [5, 2] {
        _ = clock.scheduleRelative((), dueTime: .seconds(seconds)) {
          print(clock.now.timeIntervalSince1970)
          return Disposables.create()
        }
      }
      clock.advanceTo(Date(timeIntervalSince1970: 103))
      print(clock.clock.timeIntervalSince1970)
      clock.start()
    }
    program("historical-scheduler-interval") {
      let clock = HistoricalScheduler()
      let subscription = Observable<Int>.interval(.seconds(10), scheduler: clock).subscribe(
        onNext: {
          print($0, clock.now.timeIntervalSince1970)
        })
      clock.advanceTo(Date(timeIntervalSince1970: 35))
      subscription.dispose()
      clock.start()
    }

    program("serial-scheduler-is-in-order") {
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
      wait { done in
        for n in 1...3 {
          _ = scheduler.schedule(n) {
            print($0, onMain())
            if $0 == 3 { done() }
            return Disposables.create()
          }
        }
      }
    }
    program("serial-scheduler-inits") {
      let queue = DispatchQueue(label: "queue")
      let schedulers: [SerialDispatchQueueScheduler] = [
        SerialDispatchQueueScheduler(qos: .default),
        SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "internal"),
        SerialDispatchQueueScheduler(
          internalSerialQueueName: "configured",
          serialQueueConfiguration: { print("configure \($0.label)") }),
      ]
      for scheduler in schedulers {
        wait { done in
          _ = scheduler.schedule(()) {
            print(onMain())
            done()
            return Disposables.create()
          }
        }
      }
    }
    program("scheduled-work-is-cancelled") {
      let queue = DispatchQueue(label: "queue")
      queue.suspend()
      let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
      let first = scheduler.schedule("first") {
        print($0)
        return Disposables.create()
      }
      first.dispose()
      wait { done in
        _ = scheduler.schedule("second") {
          print($0)
          done()
          return Disposables.create()
        }
        queue.resume()
      }
    }
    program("observe-on-a-serial-queue") {
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
      wait { done in
        _ = Observable.of(1, 2).map { n -> Int in
          if !Thread.isMainThread { print("the map is on the wrong thread") }
          return n
        }.observe(on: scheduler).toArray().subscribe {
          print($0, onMain())
          done()
        }
      }
    }
    program("subscribe-on-a-serial-queue") {
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
      wait { done in
        _ = Observable<Int>.create { observer in
          print("subscribed on \(onMain())")
          observer.onNext(1)
          observer.onCompleted()
          return Disposables.create()
        }.subscribe(on: scheduler).subscribe(
          onNext: { print($0, onMain()) }, onCompleted: { print("completed on \(onMain())") },
          onDisposed: { done() })
      }
    }
    program("observe-on-a-concurrent-queue") {
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      wait { done in
        _ = Observable.of(1, 2, 3).observe(on: scheduler).subscribe(
          onNext: { print($0, onMain()) }, onCompleted: { print("completed") }, onDisposed: done)
      }
    }
    program("observe-on-an-operation-queue") {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
      print(scheduler.operationQueue === queue, scheduler.queuePriority == .high)
      wait { done in
        _ = Observable.of(1, 2).observe(on: scheduler).subscribe(
          onNext: { print($0, onMain()) }, onCompleted: { print("completed") }, onDisposed: done)
      }
    }
    program("timer-on-a-queue") {
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      wait { done in
        _ = Observable<Int>.timer(.milliseconds(1), scheduler: scheduler).subscribe(
          onNext: { print($0, onMain()) }, onCompleted: { print("completed") }, onDisposed: done)
      }
      wait { done in
        _ = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3).subscribe(
          onNext: { print($0) }, onCompleted: { print("completed") }, onDisposed: done)
      }
    }
    program("main-scheduler-on-the-main-thread-is-immediate") {
      _ = MainScheduler.instance.schedule("now") {
        print($0)
        return Disposables.create()
      }
      print("after")
      Observable.of(1, 2).observe(on: MainScheduler.instance).printed()
      print("end")
      MainScheduler.ensureExecutingOnScheduler()
      MainScheduler.ensureRunningOnMainThread()
    }
    program("main-scheduler-while-main-is-busy") {
      _ = MainScheduler.instance.schedule("outer") {
        print($0)
        _ = MainScheduler.instance.schedule("inner") {
          print($0)
          return Disposables.create()
        }
        print("outer ends")
        return Disposables.create()
      }
    }
    program("concurrent-main-scheduler") {
      _ = ConcurrentMainScheduler.instance.schedule("now") {
        print($0)
        return Disposables.create()
      }
      Observable.of(1, 2).subscribe(on: ConcurrentMainScheduler.instance).printed()
      print("end")
    }
    program("main-scheduler-from-another-thread") {
      nonisolated(unsafe) var finished = false
      DispatchQueue.global().async {
        _ = Observable.just(1).observe(on: MainScheduler.instance).subscribe(
          onNext: { print($0, onMain()) }, onDisposed: { finished = true })
      }
      while !finished {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
    program("main-async-instance") {
      var finished = false
      Observable.just(1).observe(on: MainScheduler.asyncInstance).subscribe(
        onNext: { print($0, onMain()) }, onDisposed: { finished = true }
      ).disposed(by: DisposeBag())
      print("disposed by its bag: \(finished)")
      finished = false
      _ = Observable.just(1).observe(on: MainScheduler.asyncInstance).subscribe(
        onNext: { print($0, onMain()) }, onDisposed: { finished = true })
      print("subscribed")
      while !finished {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }
}
