import ChapterKit
import RxLite
import RxLiteTest

/// An error for tests of failures.
enum Impossible: Error { case divisionByZero }

func frames() {
  listing("start", "create at 100, subscribe at 200, dispose at 1000", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(250, 2), .next(350, 3), .next(1050, 4),
    ])

    let result = scheduler.start { source.map { $0 * 10 } }

    print(result.events)
    print(source.subscriptions)
  }

  listing("errors-too", "an error is recorded like any event", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 5), .next(220, 0), .next(230, 2)])

    let result = scheduler.start {
      source.map { divisor in
        if divisor == 0 { throw Impossible.divisionByZero }
        return 10 / divisor
      }
    }

    print(result.events == [.next(210, 2), .error(220, Impossible.divisionByZero)])
    print(source.subscriptions)
  }

  listing("by-hand", "two subscribers, and ticks of your choice", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(250, 1), .next(350, 2), .completed(400)])
    let early = scheduler.createObserver(Int.self)
    let late = scheduler.createObserver(Int.self)
    var subscription: (any Disposable)?

    scheduler.scheduleAt(200) { subscription = source.asObservable().subscribe(early) }
    scheduler.scheduleAt(300) { _ = source.asObservable().subscribe(late) }
    scheduler.scheduleAt(320) { subscription?.dispose() }
    scheduler.start()

    print("early: \(early.events)")
    print("late:  \(late.events)")
    print(source.subscriptions)
  }

  listing("too-late-for-the-clock", "work for a clock that has stopped") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(250, 1), .next(350, 2)])
    var subscription: (any Disposable)?

    scheduler.scheduleAt(200) { subscription = source.subscribe() }
    scheduler.start()
    scheduler.scheduleAt(400) { subscription?.dispose() }
    print("the clock is at \(scheduler.clock)")
    print(source.subscriptions)
  }
}
