import RxLite
import RxLiteTest

extension Catalog {
  /// Operators that need a clock, on virtual time.
  func time() {
    /// Runs an operator on a hot source of four elements, and prints what arrives and the subscriptions.
    func run(
      _ end: Recorded<Event<Int>> = .completed(260), disposed: Int = 1000,
      _ operate: @escaping (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([
        .next(190, 0), .next(210, 1), .next(220, 2), .next(240, 3), .next(250, 4), end,
      ])
      let observer = clock.start(disposed: disposed) { operate(hot.asObservable(), clock) }
      for event in observer.events { print(event) }
      for subscription in hot.subscriptions {
        print("subscribed \(subscription.subscribe), disposed \(subscription.unsubscribe)")
      }
    }
    let failure = Recorded<Event<Int>>.error(260, Failure())

    program("delay") { run { $0.delay(.seconds(15), scheduler: $1) } }
    program("delay-error-is-not-delayed") { run(failure) { $0.delay(.seconds(15), scheduler: $1) } }
    program("delay-0") { run { $0.delay(.seconds(0), scheduler: $1) } }
    program("delay-disposed") { run(disposed: 230) { $0.delay(.seconds(15), scheduler: $1) } }
    program("delay-of-just") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.start {
        Observable.just(1).logged("just").delay(.seconds(5), scheduler: clock)
      }
      print(observer.events)
    }
    program("delaySubscription") { run { $0.delaySubscription(.seconds(15), scheduler: $1) } }
    program("delaySubscription-disposed-before") {
      run(disposed: 205) { $0.delaySubscription(.seconds(15), scheduler: $1) }
    }
    program("debounce") { run { $0.debounce(.seconds(15), scheduler: $1) } }
    program("debounce-error") { run(failure) { $0.debounce(.seconds(15), scheduler: $1) } }
    program("debounce-as-long-as-the-gap") { run { $0.debounce(.seconds(10), scheduler: $1) } }
    program("throttle") { run { $0.throttle(.seconds(15), scheduler: $1) } }
    program("throttle-not-latest") {
      run { $0.throttle(.seconds(15), latest: false, scheduler: $1) }
    }
    program("throttle-error") { run(failure) { $0.throttle(.seconds(15), scheduler: $1) } }
    program("throttle-completes-with-one-waiting") {
      run(.completed(252)) { $0.throttle(.seconds(40), scheduler: $1) }
    }
    program("timeout-in-time") { run { $0.timeout(.seconds(25), scheduler: $1) } }
    program("timeout") { run { $0.timeout(.seconds(15), scheduler: $1) } }
    program("timeout-other") {
      run { $0.timeout(.seconds(15), other: Observable.of(7, 8), scheduler: $1) }
    }
    program("timeout-other-trait") {
      run { $0.timeout(.seconds(15), other: Single.just(7), scheduler: $1) }
    }
    program("timeout-at-the-very-tick") { run { $0.timeout(.seconds(10), scheduler: $1) } }
    program("timeout-error-first") { run(failure) { $0.timeout(.seconds(25), scheduler: $1) } }
    program("take-for") { run { $0.take(for: .seconds(30), scheduler: $1) } }
    program("take-for-at-the-very-tick") { run { $0.take(for: .seconds(40), scheduler: $1) } }
    program("take-for-the-source-ends-first") { run { $0.take(for: .seconds(90), scheduler: $1) } }
    program("take-for-error") { run(failure) { $0.take(for: .seconds(90), scheduler: $1) } }
    program("skip-duration") { run { $0.skip(.seconds(30), scheduler: $1) } }
    program("skip-duration-at-the-very-tick") { run { $0.skip(.seconds(40), scheduler: $1) } }
    program("skip-duration-source-ends-first") { run { $0.skip(.seconds(90), scheduler: $1) } }
    program("sample-by-interval") {
      run { $0.sample(Observable<Int>.interval(.seconds(15), scheduler: $1)) }
    }
    program("observe-on") { run { $0.observe(on: $1) } }
    program("observe-on-error") { run(failure) { $0.observe(on: $1) } }
    program("observe-on-synchronous") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.start {
        source("a", .next(1), .next(2), .completed).observe(on: clock)
          .do(onNext: { print("next \($0) at \(clock.clock)") }, onDispose: { print("disposed") })
      }
      print(observer.events)
    }
    program("observe-on-disposed") {
      let clock = TestScheduler(initialClock: 0)
      let subscription = source("a", .next(1), .next(2)).observe(on: clock).printed()
      subscription.dispose()
      clock.start()
    }
    program("subscribe-on") {
      let clock = TestScheduler(initialClock: 0)
      let subscription = source("a", .next(1)).subscribe(on: clock).printed()
      print("start")
      clock.start()
      print("dispose")
      subscription.dispose()
      print("start again")
      clock.start()
    }
    program("subscribe-on-disposed-before") {
      let clock = TestScheduler(initialClock: 0)
      source("a", .next(1)).subscribe(on: clock).printed().dispose()
      clock.start()
    }
    program("subscribe-on-ended-source-is-released-on-the-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      Observable<Int>.create { observer in
        print("subscribed at \(clock.clock)")
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create { print("disposed at \(clock.clock)") }
      }.subscribe(on: clock).subscribe { print("\($0) at \(clock.clock)") }.disposed(
        by: DisposeBag())
      clock.start()
      Observable<Int>.create { observer in
        print("subscribed at \(clock.clock)")
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create { print("disposed at \(clock.clock)") }
      }.subscribe(on: clock).printed()
      clock.start()
    }
    program("subscribe-on-hot") { run { $0.subscribe(on: $1) } }
    for (name, change) in hotSources {
      program("subscribe-on-a-hot-source-\(name)") {
        let clock = TestScheduler(initialClock: 0)
        let events = change == nil ? [.next(250, 1)] : [.next(250, 1), change!]
        let source = clock.createHotObservable(events)
        let observer = clock.start { source.subscribe(on: clock) }
        print(observer.events, source.subscriptions)
      }
    }
    program("subscribe-on-twice") { run { $0.subscribe(on: $1).subscribe(on: $1) } }
    program("subscribe-on-and-observe-on") { run { $0.subscribe(on: $1).observe(on: $1) } }
    program("flatMapLatest-of-timers") {
      run { source, clock in
        source.flatMapLatest { n in
          Observable<Int>.timer(.seconds(10), period: .seconds(4), scheduler: clock).map {
            n * 10 + $0
          }
        }.take(5)
      }
    }
    program("merge-of-intervals") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.start(disposed: 260) {
        Observable<Int>.merge(
          .interval(.seconds(10), scheduler: clock),
          Observable<Int>.interval(.seconds(20), scheduler: clock).map { $0 * 100 })
      }
      for event in observer.events { print(event) }
    }
    program("interval-dispose-inside-onNext") {
      let clock = TestScheduler(initialClock: 0)
      let d = SingleAssignmentDisposable()
      d.setDisposable(
        Observable<Int>.interval(.seconds(10), scheduler: clock).subscribe(
          onNext: {
            print($0, clock.clock)
            if $0 == 1 { d.dispose() }
          }, onDisposed: { print("disposed") }))
      clock.start()
      print(clock.clock)
    }
    program("interval-shared") {
      let clock = TestScheduler(initialClock: 0)
      let shared = Observable<Int>.interval(.seconds(10), scheduler: clock).share(replay: 1)
      let first = clock.createObserver(Int.self)
      let second = clock.createObserver(Int.self)
      let bag = CompositeDisposable()
      clock.scheduleAt(5) { _ = bag.insert(shared.subscribe(first)) }
      clock.scheduleAt(30) { _ = bag.insert(shared.subscribe(second)) }
      clock.scheduleAt(50) { bag.dispose() }
      clock.start()
      print(first.events)
      print(second.events)
    }
  }
}

private let hotSources: [(String, Recorded<Event<Int>>?)] = [
  ("that-completes", .completed(300)), ("that-fails", .error(300, RxError.unknown)),
  ("that-is-disposed", nil),
]
