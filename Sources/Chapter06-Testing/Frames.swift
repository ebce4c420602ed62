import ChapterKit
import RxLite
import RxLiteTest

/// The error of a request that hasn't reached its server.
struct Offline: Error {}

func frames() {
  listing("start", "create at 100, subscribe at 200, dispose at 1000", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([
      .next(150, "r"), .next(250, "rx"), .next(998, "rxs"),
    ])

    let result = scheduler.start {
      texts.debounce(.seconds(3), scheduler: scheduler)
    }

    print(result.events)
    print(texts.subscriptions)
  }

  listing("a-failed-request", "an error is recorded like any event", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(220, "rxs")])

    let result = scheduler.start {
      firstSearch(texts.asObservable(), on: scheduler) { _ in .error(Offline()) }
    }

    print(result.events == [.error(213, Offline())])
    print(texts.subscriptions)
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
