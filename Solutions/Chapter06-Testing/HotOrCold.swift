import RxLite
import RxLiteTest

/// Tells a hot source from a cold one: a second subscriber joins the run of the first, or starts another.
///
///     first         ^---1---2---3---4--
///     second, hot         ^-2---3---4--
///     second, cold        ^---1---2---3
///
/// If the source is hot, both observers have recorded the same after 300, tick for tick. At 300 itself the second
/// may have been too late, or may have received a replayed element. Both are disposed at 600, which has to be
/// scheduled before the clock starts.
func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  let first = scheduler.createObserver(Int.self)
  let second = scheduler.createObserver(Int.self)
  let subscriptions = CompositeDisposable()
  scheduler.scheduleAt(200) { _ = subscriptions.insert(source.subscribe(first)) }
  scheduler.scheduleAt(300) { _ = subscriptions.insert(source.subscribe(second)) }
  scheduler.scheduleAt(600) { subscriptions.dispose() }
  scheduler.start()
  func rest(of observer: TestableObserver<Int>) -> [Recorded<Event<Int>>] {
    observer.events.filter { $0.time > 300 }
  }
  return rest(of: second) == rest(of: first) ? .hot : .cold
}

/// The kind of a source.
enum Temperature { case hot, cold, unknown }
