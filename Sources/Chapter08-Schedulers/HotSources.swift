import ChapterKit
import Dispatch
import RxLite

func hotSources() {
  listing("hot", "subscribe(on:) can't move a hot source", shows: "C8 78") {
    start = clock.scheduler.now
    let bag = DisposeBag()
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let fruit = PublishSubject<String>()

    runMainQueue { done in
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

  listing("hot-observed", "observe(on:) can", shows: "78") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let fruit = PublishSubject<String>()

    runMainQueue { done in
      _ = fruit.do(onNext: { print("\($0) sent on \(here)") })
        .observe(on: worker)
        .subscribe(onNext: { print("\($0) received on \(here)") }, onDisposed: done)
      fruit.onNext("[apple]")
      fruit.onCompleted()
    }
  }

  listing("first-element", "a replayed element arrives where you subscribe", shows: "78") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let temperature = BehaviorSubject(value: 20)

    runMainQueue { done in
      _ = temperature.do(onSubscribed: done)
        .subscribe(on: worker)
        .subscribe(onNext: { print("\($0) degrees on \(here)") })
    }

    temperature.onNext(21)
  }

  listing("too-late", "the trap: what is sent before the subscription is lost", shows: "78") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let taps = PublishSubject<Int>()

    runMainQueue { done in
      _ = taps.do(onSubscribed: done)
        .subscribe(on: worker)
        .subscribe(onNext: { print("received tap \($0) on \(here)") })
      print("subscribe has returned, and the worker hasn't begun")
      taps.onNext(1)
    }

    taps.onNext(2)
  }
}
