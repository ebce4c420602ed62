import ChapterKit
import RxLite
import RxLiteTest

func doubts() {
  listing("elements-are-half", "a search that has become slow", shows: "73") {
    func slowSearch(_ texts: Observable<String>, on scheduler: any SchedulerType)
      -> Observable<String>
    {
      texts.debounce(.seconds(60), scheduler: scheduler)
    }

    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(400, "rxs")])
    let result = scheduler.start { slowSearch(texts.asObservable(), on: scheduler) }

    let elements = result.events.compactMap { recorded in recorded.value.element }
    print("the elements: \(elements == ["rx", "rxs"])")
    print("the events:   \(result.events == [.next(213, "rx"), .next(403, "rxs")])")
    print(result.events)
  }

  listing("the-same-tick", "what was scheduled first happens first") {
    let scheduler = TestScheduler(initialClock: 0)
    let early = scheduler.createObserver(String.self)
    let late = scheduler.createObserver(String.self)

    var source: TestableObservable<String>!
    scheduler.scheduleAt(200) { _ = source.subscribe(early) }
    source = scheduler.createHotObservable([.next(200, "now")])
    scheduler.scheduleAt(200) { _ = source.subscribe(late) }
    scheduler.start()

    print("scheduled before the element: \(early.events)")
    print("scheduled after the element:  \(late.events)")
  }

  listing("work-takes-a-tick", "what is due now comes a tick later") {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.just("now", scheduler: scheduler) }
    print("with a processing delay:    \(result.events)")

    let exact = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let exactResult = exact.start { Observable.just("now", scheduler: exact) }
    print("without a processing delay: \(exactResult.events)")
  }
}
