import ChapterKit
import Dispatch
import RxLite

func movingWork() {
  listing("nothing-said", "without a scheduler everything runs where you subscribe", shows: "76") {
    let prices = Observable<Int>.create { observer in
      print("create on \(here)")
      observer.onNext(5)
      observer.onCompleted()
      return Disposables.create()
    }
    func subscribe() {
      _ = prices.map { price -> Int in
        print("map on \(here)")
        return price * 2
      }
      .subscribe(onNext: { price in print("received \(price) on \(here)") })
    }

    subscribe()
    DispatchQueue.named("worker").sync(execute: subscribe)
  }

  listing("observe-on", "observe(on:) moves what stands below it", shows: "76") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let prices = Observable<Int>.create { observer in
      print("create on \(here)")
      observer.onNext(5)
      observer.onCompleted()
      return Disposables.create()
    }

    runMainQueue { done in
      _ = prices.do(onNext: { _ in print("above on \(here)") })
        .observe(on: worker)
        .do(onNext: { _ in print("below on \(here)") })
        .subscribe(onNext: { price in print("received \(price) on \(here)") }, onDisposed: done)
    }
  }

  listing("each-observe-on", "and the next one moves it again", shows: "76") {
    let first = SerialDispatchQueueScheduler(named: "first")
    let second = SerialDispatchQueueScheduler(named: "second")

    runMainQueue { done in
      _ = Observable.just(5)
        .observe(on: first)
        .do(onNext: { _ in print("between on \(here)") })
        .observe(on: second)
        .subscribe(onNext: { price in print("received \(price) on \(here)") }, onDisposed: done)
    }
  }

  listing("map-too-early", "the trap: the heavy work stands above") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    func heavyWork(_ number: Int) -> Int {
      print("heavy work on \(here)")
      return number * number
    }

    runMainQueue { done in
      print("map, then observe(on: worker):")
      _ = Observable.just(5)
        .map(heavyWork)
        .observe(on: worker)
        .subscribe(onDisposed: done)
    }

    runMainQueue { done in
      print("observe(on: worker), then map, and back:")
      _ = Observable.just(5)
        .observe(on: worker)
        .map(heavyWork)
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { print("received \($0) on \(here)") }, onDisposed: done)
    }
  }

  listing("subscribe-on", "subscribe(on:) moves the subscribing", shows: "76") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let prices = Observable<Int>.create { observer in
      print("create on \(here)")
      observer.onNext(5)
      observer.onCompleted()
      return Disposables.create()
    }

    runMainQueue { done in
      _ = prices.do(onNext: { _ in print("above on \(here)") })
        .subscribe(on: worker)
        .do(onNext: { _ in print("below on \(here)") })
        .subscribe(onNext: { price in print("received \(price) on \(here)") }, onDisposed: done)
    }
  }

  listing("first-wins", "the subscribe(on:) nearest to the source counts", shows: "77") {
    let first = SerialDispatchQueueScheduler(named: "first")
    let second = SerialDispatchQueueScheduler(named: "second")
    let prices = Observable<Int>.create { observer in
      print("create on \(here)")
      observer.onNext(5)
      observer.onCompleted()
      return Disposables.create()
    }

    runMainQueue { done in
      _ = prices.subscribe(on: first)
        .do(onSubscribe: { print("between, subscribing on \(here)") })
        .subscribe(on: second)
        .subscribe(onNext: { price in print("received \(price) on \(here)") }, onDisposed: done)
    }
  }

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

  listing("driver", "a driver stays on main, an observable can hop", shows: "100") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    func heavyWork(_ number: Int) -> Int {
      print("heavy work on \(here)")
      return number * number
    }

    runMainQueue { done in
      print("in the driver:")
      _ = Observable.just(5)
        .observe(on: worker)
        .asDriver(onErrorJustReturn: 0)
        .map(heavyWork)
        .drive(onNext: { print("received \($0) on \(here)") }, onDisposed: done)
    }

    runMainQueue { done in
      print("before it:")
      _ = Observable.just(5)
        .observe(on: worker)
        .map(heavyWork)
        .asDriver(onErrorJustReturn: 0)
        .drive(onNext: { print("received \($0) on \(here)") }, onDisposed: done)
    }
  }

  listing("disposed-there", "subscribe(on:) moves the disposal, too") {
    let worker = SerialDispatchQueueScheduler(named: "worker")

    var whenClosed = {}
    let connection = Observable<Int>.create { _ in
      print("opened on \(here)")
      return Disposables.create {
        print("closed on \(here)")
        whenClosed()
      }
    }

    var subscription: (any Disposable)?
    runMainQueue { done in
      subscription = connection.do(onSubscribed: done).subscribe(on: worker).subscribe()
    }
    runMainQueue { done in
      whenClosed = done
      subscription?.dispose()
      print("dispose() has returned on \(here)")
    }
  }
}
