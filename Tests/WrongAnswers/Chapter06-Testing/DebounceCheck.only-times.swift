// Elements alone don't show a late one, so it looks at the times, and at nothing else.
// Rejected with: The stubborn mutant lives
import RxLite
import RxLiteTest

func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([
    .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4),
    .next(300, 5), .next(340, 6), .completed(360),
  ])
  let result = scheduler.start { debounce(source.asObservable(), .seconds(30), scheduler) }
  return result.events.map(\.time) == [270, 330, 360, 360]
}

typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
