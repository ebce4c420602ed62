import ChapterKit
import RxLite
import RxLiteTest

func hotAndCold() {
  listing("hot-and-cold", "the same three events, and a subscriber at 150") {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(100, "a"), .next(200, "b"), .next(300, "c")])
    let cold = scheduler.createColdObservable([.next(100, "a"), .next(200, "b"), .next(300, "c")])
    let hearsHot = scheduler.createObserver(String.self)
    let hearsCold = scheduler.createObserver(String.self)

    scheduler.scheduleAt(150) {
      _ = hot.subscribe(hearsHot)
      _ = cold.subscribe(hearsCold)
    }
    scheduler.start()

    print("hot:  \(hearsHot.events)")
    print("cold: \(hearsCold.events)")
  }

  listing("one-run-or-two", "the second subscriber joins in, or starts anew") {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(250, 1), .next(350, 2), .completed(400)])
    tell("hot", hot, on: scheduler)

    let another = TestScheduler(initialClock: 0)
    let cold = another.createColdObservable([.next(50, 1), .next(150, 2), .completed(200)])
    tell("cold", cold, on: another)
  }
}

private func tell(_ name: String, _ source: TestableObservable<Int>, on scheduler: TestScheduler) {
  let first = scheduler.createObserver(Int.self)
  let second = scheduler.createObserver(Int.self)
  // `asObservable()`, so that the ending ends the subscription: a source of a test leaves that to
  // the operators below it.
  scheduler.scheduleAt(200) { _ = source.asObservable().subscribe(first) }
  scheduler.scheduleAt(300) { _ = source.asObservable().subscribe(second) }
  scheduler.start()

  print("\(name), from 200: \(first.events)")
  print("\(name), from 300: \(second.events)")
  print("\(name), subscribed and disposed: \(source.subscriptions)")
}
