import ChapterKit
import RxLite
import RxLiteTest

func clocksThatWait() {
  listing("nothing-until-start", "three hours in no time", shows: "72") {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)

    _ = Observable<Int>.interval(.seconds(3600), scheduler: scheduler)
      .take(3)
      .subscribe(observer)
    print("subscribed, clock at \(scheduler.clock): \(observer.events)")

    scheduler.start()
    print("started, clock at \(scheduler.clock):")
    for event in observer.events { print(event) }
  }

  listing("step-by-step", "advanceTo moves the clock to a tick") {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let subscription = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
      .subscribe(observer)

    for tick in [9, 10, 35] {
      scheduler.advanceTo(tick)
      print("at \(scheduler.clock): \(observer.events)")
    }
    subscription.dispose()
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
