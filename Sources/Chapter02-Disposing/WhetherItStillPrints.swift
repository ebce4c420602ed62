import ChapterKit
import Dispatch
import RxLite

func whetherItStillPrints() {
  listing("from-elsewhere", "the event under way when dispose() returns") {
    let source = PublishSubject<Int>()
    let hasBegun = DispatchSemaphore(value: 0)
    let isDisposed = DispatchSemaphore(value: 0)

    let subscription = source.subscribe(onNext: { n in
      print("begin \(n)")
      hasBegun.signal()
      isDisposed.wait()
      print("end \(n)")
    })

    // One queue produces the elements; another, the main one, disposes.
    let producer = DispatchQueue(label: "producer")
    producer.async {
      source.onNext(0)
      source.onNext(1)
    }

    hasBegun.wait()
    subscription.dispose()
    print("dispose() returned")
    isDisposed.signal()

    producer.sync {}  // Until the producer has sent both.
  }

  listing("same-scheduler-main", "disposed where it arrives: no late event") {
    let producer = DispatchQueue(label: "producer")
    let source = PublishSubject<Int>()

    let subscription =
      source
      .observe(on: MainScheduler.instance)
      .subscribe { event in
        print(event)
      }

    // NB: `async`, and then a wait. The block of a `sync` would run on the main thread itself.
    let hasSent = DispatchSemaphore(value: 0)
    func produce(_ numbers: ClosedRange<Int>) {
      producer.async {
        for n in numbers { source.onNext(n) }
        hasSent.signal()
      }
      hasSent.wait()
    }

    produce(0...2)
    runMainQueue()

    produce(3...5)
    print("three more wait for the main thread, which disposes first")

    subscription.dispose()  // called from main thread

    runMainQueue()
    print("they came to nothing")
  }

  listing("same-scheduler-serial", "the same on a serial queue of your own") {
    let queue = DispatchQueue(label: "observers")
    let serialScheduler = SerialDispatchQueueScheduler(
      queue: queue, internalSerialQueueName: "observers.serial")
    let source = PublishSubject<Int>()

    let subscription =
      source
      .observe(on: serialScheduler)
      .subscribe { event in
        print(event)
      }

    for n in 0...2 { source.onNext(n) }

    // The scheduler is kept busy until what follows stands in its queue: the disposal, then three
    // more elements.
    let isReady = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    _ = serialScheduler.schedule(()) {
      isReady.wait()
      return Disposables.create()
    }
    _ = serialScheduler.schedule(()) {
      subscription.dispose()  // executing on same `serialScheduler`
      print("dispose() returned, and three more wait behind it")
      return Disposables.create()
    }
    for n in 3...5 { source.onNext(n) }
    _ = serialScheduler.schedule(()) {
      print("they came to nothing")
      isOver.signal()
      return Disposables.create()
    }
    isReady.signal()
    isOver.wait()
  }
}
