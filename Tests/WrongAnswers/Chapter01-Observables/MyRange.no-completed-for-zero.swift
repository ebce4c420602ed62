// "Completed comes after the last number" is put into the loop, next to the last number. Where
// there is no last number, nothing is sent at all, and the subscriber waits for ever.
// Rejected with: at 0: expected a completion, got nothing
import RxLite

func myRange(from start: Int, count: Int) -> Observable<Int> {
  .create { observer in
    for number in start..<start + count {
      observer.onNext(number)
      if number == start + count - 1 { observer.onCompleted() }
    }
    return Disposables.create()
  }
}
