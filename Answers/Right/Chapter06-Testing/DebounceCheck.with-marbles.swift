// Two drawings.
import RxLite
import RxLiteTest

func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  do {
    let time = MarbleTime()
    try marbles(in: time) {
      "-1-2------|"
      debounce($0.ints, .seconds(3), time).map(String.init)
      "------2---|"
    }
    let other = MarbleTime()
    try marbles(in: other) {
      "-3|"
      debounce($0.ints, .seconds(3), other).map(String.init)
      "--(3,|)"
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
