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

  listing("by-hand", "two visits, and ticks of your choice", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(310, "rxs")])
    let results = firstSearch(texts.asObservable(), on: scheduler) { text in
      .just("results for \(text)")
    }
    let first = scheduler.createObserver(String.self)
    let second = scheduler.createObserver(String.self)
    var visit: (any Disposable)?

    scheduler.scheduleAt(200) { visit = results.subscribe(first) }
    scheduler.scheduleAt(212) { visit?.dispose() }
    scheduler.scheduleAt(300) { visit = results.subscribe(second) }
    scheduler.scheduleAt(400) { visit?.dispose() }
    scheduler.start()

    print("first visit:  \(first.events)")
    print("second visit: \(second.events)")
    print(texts.subscriptions)
  }

  listing("too-late-for-the-clock", "work for a clock that has stopped") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx")])
    let results = firstSearch(texts.asObservable(), on: scheduler) { text in
      .just("results for \(text)")
    }
    var visit: (any Disposable)?

    scheduler.scheduleAt(200) { visit = results.subscribe() }
    scheduler.start()
    scheduler.scheduleAt(400) { visit?.dispose() }
    print("the clock is at \(scheduler.clock)")
    print(texts.subscriptions)
  }
}
