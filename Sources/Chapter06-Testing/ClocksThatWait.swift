import ChapterKit
import RxLite
import RxLiteTest

func clocksThatWait() {
  listing("nothing-until-start", "three hours, as soon as you say so") {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)

    _ = Observable<Int>.interval(.seconds(3600), scheduler: scheduler)
      .take(3)
      .subscribe(observer)
    print("subscribed: the clock stands at \(scheduler.clock), events: \(observer.events)")

    scheduler.start()
    print("start() has returned: the clock stands at \(scheduler.clock)")
    for event in observer.events { print(event) }
  }

  listing("step-by-step", "advanceTo lets it go on to a tick, and no further") {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let subscription = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
      .subscribe(observer)

    // NB: start() would never return here. This interval has no end, so there is always more to do.
    for time in [9, 10, 35] {
      scheduler.advanceTo(time)
      print("at \(scheduler.clock): \(observer.events)")
    }
    subscription.dispose()
  }

  listing("work-takes-a-tick", "an event that comes one tick later") {
    let lazy = TestScheduler(initialClock: 0)
    let late = lazy.start { Observable.just("now", scheduler: lazy) }
    print("with a processing delay:    \(late.events)")

    let quick = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let prompt = quick.start { Observable.just("now", scheduler: quick) }
    print("without a processing delay: \(prompt.events)")
  }
}
