import ChapterKit
import RxLite

func stillPrinting() {
  listing("from-elsewhere", "dispose() doesn't wait for the event in progress", shows: "9") {
    let readings = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let other = OtherThread("the other thread disposes") {
      subscription?.dispose()
      print("dispose() has returned")
    }

    subscription = readings.subscribe(onNext: { n in
      print("begin \(n)")
      other.start()
      other.join()
      print("end \(n)")
    })
    readings.onNext(20)
    readings.onNext(40)
    print("40 was sent, and didn't arrive")
  }

  listing("same-scheduler", "disposed where it is delivered: no late event", shows: "A2 10") {
    let scheduler = SerialDispatchQueueScheduler(named: "screen")
    let readings = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let other = OtherThread("the other thread schedules") {
      _ = scheduler.schedule(()) {
        subscription?.dispose()
        print("dispose() has returned")
        return Disposables.create()
      }
    }

    subscription = readings.observe(on: scheduler).subscribe(onNext: { n in
      print("begin \(n)")
      other.start()
      other.join()
      print("end \(n)")
    })
    readings.onNext(20)
    runQueues()
    readings.onNext(40)
    runQueues()
    print("40 was sent, and didn't arrive")
  }
}
