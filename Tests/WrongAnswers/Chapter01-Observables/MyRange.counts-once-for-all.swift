// The counter is a variable of the function, since that is where variables usually go. But the
// function runs once and the closure runs for each subscriber: the second one finds the counter at
// its end.
// Rejected with: at 0: expected 1, 2, 3 and a completion, got a completion
import RxLite

func myRange(from start: Int, count: Int) -> Observable<Int> {
  var number = start
  return .create { observer in
    while number < start + count {
      observer.onNext(number)
      number += 1
    }
    observer.onCompleted()
    return Disposables.create()
  }
}
