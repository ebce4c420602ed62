import ChapterKit
import RxLite
import RxLiteTest

func tearingDown() {
  listing(
    "tear-down-never-runs", "a disposal for tick 1000, on a clock that has stopped", shows: "C6"
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(100, 1), .next(500, 2)])
    let observer = scheduler.createObserver(Int.self)
    var subscription: (any Disposable)!
    scheduler.scheduleAt(0) { subscription = source.subscribe(observer) }
    scheduler.start()
    print("start() has returned at \(scheduler.clock)")

    scheduler.scheduleAt(1000) {
      subscription.dispose()
      print("this line is never printed")
    }
    print("subscriptions: \(source.subscriptions)")
  }

  listing("tear-down-corrected", "scheduled before start(), or called after it", shows: "C6") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(100, 1), .next(500, 2)])
    var subscription: (any Disposable)!
    scheduler.scheduleAt(0) { subscription = source.subscribe() }
    scheduler.scheduleAt(1000) { subscription.dispose() }
    scheduler.start()
    print("scheduled before start(): \(source.subscriptions)")

    let another = TestScheduler(initialClock: 0)
    let sameSource = another.createHotObservable([.next(100, 1), .next(500, 2)])
    another.scheduleAt(0) { subscription = sameSource.subscribe() }
    another.start()
    subscription.dispose()
    print("called in tearDown:       \(sameSource.subscriptions)")
  }
}
