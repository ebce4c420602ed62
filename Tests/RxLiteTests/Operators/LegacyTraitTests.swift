import RxLite
import RxLiteTest
import Testing

/// The old names of traits, of drivers, and of times in seconds. Deprecated as what they test.
@Suite struct LegacyTraitTests {
  @available(*, deprecated)
  private static let pairs: [(String, Observable<Int>, [String])] = {
    let now = CurrentThreadScheduler.instance
    let single = Single<Int>.error(Boom())
    let maybe = Maybe<Int>.error(Boom())
    var attempts = 0
    let second = Single<Int>.deferred {
      attempts += 1
      return attempts == 1 ? .error(Boom()) : .just(attempts)
    }
    return [
      ("Single.observeOn", Single.just(1).observeOn(now).asObservable(), ["next(1)", "completed"]),
      (
        "Single.subscribeOn", Single.just(1).subscribeOn(now).asObservable(),
        ["next(1)", "completed"]
      ),
      (
        "Single.catchError", single.catchError { _ in .just(2) }.asObservable(),
        ["next(2)", "completed"]
      ),
      (
        "Single.catchErrorJustReturn", single.catchErrorJustReturn(3).asObservable(),
        ["next(3)", "completed"]
      ),
      (
        "Single.retryWhen",
        second.retryWhen { (errors: Observable<any Error>) in errors }.asObservable(),
        ["next(2)", "completed"]
      ),
      ("Maybe.observeOn", Maybe<Int>.empty().observeOn(now).asObservable(), ["completed"]),
      ("Maybe.catchError", maybe.catchError { _ in .empty() }.asObservable(), ["completed"]),
      (
        "Maybe.catchErrorJustReturn", maybe.catchErrorJustReturn(4).asObservable(),
        ["next(4)", "completed"]
      ),
      (
        "Completable.catchError",
        Completable.error(Boom()).catchError { _ in .empty() }.andThen(.just(5)),
        ["next(5)", "completed"]
      ),
      (
        "Completable.subscribeOn", Completable.empty().subscribeOn(now).andThen(.empty()),
        ["completed"]
      ),
    ]
  }()

  @available(*, deprecated)
  @Test func `the old names of traits do what the new ones do`() {
    for (name, source, expected) in Self.pairs {
      let log = Log()
      _ = source.subscribe(log.observer())
      #expect(log.lines == expected, "\(name)")
    }
  }

  @available(*, deprecated)
  @Test func `a Single's onError is its onFailure, and a Result's error its failure`() {
    let log = Log()
    for single in [Single.just(1), .error(Boom())] {
      _ = single.subscribe(
        onSuccess: { log.add("success \($0)") }, onError: { log.add("error \($0)") },
        onDisposed: { log.add("disposed") })
    }
    _ = Single<Int>.create { observer in
      observer(.error(Boom()))
      return Disposables.create()
    }.subscribe(onFailure: { log.add("failure \($0)") })
    #expect(log.lines == ["success 1", "disposed", "error Boom()", "disposed", "failure Boom()"])
  }

  /// Operators with their time as seconds, and the same as an interval.
  @available(*, deprecated)
  private static let clocks:
    [(
      String, (Observable<Int>, TestScheduler) -> Observable<Int>,
      (Observable<Int>, TestScheduler) -> Observable<Int>
    )] = [
      (
        "throttle", { $0.throttle(20.0, scheduler: $1) },
        { $0.throttle(.seconds(20), scheduler: $1) }
      ),
      (
        "throttle(latest: false)", { $0.throttle(20.0, latest: false, scheduler: $1) },
        { $0.throttle(.seconds(20), latest: false, scheduler: $1) }
      ),
      (
        "debounce", { $0.debounce(15.0, scheduler: $1) },
        { $0.debounce(.seconds(15), scheduler: $1) }
      ),
      ("delay", { $0.delay(7.0, scheduler: $1) }, { $0.delay(.seconds(7), scheduler: $1) }),
      (
        "delaySubscription", { $0.delaySubscription(25.0, scheduler: $1) },
        { $0.delaySubscription(.seconds(25), scheduler: $1) }
      ),
      (
        "timeout", { $0.timeout(25.0, scheduler: $1) },
        { $0.timeout(.seconds(25), scheduler: $1) }
      ),
      (
        "timeout(other:)", { $0.timeout(25.0, other: Observable.just(9), scheduler: $1) },
        { $0.timeout(.seconds(25), other: Observable.just(9), scheduler: $1) }
      ),
      (
        "take", { $0.take(23.0, scheduler: $1) }, { $0.take(for: .seconds(23), scheduler: $1) }
      ),
      (
        "take with an interval", { $0.take(.seconds(23), scheduler: $1) },
        { $0.take(for: .seconds(23), scheduler: $1) }
      ),
      ("skip", { $0.skip(23.0, scheduler: $1) }, { $0.skip(.seconds(23), scheduler: $1) }),
      (
        "buffer",
        { $0.buffer(timeSpan: 23.0, count: 9, scheduler: $1).map(\.count) },
        { $0.buffer(timeSpan: .seconds(23), count: 9, scheduler: $1).map(\.count) }
      ),
      (
        "window",
        { $0.window(timeSpan: 23.0, count: 9, scheduler: $1).enumerated().map { $0.index } },
        {
          $0.window(timeSpan: .seconds(23), count: 9, scheduler: $1).enumerated().map { $0.index }
        }
      ),
      (
        "Single.delay", { $0.take(1).asSingle().delay(7.0, scheduler: $1).asObservable() },
        { $0.take(1).asSingle().delay(.seconds(7), scheduler: $1).asObservable() }
      ),
      (
        "Single.delaySubscription",
        { $0.take(1).asSingle().delaySubscription(15.0, scheduler: $1).asObservable() },
        { $0.take(1).asSingle().delaySubscription(.seconds(15), scheduler: $1).asObservable() }
      ),
      (
        "Single.timeout", { $0.take(1).asSingle().timeout(5.0, scheduler: $1).asObservable() },
        { $0.take(1).asSingle().timeout(.seconds(5), scheduler: $1).asObservable() }
      ),
      (
        "interval", { .merge($0, .interval(20.0, scheduler: $1)) },
        { .merge($0, .interval(.seconds(20), scheduler: $1)) }
      ),
      (
        "timer", { .merge($0, .timer(20.0, scheduler: $1)) },
        { .merge($0, .timer(.seconds(20), scheduler: $1)) }
      ),
      (
        "timer with a period", { .merge($0, .timer(20.0, period: 30.0, scheduler: $1)) },
        { .merge($0, .timer(.seconds(20), period: .seconds(30), scheduler: $1)) }
      ),
    ]

  @available(*, deprecated)
  @Test func `seconds do what an interval of seconds does`() {
    for (name, old, new) in Self.clocks {
      let results = [old, new].map { operate in
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
          .next(210, 1), .next(220, 2), .next(225, 3), .next(260, 4), .completed(300),
        ])
        return scheduler.start { operate(source.asObservable(), scheduler) }.events
      }
      #expect(results[0] == results[1], "\(name)")
      #expect(!results[0].isEmpty, "\(name)")
    }
  }

  @available(*, deprecated)
  @Test func `a fraction of a second counts`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let ticks = scheduler.start {
      Observable<Int>.timer(0.5, scheduler: scheduler).delay(0.3, scheduler: scheduler)
    }
    #expect(ticks.events.map(\.time) == [208, 209])
  }

  @available(*, deprecated)
  @MainActor @Test func `a driver's seconds are seconds`() {
    let scheduler = TestScheduler(initialClock: 0)
    let throttled = scheduler.createObserver(Int.self)
    let debounced = scheduler.createObserver(Int.self)
    let delayed = scheduler.createObserver(Int.self)
    SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createHotObservable([.next(10, 1), .next(11, 2), .next(30, 3)])
      let driver = source.asDriver(onErrorJustReturn: 0)
      _ = driver.throttle(5.0).drive(throttled)
      _ = driver.throttle(5.0, latest: false).drive(throttled)
      _ = driver.debounce(5.0).drive(debounced)
      _ = driver.delay(5.0).drive(delayed)
      _ = Driver<Int>.interval(50.0).asObservable().take(1).subscribe(delayed)
      _ = Driver<Int>.timer(60.0, period: 5.0).asObservable().take(2).subscribe(delayed)
      scheduler.start()
    }
    #expect(throttled.events.map { $0.value.element } == [1, 1, 2, 3, 3])
    #expect(debounced.events.map { $0.value.element } == [2, 3])
    #expect(delayed.events.compactMap { $0.value.element } == [1, 2, 3, 0, 0, 1])
  }

  @available(*, deprecated)
  @MainActor @Test func `a UIBindingObserver sets its target while that lives`() {
    final class Label { var text = "" }
    var label: Label? = Label()
    weak let weakLabel = label
    let observer: UIBindingObserver<String> = UIBindingObserver(UIElement: label!) { $0.text = $1 }
    let subject = PublishSubject<String>()
    let subscription = subject.bindTo(observer)
    subject.onNext("one")
    #expect(label?.text == "one")
    label = nil
    #expect(weakLabel == nil)
    subject.onNext("two")
    subscription.dispose()
  }

  @available(*, deprecated)
  @Test func `bindTo takes optionals, functions and curried arguments`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let optionals: AnyObserver<Int?> = log.observer()
    let subscriptions = [
      subject.bindTo(optionals),
      subject.bindTo { $0.subscribe(onNext: { log.add("function \($0)") }) },
      subject.bindTo(
        { source in { name in source.subscribe(onNext: { log.add("\(name) \($0)") }) } },
        curriedArgument: "curried"),
    ]
    subject.onNext(1)
    #expect(log.lines == ["next(Optional(1))", "function 1", "curried 1"])
    for subscription in subscriptions { subscription.dispose() }
    #expect(!subject.hasObservers)
  }
}
