import ChapterKit
import RxLite

func guarantees() {
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

  listing("two-threads", "merge makes the second thread wait", shows: "15") {
    let left = PublishSubject<String>()
    let right = PublishSubject<String>()
    let other = OtherThread("the other thread sends") { right.onNext("right") }

    _ = Observable.merge(left, right).subscribe(onNext: { side in
      print("\(side): processing started")
      if side == "left" { other.start() }
      print("\(side): processing ended")
    })
    left.onNext("left")
    other.join()
  }

  listing("the-end-waits", "an error can't overtake an element", shows: "16") {
    let left = PublishSubject<String>()
    let right = PublishSubject<String>()
    let other = OtherThread("the other thread fails") { right.onError(Broken.pipe) }

    _ = Observable.merge(left, right).subscribe { event in
      print("\(event): processing started")
      if event.element == "left" { other.start() }
      print("\(event): processing ended")
    }
    left.onNext("left")
    other.join()
  }

  listing("overlap", "a bare subject does not wait", shows: "15") {
    let sides = PublishSubject<String>()
    let other = OtherThread("the other thread sends") { sides.onNext("right") }

    _ = sides.subscribe(onNext: { side in
      print("\(side): processing started")
      if side == "left" {
        other.start()
        other.join()
      }
      print("\(side): processing ended")
    })
    sides.onNext("left")
  }
}
