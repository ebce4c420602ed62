// Rejected with: the time limit
import RxLite

public func countUp(to last: Int) -> Observable<Int> {
  .create { observer in
    var number = 1
    while number > 0 { number = number % 1000 + 1 }
    return Disposables.create()
  }
}
