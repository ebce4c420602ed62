import ChapterKit
import Dispatch
import RxLite

func sameScheduler() {
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

  listing("same-scheduler-as-printed", "the same on a serial scheduler", shows: "A2 10") {
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
}
