// It expects that the last element's wait goes on after the completion. But nothing more can come
// then, so there is nothing to wait for: the right debounce is found guilty.
// Rejected with: rejects RxLite's own debounce
// Rejected with: made by hand
import RxLite
import RxLiteTest

func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([
    .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
  ])
  let result = scheduler.start { debounce(source.asObservable(), .seconds(25), scheduler) }
  return result.events == [.next(265, 4), .completed(265)]
}

/// Something that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
