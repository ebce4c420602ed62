import ChapterKit
import RxLite

func resources() {
  listing("the-end-releases", "a terminal event releases everything", shows: "4") {
    func lines(endingWith end: Event<String>) -> Observable<String> {
      return Observable.create { observer in
        print("file opened")
        observer.onNext("the first line")
        observer.on(end)
        return Disposables.create { print("file closed") }
      }
    }

    _ = lines(endingWith: .completed).subscribe { print($0) }
    _ = lines(endingWith: .error(Broken.pipe)).subscribe { print($0) }
  }

  listing("dispose-releases", "so does dispose(), and the second call does nothing", shows: "5") {
    let log = Observable<String>.create { observer in
      print("file opened")
      let timer = after(0.3) { observer.onNext("a line") }
      return Disposables.create {
        timer.dispose()
        print("file closed")
      }
    }

    let subscription = log.subscribe(onNext: { print($0) })
    sleep(0.1)
    subscription.dispose()
    subscription.dispose()
    sleep(0.5)
    print("half a second later: no line")
  }

  listing("finite-without-dispose", "what ends by itself leaks nothing", shows: "6") {
    let lamps = Lamps()
    _ = lamps.counting().take(3)
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    print("lamps lit: \(lamps.lit)")
    sleep(0.4)
    print("lamps lit: \(lamps.lit)")
  }

  listing("endless-leaks", "what never ends keeps what it uses", shows: "7") {
    let lamps = Lamps()
    do {
      _ = lamps.counting().subscribe()
    }
    print("nobody holds the subscription")
    sleep(1)
    print("lamps lit after a second: \(lamps.lit)")

    let held = lamps.counting().subscribe()
    print("lamps lit, with a second subscription: \(lamps.lit)")
    held.dispose()
    print("lamps lit, the second one disposed: \(lamps.lit)")
  }
}

enum Broken: Error { case pipe }
