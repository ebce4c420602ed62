// Rejected with: expected 1-2-3
// Rejected with: actual   0-1-2
import RxLite

public func countUp(to last: Int) -> Observable<Int> {
  .create { observer in
    for number in 0..<last { observer.on(.next(number)) }
    observer.on(.completed)
    return Disposables.create()
  }
}
