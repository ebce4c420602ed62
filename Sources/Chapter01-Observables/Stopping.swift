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
    let temperatures = [20, 60, 100]
    let log = Observable<Int>.create { observer in
      CurrentThreadScheduler.instance.scheduleRecursive(0) { index, next in
        if index == temperatures.count { return observer.onCompleted() }
        print("the log sends \(temperatures[index])")
        observer.onNext(temperatures[index])
        next(index + 1)
      }
    }
    _ = log.take(1).subscribe { event in print("received \(event)") }
  }
}
