import RxLite
import RxLiteTest
import Testing

@Suite struct DrivenNames {
  let numbers = Driver.of(1, 2, 3)
  let failing = Observable<Int>.error(Trouble())

  @Test func `making a Driver and a Signal`() throws {
    #expect(try failing.asDriver(onErrorJustReturn: 1).heard() == [1])
    #expect(try failing.asDriver(onErrorDriveWith: .just(1)).heard() == [1])
    #expect(try failing.asDriver(onErrorRecover: { _ in .just(1) }).heard() == [1])
    #expect(try failing.asSignal(onErrorJustReturn: 1).heard() == [1])
    #expect(try failing.asSignal(onErrorSignalWith: .just(1)).heard() == [1])
    #expect(try failing.asSignal(onErrorRecover: { _ in .just(1) }).heard() == [1])
    #expect(try Driver.just(1).heard() == [1])
    #expect(try Driver<Int>.empty().heard() == [])
    #expect(try Driver.from([1]).heard() == [1])
    #expect(try Driver.from(AnySequence([1])).heard() == [1])
    #expect(try Driver.from(optional: 1).heard() == [1])
    #expect(try Driver.deferred { .just(1) }.heard() == [1])
    #expect(try Driver<Int>.never().asObservable().take(0).heard() == [])
    _ = Driver<Int>.interval(.seconds(1))
    _ = Signal<Int>.timer(.seconds(1), period: .seconds(1))
    #expect(try Signal.just(1).asDriver(onErrorJustReturn: 0).heard() == [1])
    #expect(try numbers.asSignal(onErrorJustReturn: 0).heard() == [1, 2, 3])
    #expect(try Infallible.just(1).asDriver().heard() == [1])
    #expect(try Infallible.just(1).asSignal().heard() == [1])
    let sequence: SharedSequence<DriverSharingStrategy, Int> = numbers.asSharedSequence()
    #expect(try sequence.asDriver().heard() == [1, 2, 3])
  }

  @Test func `operators`() throws {
    let object = Trouble.Object()
    let all: [Driver<Int>] = [
      numbers.map { $0 }, numbers.compactMap { $0 }, numbers.filter { _ in true },
      numbers.scan(0) { $1 }, numbers.scan(into: 0) { $0 = $1 }, numbers.skip(0),
      numbers.do(
        onNext: { _ in }, afterNext: { _ in }, onCompleted: {}, afterCompleted: {},
        onSubscribe: {}, onSubscribed: {}, onDispose: {}),
      numbers.withUnretained(object).map { $1 }, numbers.withUnretained(object) { $1 },
      numbers.distinctUntilChanged(), numbers.distinctUntilChanged { $0 },
      numbers.distinctUntilChanged { $0 == $1 },
      numbers.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }),
      numbers.distinctUntilChanged(at: \.description), numbers.flatMap { Driver.just($0) },
      numbers.flatMapFirst { Driver.just($0) }, Driver.merge(numbers), Driver.merge([numbers]),
      Driver.concat([numbers]), Driver.concat(numbers), Driver.just(numbers).merge(),
      Driver.just(numbers).merge(maxConcurrent: 1), Driver.just(numbers).switchLatest(),
      Driver.zip([numbers]).map { $0[0] }, Driver.zip([numbers]) { $0[0] },
      Driver.combineLatest([numbers]).map { $0[0] }, Driver.combineLatest([numbers]) { $0[0] },
      Driver.just(1).startWith(0).flatMapLatest { _ in numbers },
      numbers.delay(.milliseconds(1)),
    ]
    for driver in all.dropLast(2) { #expect(try driver.heard() == [1, 2, 3]) }
    for driver in all.suffix(2) { #expect(try driver.heard().suffix(3) == [1, 2, 3]) }
    #expect(try numbers.debounce(.milliseconds(1)).heard() == [3])
    #expect(try numbers.throttle(.seconds(1), latest: false).heard() == [1])
    #expect(try numbers.withLatestFrom(Driver.just(0)) { $0 + $1 }.heard() == [1, 2, 3])
    #expect(try numbers.withLatestFrom(Driver.just(0)).heard() == [0, 0, 0])
  }

  @MainActor @Test func `driving and emitting`() {
    let numbers = Driver.just(3)
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let publish = PublishRelay<Int>()
    let object = Trouble.Object()
    let binder = Binder(object) { object, number in object.optional = number }
    var log = [Int]()
    let bag = DisposeBag()
    numbers.drive(relay, BehaviorRelay(value: 1)).disposed(by: bag)
    numbers.drive(optional).disposed(by: bag)
    numbers.drive(replay).disposed(by: bag)
    numbers.drive(binder).disposed(by: bag)
    numbers.drive(AnyObserver<Int?> { _ in }).disposed(by: bag)
    numbers.drive(onNext: { log.append($0) }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    numbers.drive(with: object, onNext: { $0.number += $1 }).disposed(by: bag)
    numbers.drive().disposed(by: bag)
    #expect(numbers.drive({ _ in 1 }) == 1)
    #expect(numbers.drive({ _ in { $0 } }, curriedArgument: 1) == 1)
    #expect(relay.value == 3 && optional.value == 3 && object.optional == 3 && object.number == 3)
    let signal = Signal.just(3)
    signal.emit(to: relay).disposed(by: bag)
    signal.emit(to: optional).disposed(by: bag)
    signal.emit(to: publish).disposed(by: bag)
    signal.emit(to: replay).disposed(by: bag)
    signal.emit(to: binder).disposed(by: bag)
    signal.emit(onNext: { log.append($0) }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    signal.emit(with: object, onNext: { $0.number += $1 }).disposed(by: bag)
    #expect(log == [3, 3] && object.number == 6)
  }

  @MainActor @Test func `controls`() throws {
    let text = BehaviorSubject<String?>(value: "a")
    let property = ControlProperty(values: text, valueSink: text)
    property.orEmpty.onNext("b")
    #expect(try text.value() == "b")
    let event: ControlEvent<String?> = property.changed
    _ = event.asControlEvent()
    _ = property.asControlProperty()
    #expect(try property.asDriver().asObservable().take(1).heard() == ["b"])
    let taps = ControlEvent(events: Observable.just(()))
    #expect(try taps.asDriver().heard().count == 1)
    #expect(try taps.asSignal().heard().count == 1)
    let object = Trouble.Object()
    let binder = Binder(object, scheduler: MainScheduler.instance) { $0.number = $1 }
    binder.onNext(4)
    #expect(object.number == 4)
  }

  @Test func `of an Infallible`() throws {
    let made = Infallible<Int>.create { observer in
      observer(.next(1))
      observer(.completed)
      return Disposables.create()
    }
    var log = [Int]()
    _ = made.subscribe(onNext: { log.append($0) }, onCompleted: {}, onDisposed: {})
    _ = made.subscribe(with: Trouble.Object(), onNext: { log.append($1) })
    _ = made.bind { log.append($0) }
    #expect(log == [1, 1, 1])
    #expect(try failing.asInfallible(onErrorJustReturn: 1).heard() == [1])
    #expect(try failing.asInfallible(onErrorFallbackTo: made).heard() == [1])
    #expect(try failing.asInfallible(onErrorRecover: { _ in made }).heard() == [1])
    #expect(try Infallible.of(1, 2).map { $0 }.filter { $0 > 1 }.heard() == [2])
    #expect(try Infallible.from([1]).flatMapLatest { Infallible.just($0) }.heard() == [1])
    #expect(try Infallible.deferred { made }.share(replay: 1).startWith(0).heard() == [0, 1])
    #expect(try Infallible.merge(made, made).heard() == [1, 1])
    #expect(try Infallible.concat(made, made).concat(made).heard() == [1, 1, 1])
    #expect(try Infallible.zip([made, made]).heard() == [[1, 1]])
    #expect(try Infallible.combineLatest([made, made]) { $0 }.heard() == [[1, 1]])
  }
}
