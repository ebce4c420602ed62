import ChapterKit
import RxLite

func connectingLast() {
  listing("too-fast-to-share", "a run that is over before the second subscribes") {
    let numbers = Observable<Int>.create { observer in
      print("a run begins")
      observer.onNext(1)
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create()
    }

    print("with refCount")
    let counted = numbers.publish().refCount()
    _ = counted.subscribe { event in print("First \(event)") }
    _ = counted.subscribe { event in print("Second \(event)") }

    print("connected when both have subscribed")
    let published = numbers.publish()
    _ = published.subscribe { event in print("First \(event)") }
    _ = published.subscribe { event in print("Second \(event)") }
    _ = published.connect()
  }
}
