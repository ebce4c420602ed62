// The source is quiet for a long time before it completes, as sources in tests like to be. Then
// nothing waits, and nothing can be forgotten.
// Rejected with: The forgetful mutant lives
import RxLite
import RxLiteTest

func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([
    .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(500),
  ])
  let result = scheduler.start { debounce(source.asObservable(), .seconds(25), scheduler) }
  return result.events == [.next(265, 4), .completed(500)]
}

/// Something that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
