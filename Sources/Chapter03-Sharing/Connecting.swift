import ChapterKit
import RxLite

func connecting() {
  listing("publish-connect", "publish waits until it is told to connect") {
    let counter = myInterval(.milliseconds(100)).publish()

    let first = counter.subscribe(onNext: { n in print("First \(n)") })
    sleep(0.3)
    print("three tenths later: nobody has connected")

    let connection = counter.connect()
    sleep(0.2)
    let second = counter.subscribe(onNext: { n in print("Second \(n)") })
    sleep(0.2)

    first.dispose()
    second.dispose()
    sleep(0.2)
    print("nobody listens, and the timer still runs")
    connection.dispose()
  }

  listing("connect-again", "a new connection does not know the old observers") {
    let counter = myInterval(.milliseconds(100)).publish()

    let first = counter.subscribe(onNext: { n in print("First \(n)") })
    let connection = counter.connect()
    sleep(0.2)
    connection.dispose()

    let second = counter.subscribe(onNext: { n in print("Second \(n)") })
    let newConnection = counter.connect()
    sleep(0.2)
    newConnection.dispose()

    first.dispose()
    second.dispose()
  }

  listing("ref-count", "the first one connects, the last one disconnects") {
    let counter = myInterval(.milliseconds(100)).publish().refCount()

    print("one comes")
    let first = counter.subscribe(onNext: { n in print("First \(n)") })
    print("two come")
    let second = counter.subscribe(onNext: { n in print("Second \(n)") })
    sleep(0.2)
    print("one leaves")
    first.dispose()
    sleep(0.1)
    second.dispose()
    print("both have left")

    print("somebody comes back")
    let third = counter.subscribe(onNext: { n in print("Third \(n)") })
    sleep(0.15)
    third.dispose()
  }

  listing("too-fast-to-share", "a source that is through before the second comes") {
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

    print("connected when both are there")
    let published = numbers.publish()
    _ = published.subscribe { event in print("First \(event)") }
    _ = published.subscribe { event in print("Second \(event)") }
    _ = published.connect()
  }
}
