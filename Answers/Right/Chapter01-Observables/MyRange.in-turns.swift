// The numbers are sent in turns, so `take` can stop them.
import RxLite

func myRange(from start: Int, count: Int) -> Observable<Int> {
  .create { observer in
    CurrentThreadScheduler.instance.scheduleRecursive(0) { n, next in
      if n == count { observer.onCompleted() } else { observer.onNext(start + n); next(n + 1) }
    }
  }
}
