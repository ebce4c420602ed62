import ChapterKit
import RxLite

func stopping() {
  listing("unstoppable", "a loop in create can't be interrupted", shows: "18") {
    let log = Observable<Int>.create { observer in
      for degrees in [20, 60, 100] {
        print("the log sends \(degrees)")
        observer.onNext(degrees)
      }
      observer.onCompleted()
      return Disposables.create()
    }
    _ = log.take(1).subscribe { event in print("received \(event)") }
  }

  listing("by-turns", "a loop that asks for each turn can be stopped", shows: "18") {
    let log = Observable<Int>.create { observer in
      CurrentThreadScheduler.instance.scheduleRecursive(20) { degrees, next in
        print("the log sends \(degrees)")
        observer.onNext(degrees)
        next(degrees + 40)
      }
    }
    _ = log.take(2).subscribe { event in print("received \(event)") }
  }
}
