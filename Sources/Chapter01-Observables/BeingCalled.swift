import ChapterKit
import RxLite

func beingCalled() {
  listing("asking", "a Sequence is asked for its elements", shows: "1") {
    var readings = [20, 60, 100].makeIterator()
    while let degrees = readings.next() {
      print("asked, and got \(degrees)")
    }
    print("asked, and got nil")
  }

  listing("being-called", "an Observable calls you", shows: "1") {
    let readings = Observable.of(20, 60, 100)
    _ = readings.subscribe { event in
      print("was called with \(event)")
    }
  }

  listing("elements-only", "a closure for the elements, and one for the end", shows: "1") {
    let readings = Observable.of(20, 60, 100)
    _ = readings.subscribe(
      onNext: { degrees in print("\(degrees)°") },
      onCompleted: { print("it boils") })
  }

  listing("cancelled", "dispose() ends a subscription", shows: "81") {
    let kettle = PublishSubject<Int>()
    let subscription = kettle.subscribe(onNext: { degrees in print("\(degrees)°") })
    kettle.onNext(40)
    kettle.onNext(60)
    subscription.dispose()
    kettle.onNext(80)
    print("80 was sent")
  }
}
