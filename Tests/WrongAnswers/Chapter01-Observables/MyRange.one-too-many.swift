// One counts from the start up to start plus count, and takes the end in with it.
// Rejected with: at 0: expected 3, 4, 5, 6 and a completion, got 3, 4, 5, 6, 7 and a completion
import RxLite

func myRange(from start: Int, count: Int) -> Observable<Int> {
  .create { observer in
    for number in start...start + count {
      observer.onNext(number)
    }
    observer.onCompleted()
    return Disposables.create()
  }
}
