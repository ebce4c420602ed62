// One counts from the start up to start plus count, and takes the end in with it.
// Rejected with: four numbers from 3
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
