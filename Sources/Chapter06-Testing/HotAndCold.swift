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

  listing("a-request", "a cold source stands for a request", shows: "71") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(220, "rxs")])
    let answer = scheduler.createColdObservable([.next(15, "an answer"), .completed(15)])

    let result = scheduler.start {
      search(texts.asObservable(), on: scheduler) { _ in answer.asObservable() }
    }

    print(result.events)
    print(answer.subscriptions)
  }
}
