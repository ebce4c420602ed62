import ChapterKit
import Dispatch
import Foundation
import RxLite

/// The time at which the listing began.
var start = RxTime()

/// The seconds since then on the clock of the listing, in two digits.
func secondsElapsed() -> String {
  String(format: "%02d", Int(clock.scheduler.now.timeIntervalSince(start)))
}

extension ObservableType {
  /// Passes each element on, and prints when and where it passes.
  func dump() -> Observable<Element> {
    self.do(onNext: { element in
      print("\(secondsElapsed())s | [D] \(element) received on \(here)")
    })
  }

  /// Subscribes, and prints when and where each element arrives.
  func dumpingSubscription() -> any Disposable {
    subscribe(onNext: { element in
      print("\(secondsElapsed())s | [S] \(element) received on \(here)")
    })
  }
}

func dumping() {
  listing("dump", "both, seen by dump and dumpingSubscription", shows: "C8 76 77") {
    start = clock.scheduler.now
    let bag = DisposeBag()
    let globalScheduler = ConcurrentDispatchQueueScheduler(named: "global")
    let observable = Observable<String>.create { observer in
      print("\(secondsElapsed())s | subscribed on \(here)")
      observer.onNext("[apple]")
      observer.onNext("[pear]")
      observer.onCompleted()
      return Disposables.create()
    }

    let isSent = DispatchSemaphore(value: 0)
    observable.subscribe(on: globalScheduler)
      .subscribe(on: globalScheduler)
      .dump()
      .do(onDispose: { isSent.signal() })
      .observe(on: MainScheduler.instance)
      .dumpingSubscription()
      .disposed(by: bag)

    isSent.wait()
    runMainQueue()
  }

  listing("dump-hot", "subscribe(on:) can't move a hot source", shows: "C8 78") {
    start = clock.scheduler.now
    let bag = DisposeBag()
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let fruit = PublishSubject<String>()

    runQueues { done in
      fruit.do(onSubscribed: done)
        .do(onSubscribe: { print("\(secondsElapsed())s | subscribed on \(here)") })
        .subscribe(on: worker)
        .dumpingSubscription()
        .disposed(by: bag)
    }

    fruit.onNext("[apple]")
    sleep(2)
    DispatchQueue.named("sender").sync { fruit.onNext("[pear]") }
  }
}
