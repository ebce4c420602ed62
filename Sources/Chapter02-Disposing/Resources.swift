import ChapterKit
import RxLite

func resources() {
  listing("the-end-releases", "after completed or error, everything is given back") {
    func sequence(endingWith end: Event<Int>) -> Observable<Int> {
      return Observable.create { observer in
        print("takes what it needs")
        observer.onNext(1)
        observer.on(end)
        return Disposables.create { print("gives it back") }
      }
    }
    _ = sequence(endingWith: .completed).subscribe { print($0) }
    _ = sequence(endingWith: .error(Broken.pipe)).subscribe { print($0) }
  }

  listing("dispose-releases", "it stops at once, and the second call does nothing") {
    let lamps = Lamps()
    let subscription = lamps.counting().subscribe(onNext: { print($0) })
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")

    subscription.dispose()
    print("lamps lit: \(lamps.lit)")
    subscription.dispose()
    sleep(0.5)
    print("half a second later, lamps lit: \(lamps.lit)")
  }

  listing("finite-without-dispose", "what ends by itself leaks nothing") {
    let lamps = Lamps()
    _ = lamps.counting().take(3)
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
  }

  listing("endless-leaks", "what never ends keeps what it has") {
    let lamps = Lamps()
    do {
      _ = lamps.counting().subscribe()
      print("nobody holds the subscription, nobody can end it")
    }
    sleep(1)
    print("lamps lit after a second: \(lamps.lit)")

    let inTime = lamps.counting().subscribe()
    print("lamps lit, with a second one: \(lamps.lit)")
    inTime.dispose()
    print("lamps lit, the second one disposed: \(lamps.lit)")
  }
}

enum Broken: Error { case pipe }
