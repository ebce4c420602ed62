// The drawing of the task, with a longer burst and an element that is waiting at the end.
import RxLite
import RxLiteTest

func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  let time = MarbleTime()
  do {
    try marbles(in: time) {
      "--1-2-3-4-------5---6-|"
      debounce($0.ints, .seconds(3), time).map(String.init)
      "-----------4-------5--(6,|)"
    }
    return true
  } catch {
    return false
  }
}

/// A function that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
