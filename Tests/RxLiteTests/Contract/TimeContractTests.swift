import Dispatch
import RxLite
import RxLiteTest
import Testing

extension ContractTests {
  /// An operator that needs a clock.
  struct Timekeeper: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let operate: @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>

    init(
      _ name: String,
      operate: @escaping @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>
    ) {
      testDescription = name
      self.operate = operate
    }
  }

  static let timekeepers: [Timekeeper] = [
    Timekeeper("debounce") { $0.debounce(.microseconds(10), scheduler: $1) },
    Timekeeper("throttle") { $0.throttle(.microseconds(10), scheduler: $1) },
    Timekeeper("throttle(latest: false)") {
      $0.throttle(.microseconds(10), latest: false, scheduler: $1)
    },
    Timekeeper("delay") { $0.delay(.microseconds(10), scheduler: $1) },
    Timekeeper("delaySubscription") { $0.delaySubscription(.microseconds(10), scheduler: $1) },
    Timekeeper("timeout") { $0.timeout(.microseconds(100), scheduler: $1) },
    Timekeeper("timeout(other:)") {
      $0.timeout(.microseconds(100), other: Observable.of(7, 8), scheduler: $1)
    },
    Timekeeper("take(for:)") { $0.take(for: .microseconds(100), scheduler: $1) },
    Timekeeper("skip(duration)") { $0.skip(.microseconds(10), scheduler: $1) },
    Timekeeper("buffer") {
      $0.buffer(timeSpan: .microseconds(50), count: 2, scheduler: $1).map(\.count)
    },
    Timekeeper("window") {
      $0.window(timeSpan: .microseconds(50), count: 2, scheduler: $1).flatMap { $0 }
    },
    Timekeeper("observe(on:)") { $0.observe(on: $1) },
    Timekeeper("subscribe(on:)") { $0.subscribe(on: $1) },
    Timekeeper("interval") { source, scheduler in
      .merge(source, .interval(.microseconds(50), scheduler: scheduler))
    },
    Timekeeper("timer") { .merge($0, .timer(.microseconds(50), scheduler: $1)) },
  ]

  /// Real schedulers, so that the clock runs on another thread.
  static let realSchedulers: [any SchedulerType] = [
    SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
  ]

  static let allTimekeepers: [Timekeeper] = timekeepers + traitTimekeepers

  @Test(arguments: allTimekeepers)
  func `rule 2: the source's thread and the clock's never overlap`(keeper: Timekeeper) {
    for scheduler in Self.realSchedulers {
      let subject = PublishSubject<Int>()
      let turnstile = Turnstile()
      var plain = 0  // not atomic: ThreadSanitizer sees whether the deliveries are ordered
      let subscription = keeper.operate(subject, scheduler).subscribe(onNext: { _ in
        turnstile.pass()
        plain += 1
      })
      for number in 1...500 { subject.onNext(number) }
      subscription.dispose()
      #expect(turnstile.overlapCount == 0)
    }
  }

  @Test(
    arguments: allTimekeepers, [Event<Int>.next(1), .completed, .error(Boom())])
  func `rule 4: dispose may race with each event, and the clock`(
    keeper: Timekeeper, event: Event<Int>
  ) {
    // What the clock is opening right now holds the source until it finds the subscription disposed; and
    // the disposal of `subscribe(on:)` waits for its turn.
    let subscribesLater = ["subscribe(on:)", "window", "delaySubscription"]
      .contains { keeper.testDescription.hasSuffix($0) }
    for round in 1...60 {
      let scheduler = Self.realSchedulers[round % 2]
      let subject = PublishSubject<Int>()
      let log = Log()
      let subscription = keeper.operate(subject, scheduler).subscribe { event in
        if event.isStopEvent { log.add("\(event)") }
      }
      subject.onNext(0)
      race({ subject.on(event) }, { subscription.dispose() })
      #expect(log.lines.count <= 1)
      // An ending of the clock's releases the source on the clock's thread, maybe just now.
      let mayBeLate = subscribesLater || !log.lines.isEmpty
      #expect(mayBeLate ? comesTrue { !subject.hasObservers } : !subject.hasObservers)
    }
  }

  @Test(arguments: allTimekeepers)
  func `rule 3: of the source's and the clock's terminal event one is delivered`(keeper: Timekeeper)
  {
    for scheduler in Self.realSchedulers {
      for _ in 1...30 {
        let subject = PublishSubject<Int>()
        let ended = DispatchSemaphore(value: 0)
        let log = Log()
        let subscription = keeper.operate(subject, scheduler).take(until: Self.patience)
          .subscribe { event in
            guard event.isStopEvent else { return }
            log.add("\(event)")
            ended.signal()
          }
        subject.onNext(1)
        subject.onCompleted()
        ended.wait()
        subscription.dispose()
        #expect(log.lines.count == 1)
      }
    }
  }

  /// Some of the operators, `interval` among them, do not end by themselves.
  private static var patience: Observable<Int> {
    .timer(.milliseconds(5), scheduler: realSchedulers[0])
  }

  #if DEBUG
    @Test func `rule 9: what a clock was set for is released`() async {
      await #expect(processExitsWith: .success) {
        for keeper in Self.timekeepers + Self.traitTimekeepers {
          let before = Resources.total
          for ending in [nil, Event<Int>.completed, .error(Boom())] {
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.000_001)
            let source = PublishSubject<Int>()
            let subscription = keeper.operate(source, scheduler).subscribe(onError: { _ in })
            for tick in [1, 2, 40, 41] { scheduler.scheduleAt(tick) { source.onNext(tick) } }
            scheduler.scheduleAt(60) { if let ending { source.on(ending) } }
            scheduler.scheduleAt(70) { subscription.dispose() }
            scheduler.start()
          }
          let leaked = Resources.total - before
          if leaked != 0 { fatalError("\(keeper.testDescription) leaks \(leaked)") }
        }
      }
    }

    @Test func `rule 9: what was disposed before the clock went on is released with it`() async {
      await #expect(processExitsWith: .success) {
        for keeper in Self.timekeepers + Self.traitTimekeepers {
          let before = Resources.total
          do {
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.000_001)
            let source = PublishSubject<Int>()
            let subscription = keeper.operate(source, scheduler).subscribe(onError: { _ in })
            source.onNext(1)
            subscription.dispose()
          }
          let leaked = Resources.total - before
          if leaked != 0 { fatalError("\(keeper.testDescription) leaks \(leaked)") }
        }
      }
    }
  #endif
}

extension ContractTests {
  /// Operators to stack a thousand times.
  static let layers: [Timekeeper] =
    timekeepers.filter { $0.testDescription.contains("(on:)") } + [
      Timekeeper("delay") { $0.delay(.seconds(0), scheduler: $1) },
      Timekeeper("debounce") { $0.debounce(.seconds(0), scheduler: $1) },
      Timekeeper("throttle") { $0.throttle(.seconds(1), scheduler: $1) },
      Timekeeper("timeout") { $0.timeout(.seconds(100_000), scheduler: $1) },
      Timekeeper("take(for:)") { $0.take(for: .seconds(100_000), scheduler: $1) },
      Timekeeper("skip(duration)") { $0.skip(.seconds(-1), scheduler: $1) },
      Timekeeper("filter") { source, _ in source.filter { _ in true } },
      Timekeeper("do") { source, _ in source.do(onNext: { _ in }) },
      Timekeeper("flatMap") { source, _ in source.flatMap { Observable.just($0) } },
      Timekeeper("concat") { source, _ in source.concat(Observable.empty()) },
      Timekeeper("merge") { source, _ in .merge(source, .empty()) },
      Timekeeper("catch") { source, _ in source.catch { .error($0) } },
    ]

  @Test(arguments: layers)
  func `rule 7: 1 000 operators of a kind do not fill the stack`(layer: Timekeeper) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(9_000, 1), .next(50_000, 2), .completed(90_000),
    ])
    var chain = source.asObservable()
    for _ in 1...1_000 { chain = layer.operate(chain, scheduler) }
    let log = Log()
    let subscription = chain.subscribe(log.observer())
    scheduler.start()
    subscription.dispose()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
    #expect(source.subscriptions.count == 1)
  }

  struct Crowd: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let gather: @Sendable (Observable<Int>, Int) -> Observable<Int>
  }

  @Test(arguments: [
    Crowd(testDescription: "concat") { .concat(Array(repeatElement($0, count: $1))) },
    Crowd(testDescription: "merge") { .merge(Array(repeatElement($0, count: $1))) },
    Crowd(testDescription: "flatMap") { source, count in
      .range(start: 0, count: count).flatMap { _ in source }
    },
  ])
  func `rule 7: 20 000 sources do not fill the stack`(crowd: Crowd) {
    // Nested in each other, these would take more than a kilobyte each.
    for source in [
      Observable.just(1), .of(1),
      .create {
        $0.on(.next(1)); $0.on(.completed); return Disposables.create()
      },
    ] {
      var count = 0
      var isCompleted = false
      _ = crowd.gather(source, 20_000).subscribe(
        onNext: { count += $0 }, onCompleted: { isCompleted = true })
      #expect(count == 20_000)
      #expect(isCompleted)
    }
  }
}
