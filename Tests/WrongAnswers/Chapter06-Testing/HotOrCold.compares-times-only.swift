// A source that always sends a 7 shows that the elements are not enough, and so it looks at nothing but the
// times. Two runs of one interval can go in step.
// Rejected with: Times alone don't show it: look at the elements, too.
import RxLite
import RxLiteTest

func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  let first = scheduler.createObserver(Int.self)
  let second = scheduler.createObserver(Int.self)
  let subscriptions = CompositeDisposable()
  scheduler.scheduleAt(200) { _ = subscriptions.insert(source.subscribe(first)) }
  scheduler.scheduleAt(400) { _ = subscriptions.insert(source.subscribe(second)) }
  scheduler.scheduleAt(600) { subscriptions.dispose() }
  scheduler.start()
  return second.events.map(\.time) == first.events.map(\.time).filter { $0 > 400 } ? .hot : .cold
}

enum Temperature { case hot, cold, unknown }
