import RxLite
import RxLiteTest

/// Of what kind a source is: whether a second observer joins the run of the first.
///
///     first             ^---1---2---3---
///     second, hot               ^---3---
///     second, cold              ^---1---
///
/// From its subscription on, the second one receives at the same ticks what the first one does, or it
/// does not. Both are disposed at 600, which has to be scheduled before the clock starts.
func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  let first = scheduler.createObserver(Int.self)
  let second = scheduler.createObserver(Int.self)
  let subscriptions = CompositeDisposable()
  scheduler.scheduleAt(200) { _ = subscriptions.insert(source.subscribe(first)) }
  scheduler.scheduleAt(300) { _ = subscriptions.insert(source.subscribe(second)) }
  scheduler.scheduleAt(600) { subscriptions.dispose() }
  scheduler.start()
  return second.events == first.events.filter { $0.time > 300 } ? .hot : .cold
}

/// The kind of a source.
enum Temperature { case hot, cold, unknown }
