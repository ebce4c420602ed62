import Dispatch
import RxLite
import Testing

/// Operators on a driver of 1, 1, 2, 3, and what comes out.
struct Chain: CustomTestStringConvertible {
  let name: String
  let operate: (Driver<Int>) -> Driver<String>
  let expected: [String]

  init(
    _ name: String, _ operate: @escaping (Driver<Int>) -> Driver<String>, _ expected: [String]
  ) {
    self.name = name
    self.operate = operate
    self.expected = expected
  }

  var testDescription: String { name }
}

/// Drivers and signals. They run on the main thread, as `drive` insists.
@MainActor @Suite(.serialized) struct SharedSequenceTests {
  @Test func `a driver can't fail: it sends the substitute and completes, or goes over`() {
    let fallback = Driver.just(8)
    for (driver, expected) in [
      (Observable<Int>.error(Boom()).asDriver(onErrorJustReturn: -1), ["next(-1)", "completed"]),
      (
        Observable<Int>.error(Boom()).asDriver(onErrorDriveWith: fallback),
        ["next(8)", "completed"]
      ),
      (
        Observable<Int>.error(Boom()).asDriver { _ in .just(5) }, ["next(5)", "completed"]
      ),
      (Single.just(1).asDriver(onErrorJustReturn: 0), ["next(1)", "completed"]),
      (Infallible.just(1).asDriver(), ["next(1)", "completed"]),
    ] {
      let log = Log()
      _ = driver.drive(log.observer())
      #expect(log.lines == expected)
    }
  }

  @Test func `a driver replays to a late subscriber, a signal doesn't; both share`() {
    let subject = PublishSubject<Int>()
    var calls = 0
    let counted = subject.do(onNext: { _ in calls += 1 })
    let driver = counted.asDriver(onErrorJustReturn: 0).map { $0 * 10 }
    let signal = counted.asSignal(onErrorJustReturn: 0).map { $0 * 10 }
    let log = Log()
    let first = [driver.drive(), signal.emit()]
    subject.onNext(1)
    let second = [
      driver.drive(onNext: { log.add("driver \($0)") }),
      signal.emit(onNext: { log.add("signal \($0)") }),
    ]
    subject.onNext(2)
    #expect(log.lines == ["driver 10", "driver 20", "signal 20"])
    #expect(calls == 4)
    for subscription in first + second { subscription.dispose() }
    #expect(!subject.hasObservers)
  }

  @Test func `each operator shares its own work`() {
    let subject = PublishSubject<Int>()
    var calls = 0
    let driver = subject.asDriver(onErrorJustReturn: 0).map { number in
      calls += 1
      return number
    }
    let both = [driver.drive(), driver.filter { _ in true }.drive()]
    subject.onNext(1)
    #expect(calls == 1)
    for subscription in both { subscription.dispose() }
  }

  @Test func `a relay drives, and is driven`() {
    let source = BehaviorRelay(value: 1)
    let target = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let subscriptions = [
      source.asDriver().drive(target), source.asDriver().drive(optional),
      source.asDriver().drive(replay),
    ]
    source.accept(2)
    #expect(target.value == 2)
    #expect(optional.value == 2)
    for subscription in subscriptions { subscription.dispose() }
    let events = PublishRelay<Int>()
    let emission = events.asSignal().emit(to: target)
    events.accept(7)
    #expect(target.value == 7)
    emission.dispose()
  }

  nonisolated static let chains: [Chain] = [
    Chain("map", { $0.map { "\($0)" } }, ["1", "1", "2", "3"]),
    Chain("compactMap", { $0.compactMap { $0 > 1 ? "\($0)" : nil } }, ["2", "3"]),
    Chain("filter", { $0.filter { $0 > 2 }.map { "\($0)" } }, ["3"]),
    Chain("distinctUntilChanged", { $0.distinctUntilChanged().map { "\($0)" } }, ["1", "2", "3"]),
    Chain("scan", { $0.scan(0) { $0 + $1 }.map { "\($0)" } }, ["1", "2", "4", "7"]),
    Chain("skip", { $0.skip(2).map { "\($0)" } }, ["2", "3"]),
    Chain("startWith", { $0.startWith(0).map { "\($0)" } }, ["0", "1", "1", "2", "3"]),
    Chain("flatMapLatest", { $0.flatMapLatest { Driver.just("\($0)") } }, ["1", "1", "2", "3"]),
    Chain("flatMap", { $0.flatMap { Driver.just("\($0)") } }, ["1", "1", "2", "3"]),
    Chain(
      "withLatestFrom",
      { $0.withLatestFrom(Driver.just("x")) { "\($0)\($1)" } }, ["1x", "1x", "2x", "3x"]
    ),
    Chain(
      "combineLatest",
      { Driver.combineLatest($0, Driver.just("x")) { "\($0)\($1)" } }, ["1x", "1x", "2x", "3x"]
    ),
    Chain(
      "combineLatest to a tuple",
      { Driver.combineLatest($0, Driver.just("x")).map { "\($0.0)\($0.1)" } },
      ["1x", "1x", "2x", "3x"]
    ),
    Chain("zip", { Driver.zip($0, $0.skip(1)) { "\($0)\($1)" } }, ["11", "12", "23"]),
    Chain("merge", { Driver.merge($0.map { "\($0)" }, .empty()) }, ["1", "1", "2", "3"]),
    Chain("concat", { _ in Driver.concat([.just(0), .empty()]).map { "\($0)" } }, ["0"]),
  ]

  @Test(arguments: chains)
  func `operators do what they do on an observable`(
    chain: Chain
  ) {
    let subject = PublishSubject<Int>()
    var seen: [String] = []
    let subscription = chain.operate(subject.asDriver(onErrorJustReturn: 0)).drive(onNext: {
      seen.append($0)
    })
    for number in [1, 1, 2, 3] { subject.onNext(number) }
    subscription.dispose()
    #expect(seen == chain.expected)
    #expect(!subject.hasObservers)
  }

  @Test func `a mock scheduler takes the place of the main thread`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    SharingScheduler.mock(scheduler: HistoricalScheduler()) {
      _ = subject.asDriver(onErrorJustReturn: 0).drive(onNext: { log.add("\($0)") })
    }
    subject.onNext(1)
    #expect(log.lines == [])
  }

  @Test func `with: does not hold the object`() {
    final class Screen {}
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    let relay = BehaviorRelay(value: 1)
    let log = Log()
    let subscriptions = [
      relay.asDriver().drive(with: screen!, onNext: { _, value in log.add("drive \(value)") }),
      relay.bind(with: screen!, onNext: { _, value in log.add("bind \(value)") }),
      relay.asSignal(onErrorJustReturn: 0).emit(
        with: screen!, onNext: { _, value in log.add("emit \(value)") }),
    ]
    screen = nil
    #expect(weakScreen == nil)
    relay.accept(2)
    #expect(log.lines == ["drive 1", "bind 1", "emit 1"])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `a binder sets its target while that lives`() {
    final class Label { var text = "" }
    var label: Label? = Label()
    let binder = Binder<String>(label!) { $0.text = $1 }
    let subject = PublishSubject<String>()
    let subscription = subject.bind(to: binder)
    subject.onNext("one")
    #expect(label?.text == "one")
    weak let weakLabel = label
    label = nil
    #expect(weakLabel == nil)
    subject.onNext("two")
    subject.onCompleted()
    subscription.dispose()
  }

  @Test func `a control property is observer and observable, and has its changes alone`() {
    let user = BehaviorSubject<String?>(value: "a")
    var shown: [String?] = []
    let property = ControlProperty<String?>(
      values: user, valueSink: AnyObserver { if let text = $0.element { shown.append(text) } })
    let log = Log()
    _ = property.orEmpty.subscribe(log.observer())
    _ = property.changed.subscribe(onNext: { log.add("changed \($0 ?? "nil")") })
    _ = property.asDriver().drive(onNext: { log.add("driven \($0 ?? "nil")") })
    property.onNext("set")
    user.onNext("b")
    user.onCompleted()
    #expect(shown == ["set"])
    #expect(
      log.lines == [
        "next(a)", "driven a", "next(b)", "changed b", "driven b", "completed",
      ])
  }

  @Test func `bind sends to all: observers, relays, functions`() {
    let subject = PublishSubject<Int>()
    let relays = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let log = Log()
    _ = subject.bind(to: log.observer(), log.observer())
    _ = subject.bind(to: relays.0)
    _ = subject.bind(to: relays.1)
    _ = subject.bind { (source: PublishSubject<Int>) in source.bind(to: relays.0) }
    subject.onNext(3)
    #expect(relays.0.value == 3)
    #expect(relays.1.value == 3)
    #expect(log.lines == ["next(3)", "next(3)"])
  }
}
