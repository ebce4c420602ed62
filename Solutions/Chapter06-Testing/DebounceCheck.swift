import RxLite
import RxLiteTest

/// Returns whether `debounce` does what its name says.
///
///     source   -1-2------|    each column is 10 ticks, from 200 on
///       debounce(.seconds(30))
///              ------2---|
///     source   -3|
///       debounce(.seconds(30))
///              --(3,|)
///
/// The wait for the 2 outlasts the one for the 1, which finds the impatient and the stubborn mutant. It ends by
/// itself, which finds the late ones, and nothing is waiting at the completion, which finds the repetitive one.
/// The 3 is still waiting, which finds the forgetful one. Both can't be so at one completion: there are two sources.
func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  func events(of source: [Recorded<Event<Int>>]) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(source)
    return scheduler.start { debounce(source.asObservable(), .seconds(30), scheduler) }.events
  }
  let pause = events(of: [.next(210, 1), .next(230, 2), .completed(300)])
  let end = events(of: [.next(210, 3), .completed(220)])
  return pause == [.next(260, 2), .completed(300)] && end == [.next(220, 3), .completed(220)]
}

/// A function that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
