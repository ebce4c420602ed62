import ChapterKit
import RxLite

func connecting() {
  listing("too-fast-to-share", "a run that is over before the second subscribes") {
    let cached = Observable<Int>.create { observer in
      print("read the cache")
      observer.onNext(17)
      observer.onCompleted()
      return Disposables.create()
    }
    let temperature = cached.share()
    _ = temperature.subscribe { event in print("label: \(event)") }
    _ = temperature.subscribe { event in print("title: \(event)") }
  }

  listing("by-hand", "a subject between the cache and its subscribers") {
    let cached = Observable<Int>.create { observer in
      print("read the cache")
      observer.onNext(17)
      observer.onCompleted()
      return Disposables.create()
    }
    let temperature = PublishSubject<Int>()
    _ = temperature.subscribe { event in print("label: \(event)") }
    _ = temperature.subscribe { event in print("title: \(event)") }
    print("both have subscribed")
    _ = cached.subscribe(temperature)
  }

  listing("connect-last", "publish() waits for connect()", shows: "21") {
    let cached = Observable<Int>.create { observer in
      print("read the cache")
      observer.onNext(17)
      observer.onCompleted()
      return Disposables.create()
    }
    let temperature = cached.publish()
    _ = temperature.subscribe { event in print("label: \(event)") }
    _ = temperature.subscribe { event in print("title: \(event)") }
    print("both have subscribed")
    _ = temperature.connect()
  }

  listing("connection", "a connection runs with or without subscribers", shows: "21") {
    let readings = thermometer().publish()
    let connection = readings.connect()
    sleep(0.15)
    let label = readings.subscribe(onNext: { degrees in print("label: \(degrees)") })
    sleep(0.1)
    label.dispose()
    print("nobody is subscribed")
    sleep(0.1)
    connection.dispose()
  }

  listing("ref-count", "refCount() connects for the first subscriber", shows: "21") {
    let readings = thermometer().publish().refCount()
    let first = readings.subscribe(onNext: { degrees in print("first: \(degrees)") })
    let second = readings.subscribe(onNext: { degrees in print("second: \(degrees)") })
    sleep(0.05)
    first.dispose()
    second.dispose()
  }
}
