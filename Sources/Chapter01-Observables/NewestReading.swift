import ChapterKit
import RxLite

func newestReading() {
  listing("newest-reading", "a loop in create can't be interrupted", shows: "18") {
    let log = Observable<Int>.create { observer in
      for degrees in [100, 60, 20] {
        print("the log sends \(degrees)")
        observer.onNext(degrees)
      }
      observer.onCompleted()
      return Disposables.create()
    }
    _ = log.take(1).subscribe { event in print("received \(event)") }
  }

  listing("by-turns", "a loop that asks for each turn can be stopped", shows: "18") {
    let temperatures = [100, 60, 20]
    let log = Observable<Int>.create { observer in
      CurrentThreadScheduler.instance.scheduleRecursive(0) { index, nextTurn in
        if index == temperatures.count { return observer.onCompleted() }
        print("the log sends \(temperatures[index])")
        observer.onNext(temperatures[index])
        nextTurn(index + 1)
      }
    }
    _ = log.take(1).subscribe { event in print("received \(event)") }
  }

  listing("two-logs", "two loops on one thread take turns") {
    let kitchenLog = Observable.from([100, 60])
    let gardenLog = Observable.from([80, 40])
    _ = kitchenLog.subscribe(onNext: { degrees in
      print("kitchen: \(degrees)")
      if degrees == 100 {
        _ = gardenLog.subscribe(onNext: { degrees in print("garden: \(degrees)") })
        print("the garden's log is open")
      }
    })
  }
}
