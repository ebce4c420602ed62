import ChapterKit
import RxLite
import RxLiteTest

func hotAndCold() {
  listing("hot-and-cold", "the same three events, subscribed to at 150", shows: "71") {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(100, "a"), .next(200, "b"), .next(300, "c")])
    let cold = scheduler.createColdObservable([.next(100, "a"), .next(200, "b"), .next(300, "c")])
    let ofHot = scheduler.createObserver(String.self)
    let ofCold = scheduler.createObserver(String.self)

    scheduler.scheduleAt(150) {
      _ = hot.subscribe(ofHot)
      _ = cold.subscribe(ofCold)
    }
    scheduler.start()

    print("hot:  \(ofHot.events)")
    print("cold: \(ofCold.events)")
  }

  listing("one-run-or-two", "a second subscriber joins the run, or starts one", shows: "71") {
    func subscribeTwice(to source: TestableObservable<Int>, on scheduler: TestScheduler) {
      let first = scheduler.createObserver(Int.self)
      let second = scheduler.createObserver(Int.self)
      scheduler.scheduleAt(200) { _ = source.asObservable().subscribe(first) }
      scheduler.scheduleAt(300) { _ = source.asObservable().subscribe(second) }
      scheduler.start()

      print("  from 200: \(first.events)")
      print("  from 300: \(second.events)")
      print("  subscriptions: \(source.subscriptions)")
    }

    print("hot")
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(250, 1), .next(350, 2), .completed(400)])
    subscribeTwice(to: hot, on: scheduler)

    print("cold")
    let another = TestScheduler(initialClock: 0)
    let cold = another.createColdObservable([.next(50, 1), .next(150, 2), .completed(200)])
    subscribeTwice(to: cold, on: another)
  }
}
