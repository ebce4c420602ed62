import ChapterKit
import RxLite
import RxLiteTest

func tearingDown() {
  listing("tear-down-never-runs", "a disposal at 1000, on a clock that stands") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(100, 1), .next(500, 2)])
    let observer = scheduler.createObserver(Int.self)
    var subscription: (any Disposable)!
    scheduler.scheduleAt(0) { subscription = source.subscribe(observer) }
    scheduler.start()
    print("start() has returned at \(scheduler.clock)")

    // The text's tearDown. Nobody starts the clock again.
    scheduler.scheduleAt(1000) {
      subscription.dispose()
      print("this line is never printed")
    }
    print("subscribed and disposed: \(source.subscriptions)")
  }

  listing("tear-down-mended", "scheduled before start(), or done by hand after it") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(100, 1), .next(500, 2)])
    let observer = scheduler.createObserver(Int.self)
    var subscription: (any Disposable)!
    scheduler.scheduleAt(0) { subscription = source.subscribe(observer) }
    scheduler.scheduleAt(1000) { subscription.dispose() }
    scheduler.start()
    print("disposed on the clock: \(source.subscriptions)")

    let another = TestScheduler(initialClock: 0)
    let other = another.createHotObservable([.next(100, 1), .next(500, 2)])
    another.scheduleAt(0) { subscription = other.subscribe(another.createObserver(Int.self)) }
    another.start()
    subscription.dispose()
    print("disposed in tearDown:  \(other.subscriptions)")
  }
}
