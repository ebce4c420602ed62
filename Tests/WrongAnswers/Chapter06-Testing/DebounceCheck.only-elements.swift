// A good source, and the elements that come are the right ones. But lateness does not show in
// elements: the times were thrown away with the `map`.
// Rejected with: The late mutant lives
import RxLite
import RxLiteTest

func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([
    .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4),
    .next(300, 5), .next(340, 6), .completed(360),
  ])
  let result = scheduler.start { debounce(source.asObservable(), .seconds(25), scheduler) }
  return result.events.compactMap { $0.value.element } == [4, 5, 6]
}

/// Something that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
