import ChapterKit
import RxLite

func creating() {
  listing("create", "a closure that sends events", shows: "19") {
    let readings = Observable<Int>.create { observer in
      observer.onNext(20)
      observer.onNext(60)
      observer.onNext(100)
      observer.onCompleted()
      return Disposables.create()
    }
    _ = readings.subscribe { event in print(event) }
  }

  listing("creating-does-nothing", "the closure runs at each subscription", shows: "17 19 20") {
    let readings = Observable<Int>.create { observer in
      print("the closure runs")
      observer.onNext(20)
      observer.onCompleted()
      return Disposables.create()
    }
    print("made")
    _ = readings.subscribe { event in print("first: \(event)") }
    print("subscribed once")
    _ = readings.subscribe { event in print("second: \(event)") }
  }

  listing("nothing-after-the-end", "next* (error | completed)?", shows: "B13 2") {
    let readings = Observable<Int>.create { observer in
      observer.onNext(20)
      observer.onError(KettleError.noWater)
      observer.onNext(40)
      observer.onCompleted()
      return Disposables.create()
    }
    _ = readings.subscribe { event in print(event) }
  }

  listing("out-of-order", "a closure for the error", shows: "2") {
    let readings = Observable<Int>.create { observer in
      observer.onNext(20)
      observer.onError(KettleError.noWater)
      return Disposables.create()
    }
    _ = readings.subscribe(
      onNext: { degrees in print("\(degrees)°") },
      onError: { error in print("out of order: \(error)") },
      onCompleted: { print("it boils") })
  }
}
