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
    let texts = scheduler.createHotObservable([
      .next(250, "rx"), .next(350, "rxs"), .completed(400),
    ])
    let title = scheduler.createObserver(String.self)
    let label = scheduler.createObserver(String.self)
    var subscription: (any Disposable)?

    scheduler.scheduleAt(200) { subscription = texts.asObservable().subscribe(title) }
    scheduler.scheduleAt(300) { _ = texts.asObservable().subscribe(label) }
    scheduler.scheduleAt(320) { subscription?.dispose() }
    scheduler.start()

    print("title: \(title.events)")
    print("label: \(label.events)")
    print(texts.subscriptions)
  }

  listing("too-late-for-the-clock", "work for a clock that has stopped") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(250, "rx"), .next(350, "rxs")])
    var subscription: (any Disposable)?

    scheduler.scheduleAt(200) { subscription = texts.subscribe() }
    scheduler.start()
    scheduler.scheduleAt(400) { subscription?.dispose() }
    print("the clock is at \(scheduler.clock)")
    print(texts.subscriptions)
  }

  listing("no-end", "a source that is subscribed to directly") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(250, "rx"), .completed(300)])
    let observer = scheduler.createObserver(String.self)

    scheduler.scheduleAt(200) { _ = texts.subscribe(observer) }
    scheduler.scheduleAt(220) { _ = texts.asObservable().subscribe(observer) }
    scheduler.start()

    print(texts.subscriptions)
  }

  listing("the-same-tick", "what was scheduled first happens first") {
    let scheduler = TestScheduler(initialClock: 0)
    var texts: TestableObservable<String>!
    scheduler.scheduleAt(200) { _ = texts.subscribe(onNext: { text in print("before: \(text)") }) }
    texts = scheduler.createHotObservable([.next(200, "rx")])
    scheduler.scheduleAt(200) { _ = texts.subscribe(onNext: { text in print("after: \(text)") }) }
    scheduler.start()
  }
}
