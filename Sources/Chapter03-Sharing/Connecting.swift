import ChapterKit
import RxLite

/// Reads a file of last year's readings, at each subscription, and emits them all at once.
func lastYear() -> Observable<Int> {
  Observable.create { observer in
    print("read the file")
    for degrees in [12, 17] { observer.onNext(degrees) }
    observer.onCompleted()
    return Disposables.create()
  }
}

func connecting() {
  listing("too-fast-to-share", "a run that is over before the second subscribes") {
    let readings = lastYear().share()
    _ = readings.subscribe { event in print("curve: \(event)") }
    _ = readings.subscribe { event in print("table: \(event)") }
  }

  listing("by-hand", "a subject between the file and its subscribers") {
    let readings = PublishSubject<Int>()
    _ = readings.subscribe { event in print("curve: \(event)") }
    _ = readings.subscribe { event in print("table: \(event)") }
    print("both have subscribed")
    _ = lastYear().subscribe(readings)
  }

  listing("connect-last", "publish() waits for connect()", shows: "21") {
    let readings = lastYear().publish()
    _ = readings.subscribe { event in print("curve: \(event)") }
    _ = readings.subscribe { event in print("table: \(event)") }
    print("both have subscribed")
    _ = readings.connect()
  }

  listing("connection", "a connection runs with or without subscribers", shows: "21") {
    let readings = thermometer().publish()
    let first = readings.connect()
    sleep(0.15)
    print("the label appears")
    _ = readings.subscribe { event in print("label: \(event)") }
    sleep(0.1)
    first.dispose()

    sleep(0.05)
    print("the title appears")
    _ = readings.subscribe { event in print("title: \(event)") }
    let second = readings.connect()
    sleep(0.15)
    second.dispose()
  }
}
