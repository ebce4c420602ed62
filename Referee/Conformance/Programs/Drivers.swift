import RxLite
import RxLiteTest

extension Catalog {
  /// `Driver` and `Signal`: shared, on the main thread, without errors.
  func drivers() {
    func work() -> Observable<Int> { source("work", .next(1), .next(2), .completed) }
    func driver() -> Driver<Int> { work().asDriver(onErrorJustReturn: 0) }
    func show<Element>(_ driver: Driver<Element>) {
      let subscription = driver.drive(
        onNext: { print($0) }, onCompleted: { print("completed") },
        onDisposed: { print("disposed") })
      runMainQueue()
      subscription.dispose()
    }
    let one = Driver.just(1)

    program("driver-of-an-observable") {
      let driver = driver()
      driver.drive(onNext: { print("first \($0)") }, onCompleted: { print("completed") }).dispose()
      driver.drive(onNext: { print("second \($0)") }, onCompleted: { print("completed") }).dispose()
    }
    program("driver-replays-to-a-late-subscriber") {
      let subject = PublishSubject<Int>()
      let driver = subject.logged("source").asDriver(onErrorJustReturn: 0)
      let first = driver.drive(onNext: { print("first \($0)") })
      subject.onNext(1)
      let second = driver.drive(onNext: { print("second \($0)") })
      first.dispose()
      second.dispose()
      driver.drive(onNext: { print("third \($0)") }).dispose()
    }
    program("signal-does-not-replay") {
      let subject = PublishSubject<Int>()
      let signal = subject.logged("source").asSignal(onErrorJustReturn: 0)
      let first = signal.emit(onNext: { print("first \($0)") })
      subject.onNext(1)
      let second = signal.emit(onNext: { print("second \($0)") })
      subject.onNext(2)
      first.dispose()
      second.dispose()
    }
    program("driver-errors") {
      let failing = source("failing", .next(1), .error(Failure()))
      show(failing.asDriver(onErrorJustReturn: 7))
      show(failing.asDriver(onErrorDriveWith: .just(8)))
      show(
        failing.asDriver(onErrorRecover: { error in
          print("recover \(error)")
          return .empty()
        }))
    }
    program("signal-errors") {
      let failing = source("failing", .next(1), .error(Failure()))
      func show(_ signal: Signal<Int>) {
        signal.emit(onNext: { print($0) }, onCompleted: { print("completed") }).dispose()
      }
      show(failing.asSignal(onErrorJustReturn: 7))
      show(failing.asSignal(onErrorSignalWith: .just(8)))
      show(failing.asSignal(onErrorRecover: { _ in .empty() }))
    }
    program("driver-sources") {
      show(Driver.just(1))
      show(Driver.of(1, 2))
      show(Driver.from([1, 2]))
      show(Driver.from(1...2))
      show(Driver.from(optional: Int?.none))
      show(Driver<Int>.empty())
      show(Driver<Int>.never())
      show(Driver.deferred { one })
    }
    program("driver-steps") {
      show(driver().map { $0 * 10 })
      show(driver().filter { $0 > 1 })
      show(driver().compactMap { $0 > 1 ? "\($0)" : nil })
      show(driver().scan(0) { $0 + $1 })
      show(driver().startWith(0))
      show(driver().skip(1))
    }
    program("driver-distinct") {
      let numbers = Driver.of(1, 1, 3, 2)
      show(numbers.distinctUntilChanged())
      show(numbers.distinctUntilChanged { $0 % 2 })
      show(numbers.distinctUntilChanged { abs($0 - $1) < 2 })
      show(numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }))
    }
    program("driver-flatMap") {
      show(Driver.of(1, 2).flatMap { Driver.of($0, $0 * 10) })
      show(Driver.of(1, 2).flatMapLatest { Driver.of($0, $0 * 10) })
      show(Driver.of(1, 2).flatMapFirst { Driver.of($0, $0 * 10) })
      show(Driver.of(one, one).switchLatest())
      show(Driver.of(one, one).merge())
      show(Driver.of(one, one).merge(maxConcurrent: 1))
    }
    program("driver-concat-and-merge") {
      show(Driver.concat([driver(), one]))
      show(Driver.concat(AnySequence([one])))
      show(Driver.merge(driver(), one))
      show(Driver.merge([one, one]))
      show(Driver.merge(AnyCollection([one])))
    }
    program("driver-zip") {
      show(Driver.zip(Driver.of(1, 2), Driver.of("a", "b")) { "\($0)\($1)" })
      show(Driver.zip(one, one))
      show(Driver.zip(one, one, one) { $0 + $1 + $2 })
      show(Driver.zip(one, one, one, one))
      show(Driver.zip(one, one, one, one, one))
      show(Driver.zip(one, one, one, one, one, one))
      show(Driver.zip(one, one, one, one, one, one, one))
      show(Driver.zip(one, one, one, one, one, one, one, one))
      show(Driver.zip([one, one]))
      show(Driver.zip([one, one]) { $0.count })
    }
    program("driver-zip-completes-when-all-have") {
      let subject = PublishSubject<Int>()
      let long = subject.asDriver(onErrorJustReturn: 0)
      _ = Driver.zip(one, long).drive(onNext: { print($0) }, onCompleted: { print("completed") })
      subject.onNext(1)
      print("second element")
      subject.onNext(2)
      print("end")
      subject.onCompleted()
    }
    program("driver-combineLatest") {
      show(Driver.combineLatest(Driver.of(1, 2), Driver.of("a", "b")) { "\($0)\($1)" })
      show(Driver.combineLatest(one, one))
      show(Driver.combineLatest(one, one, one) { $0 + $1 + $2 })
      show(Driver.combineLatest(one, one, one, one))
      show(Driver.combineLatest(one, one, one, one, one))
      show(Driver.combineLatest(one, one, one, one, one, one))
      show(Driver.combineLatest(one, one, one, one, one, one, one))
      show(Driver.combineLatest(one, one, one, one, one, one, one, one))
      show(Driver.combineLatest([one, one]))
      show(Driver.combineLatest([one, one]) { $0.count })
    }
    program("driver-combineLatest-empty-collection") {
      show(Driver.combineLatest([Driver<Int>]()))
      show(Driver.combineLatest([Driver<Int>]()) { $0.count })
      show(Driver.zip([Driver<Int>]()))
    }
    program("driver-withLatestFrom") {
      show(driver().withLatestFrom(Driver.just("a")))
      show(driver().withLatestFrom(Driver.just("a")) { "\($0)\($1)" })
    }
    program("signal-withUnretained") {
      let object = Tracked("object")
      Signal.of(1, 2).withUnretained(object).map { "\($0.name) \($1)" }.asObservable().printed()
      Signal.of(1, 2).withUnretained(object) { "\($0.name) \($1)" }.asObservable().printed()
      runMainQueue()
    }
    program("driver-do") {
      show(
        driver().do(
          onNext: { print("onNext \($0)") }, afterNext: { print("afterNext \($0)") },
          onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") },
          onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
          onDispose: { print("onDispose") }))
    }
    program("driver-time") {
      let clock = TestScheduler(initialClock: 0)
      SharingScheduler.mock(scheduler: clock) {
        let hot = clock.createHotObservable([
          .next(10, 1), .next(15, 2), .next(40, 3), .completed(50),
        ])
        let driver = hot.asDriver(onErrorJustReturn: 0)
        let operations: [(String, Driver<Int>)] = [
          ("none", driver), ("delay", driver.delay(.seconds(4))),
          ("debounce", driver.debounce(.seconds(10))), ("throttle", driver.throttle(.seconds(10))),
          ("throttle first", driver.throttle(.seconds(10), latest: false)),
          ("timer", Driver<Int>.timer(.seconds(3), period: .seconds(20)).map { $0 + 100 }),
          ("interval", Driver<Int>.interval(.seconds(25)).map { $0 + 200 }),
        ]
        let bag = CompositeDisposable()
        for (name, operation) in operations {
          _ = bag.insert(operation.drive(onNext: { print("\(clock.clock) \(name) \($0)") }))
        }
        clock.scheduleAt(60) { bag.dispose() }
        clock.start()
      }
    }
    program("driver-drive-overloads") {
      let relay = BehaviorRelay(value: 0)
      let optional = BehaviorRelay<Int?>(value: nil)
      let replay = ReplayRelay<Int>.create(bufferSize: 1)
      let subject = PublishSubject<Int>()
      let optionalSubject = PublishSubject<Int?>()
      subject.printed("subject")
      optionalSubject.printed("optional subject")
      driver().drive(relay).dispose()
      driver().drive(optional).dispose()
      driver().drive(replay).dispose()
      driver().drive(subject).dispose()
      driver().drive(optionalSubject).dispose()
      print(relay.value, optional.value as Any)
      replay.printed("replay")
      one.drive { $0.printed("transformed") }.dispose()
      one.drive({ source in { name in source.printed(name) } }, curriedArgument: "curried")
        .dispose()
      driver().drive().dispose()
      one.drive(with: relay, onNext: { print($0.value, $1) }, onCompleted: { print($0.value) })
        .dispose()
    }
    program("signal-emit-overloads") {
      let signal = Signal.of(1, 2)
      let relay = BehaviorRelay(value: 0)
      let optional = BehaviorRelay<Int?>(value: nil)
      let publish = PublishRelay<Int>()
      let replay = ReplayRelay<Int>.create(bufferSize: 1)
      let subject = PublishSubject<Int>()
      publish.printed("publish")
      subject.printed("subject")
      signal.emit(to: relay).dispose()
      signal.emit(to: optional).dispose()
      signal.emit(to: publish).dispose()
      signal.emit(to: replay).dispose()
      signal.emit(to: subject).dispose()
      print(relay.value, optional.value as Any)
      replay.printed("replay")
      signal.emit(with: relay, onNext: { print($0.value, $1) }).dispose()
      signal.emit().dispose()
    }
    program("driver-conversions") {
      driver().asObservable().printed()
      show(driver().asDriver())
      show(BehaviorRelay(value: 1).asDriver())
      show(driver().asSharedSequence())
      let relay = PublishRelay<Int>()
      let subscription = relay.asSignal().asSignal().emit(onNext: { print("signal \($0)") })
      relay.accept(1)
      subscription.dispose()
      show(Infallible.just(3).asDriver())
      show(Single.just(4).asDriver(onErrorJustReturn: 0))
    }
    program("shared-sequence-conversions") {
      let failing = Observable<Int>.error(Failure())
      let first: Driver<Int> = failing.asSharedSequence(onErrorJustReturn: 1)
      let second: Driver<Int> = failing.asSharedSequence(onErrorDriveWith: .just(2))
      let third: Driver<Int> = failing.asSharedSequence(onErrorRecover: { _ in .just(3) })
      show(first)
      show(second)
      show(third)
    }
    program("driver-shares-the-run") {
      let subject = PublishSubject<Int>()
      let driver = subject.asDriver(onErrorJustReturn: 0).map { n -> Int in
        print("map \(n)")
        return n * 10
      }
      let bag = DisposeBag()
      driver.drive(onNext: { print("first \($0)") }).disposed(by: bag)
      driver.drive(onNext: { print("second \($0)") }).disposed(by: bag)
      subject.onNext(1)
    }
  }
}
