// Two elements close together seem to be enough of a burst. But the source completes before any wait is
// over, so whoever waits from the first element only is not found out: the completion comes to its help.
// Rejected with: The impatient mutant lives
import RxLite
import RxLiteTest

func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([
    .next(210, 1), .next(220, 2), .completed(230),
  ])
  let result = scheduler.start { debounce(source.asObservable(), .seconds(25), scheduler) }
  return result.events == [.next(230, 2), .completed(230)]
}

/// Something that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
