import ChapterKit
import Dispatch
import RxLite

func whetherItStillPrints() {
  listing("from-elsewhere", "dispose() doesn't wait for the event in progress", shows: "9") {
    let source = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let other = OtherThread("the other thread disposes") {
      subscription?.dispose()
      print("dispose() has returned")
    }

    subscription = source.subscribe(onNext: { n in
      print("begin \(n)")
      other.start()
      other.join()
      print("end \(n)")
    })
    source.onNext(0)
    source.onNext(1)
    print("1 was sent, and doesn't arrive")
  }

  listing("same-scheduler-main", "disposed where it is delivered: no late event", shows: "A2 10") {
    let source = PublishSubject<Int>()
    func send(_ numbers: ClosedRange<Int>) {
      let other = OtherThread("another thread sends \(numbers)") {
        for n in numbers { source.onNext(n) }
      }
      other.start()
      other.join()
    }

    let subscription = source.observe(on: MainScheduler.instance)
      .subscribe { event in
        print(event)
      }

    send(0...2)
    runMainQueue()
    send(3...5)

    subscription.dispose()  // called from main thread

    runMainQueue()
    print("they don't arrive")
  }

  listing("same-scheduler-serial", "the same on a serial scheduler", shows: "A2 10") {
    let source = PublishSubject<Int>()
    let serialScheduler = SerialDispatchQueueScheduler(qos: .default)
    let subscription = source.observe(on: serialScheduler)
      .subscribe { event in
        print(event)
      }

    whileBusy(serialScheduler) {
      source.onNext(0)
      _ = serialScheduler.schedule(()) {
        subscription.dispose()  // executing on same `serialScheduler`
        print("dispose() has returned")
        return Disposables.create()
      }
      source.onNext(1)
      print("the scheduler has three things to do")
    }
    print("1 doesn't arrive")
  }

  listing("same-name", "two schedulers of the same name are two", shows: "9") {
    let source = PublishSubject<Int>()
    let work1 = SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "work")
    let work2 = SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "work")
    var subscription: (any Disposable)?
    func disposeOnWork2() {
      perform(on: work2) {
        subscription?.dispose()
        print("dispose() has returned")
      }
    }

    subscription = source.observe(on: work2).observe(on: work1).subscribe(onNext: { n in
      print("begin \(n)")
      disposeOnWork2()
      print("end \(n)")
    })
    source.onNext(0)
    perform(on: work2) {}
    perform(on: work1) {}
  }
}
