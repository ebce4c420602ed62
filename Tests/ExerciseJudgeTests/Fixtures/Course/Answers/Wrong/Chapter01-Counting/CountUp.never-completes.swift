// Rejected with: Nothing to count is counted: complete.
import RxLite

public func countUp(to last: Int) -> Observable<Int> {
  .create { observer in
    for number in stride(from: 1, through: last, by: 1) { observer.on(.next(number)) }
    return Disposables.create()
  }
}
