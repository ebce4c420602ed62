// If both observers get the same first element, there must have been two runs. Or one that says the
// same thing all the time: the elements alone don't tell.
// Rejected with: look at the times
import RxLite
import RxLiteTest

func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  let first = scheduler.createObserver(Int.self)
  let second = scheduler.createObserver(Int.self)
  let subscriptions = CompositeDisposable()
  scheduler.scheduleAt(200) { _ = subscriptions.insert(source.subscribe(first)) }
  scheduler.scheduleAt(300) { _ = subscriptions.insert(source.subscribe(second)) }
  scheduler.scheduleAt(600) { subscriptions.dispose() }
  scheduler.start()
  return first.events.first?.value == second.events.first?.value ? .cold : .hot
}

enum Temperature { case hot, cold, unknown }
