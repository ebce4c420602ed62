import ChapterKit
import RxLite

func noOverlap() {
  listing("no-overlap", "one event at a time", reproduces: "A3", shows: "15") {
    let someObservable = PublishSubject<Int>()
    _ = someObservable.subscribe { (e: Event<Int>) in
      print("Event processing started")
      // processing
      print("Event processing ended")
    }
    someObservable.onNext(1)
    someObservable.onNext(2)
    someObservable.onNext(3)
  }
}
