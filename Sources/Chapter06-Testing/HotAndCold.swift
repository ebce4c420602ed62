import ChapterKit
import RxLite
import RxLiteTest

func hotAndCold() {
  listing("hot-and-cold", "the same two events, subscribed to at 50 and at 150", shows: "71") {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(100, "a"), .next(200, "b")])
    let cold = scheduler.createColdObservable([.next(100, "a"), .next(200, "b")])
    let early = scheduler.createObserver(String.self)
    let late = scheduler.createObserver(String.self)
    let ofCold = scheduler.createObserver(String.self)

    scheduler.scheduleAt(50) { _ = hot.subscribe(early) }
    scheduler.scheduleAt(150) {
      _ = hot.subscribe(late)
      _ = cold.subscribe(ofCold)
    }
    scheduler.start()

    print("hot, from 50:   \(early.events)")
    print("hot, from 150:  \(late.events)")
    print("cold, from 150: \(ofCold.events)")
  }

  listing("slow-and-fast", "an old answer overtakes a new one", shows: "71") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(220, "rxs")])
    let slow = scheduler.createColdObservable([.next(30, "results for rx"), .completed(30)])
    let fast = scheduler.createColdObservable([.next(5, "results for rxs"), .completed(5)])

    let result = scheduler.start {
      firstSearch(texts.asObservable(), on: scheduler) { text in
        text == "rx" ? slow.asObservable() : fast.asObservable()
      }
    }

    print(result.events)
    print("the slow request: \(slow.subscriptions)")
  }

  listing("only-the-latest", "the request before is disposed", shows: "71") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(220, "rxs")])
    let slow = scheduler.createColdObservable([.next(30, "results for rx"), .completed(30)])
    let fast = scheduler.createColdObservable([.next(5, "results for rxs"), .completed(5)])

    let result = scheduler.start {
      search(texts.asObservable(), on: scheduler) { text in
        text == "rx" ? slow.asObservable() : fast.asObservable()
      }
    }

    print(result.events)
    print("the slow request: \(slow.subscriptions)")
  }
}
