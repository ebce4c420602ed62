import ChapterKit
import RxLite
import RxLiteTest

func startingAndRecording() {
  listing("start", "create at 100, subscribe at 200, dispose at 1000", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(250, 2), .next(350, 3), .next(1050, 4),
    ])

    let result = scheduler.start {
      source.map { $0 * 10 }
    }

    print(result.events)
    print("subscriptions: \(source.subscriptions)")
  }

  listing("all-three-kinds", "errors and completions are recorded too", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 0), .next(30, 2)])

    let result = scheduler.start {
      source.map { divisor in
        if divisor == 0 { throw Impossible.divisionByZero }
        return 100 / divisor
      }
    }

    print(result.events)
    print(result.events == [.next(210, 100), .error(220, Impossible.divisionByZero)])
    print("subscriptions: \(source.subscriptions)")
  }

  listing("the-same-tick", "what was scheduled first happens first") {
    let scheduler = TestScheduler(initialClock: 0)
    let early = scheduler.createObserver(String.self)
    let late = scheduler.createObserver(String.self)

    // Three things for tick 200, in this order.
    var source: TestableObservable<String>!
    scheduler.scheduleAt(200) { _ = source.subscribe(early) }
    source = scheduler.createHotObservable([.next(200, "now")])
    scheduler.scheduleAt(200) { _ = source.subscribe(late) }
    scheduler.start()

    print("subscription scheduled before the element: \(early.events)")
    print("subscription scheduled after the element:  \(late.events)")
  }
}

enum Impossible: Error { case divisionByZero }
