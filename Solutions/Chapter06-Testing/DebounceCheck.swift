import RxLite
import RxLiteTest

/// Returns whether `debounce` does what its name says.
///
///     source   -12345-----6---7-|    each column is 10 ticks, from 200 on
///       debounce(.seconds(30))
///              --------5-----6--(7,|)
///
/// The burst lasts longer than `dueTime`, which finds the impatient mutant. The 7 is still waiting when the
/// source completes, which finds the forgetful one. All events are compared, with their ticks, which finds
/// the other three.
func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([
    .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(250, 5),
    .next(310, 6), .next(350, 7), .completed(370),
  ])
  let result = scheduler.start { debounce(source.asObservable(), .seconds(30), scheduler) }
  return result.events == [.next(280, 5), .next(340, 6), .next(370, 7), .completed(370)]
}

/// A function that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
