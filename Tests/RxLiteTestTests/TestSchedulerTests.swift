import RxLite
import RxLiteTest
import Testing

@Suite struct TestSchedulerTests {
  struct Broken: Error {}

  let scheduler = TestScheduler(initialClock: 0)

  static let recorded: [Recorded<Event<Int>>] = [
    .next(150, 1), .next(210, 2), .next(220, 3), .completed(250), .next(300, 4),
  ]

  @Test func `a hot source sends at its ticks, with or without subscribers`() {
    let source = scheduler.createHotObservable(Self.recorded)
    let result = scheduler.start { source.map { $0 * 10 } }
    #expect(result.events == [.next(210, 20), .next(220, 30), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(source.recordedEvents == Self.recorded)
  }

  @Test func `a cold source counts from the subscription`() {
    let source = scheduler.createColdObservable(Self.recorded)
    let result = scheduler.start { source.map { $0 * 10 } }
    #expect(
      result.events == [.next(350, 10), .next(410, 20), .next(420, 30), .completed(450)])
    #expect(source.subscriptions == [Subscription(200, 450)])
  }

  @Test func `an element of a cold source can come at the tick of the subscription`() {
    let source = scheduler.createColdObservable([.next(0, 1), .completed(0, Int.self)])
    #expect(scheduler.start { source }.events == [.next(200, 1), .completed(200)])
  }

  @Test func `the default times`() {
    #expect(TestScheduler.Defaults.created == 100)
    #expect(TestScheduler.Defaults.subscribed == 200)
    #expect(TestScheduler.Defaults.disposed == 1000)
    var log: [String] = []
    func note(_ what: String) { log.append("\(what) \(scheduler.clock)") }
    let result = scheduler.start {
      note("created")
      return Observable<Int>.never().do(
        onSubscribe: { note("subscribed") }, onDispose: { note("disposed") })
    }
    #expect(log == ["created 100", "subscribed 200", "disposed 1000"])
    #expect(result.events == [])
  }

  @Test func `other times`() {
    let source = scheduler.createHotObservable(Self.recorded)
    #expect(scheduler.start(disposed: 215) { source }.events == [.next(210, 2)])
    #expect(source.subscriptions == [Subscription(200, 215)])

    let other = TestScheduler(initialClock: 0)
    let earlier = other.createHotObservable(Self.recorded)
    let result = other.start(created: 10, subscribed: 20, disposed: 160) { earlier }
    #expect(result.events == [.next(150, 1)])
    #expect(earlier.subscriptions == [Subscription(20, 160)])
  }

  @Test func `observers subscribe and dispose`() {
    let source = scheduler.createHotObservable(Self.recorded)
    let observer = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(100) { subscription.disposable = source.subscribe(observer) }
    scheduler.scheduleAt(215) { subscription.dispose() }
    scheduler.scheduleAt(290) { _ = source.subscribe(observer) }
    #expect(observer.events == [])
    scheduler.start()
    #expect(observer.events == [.next(150, 1), .next(210, 2), .next(300, 4)])
    #expect(source.subscriptions == [Subscription(100, 215), Subscription(290)])
  }

  @Test func `work takes a tick, unless it is said not to`() {
    for (delay, expected) in [(true, 201), (false, 200)] {
      let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: delay)
      let result = scheduler.start { Observable.just(1).subscribe(on: scheduler) }
      #expect(result.events == [.next(expected, 1), .completed(expected)])
    }
    let result = scheduler.start {
      scheduler.createColdObservable([.next(10, 1), .completed(10)]).observe(on: scheduler)
    }
    #expect(result.events == [.next(211, 1), .completed(212)])
  }

  @Test func `timers`() {
    let result = scheduler.start(disposed: 510) {
      Observable<Int>.interval(.seconds(100), scheduler: scheduler)
    }
    #expect(result.events == [.next(300, 0), .next(400, 1), .next(500, 2)])
  }

  @Test func `a timer of zero takes a tick`() {
    let result = scheduler.start { Observable<Int>.timer(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(201, 0), .completed(201)])
  }

  @Test("a tick can be any length", arguments: [(1.0, 203), (0.1, 230), (10, 201)])
  func resolution(seconds: Double, tick: Int) {
    let scheduler = TestScheduler(initialClock: 0, resolution: seconds)
    let result = scheduler.start {
      Observable<Int>.timer(.seconds(seconds == 10 ? 10 : 3), scheduler: scheduler)
    }
    #expect(result.events == [.next(tick, 0), .completed(tick)])
  }

  @Test func `the clock goes as far as it is told`() {
    let source = scheduler.createHotObservable(Self.recorded)
    let observer = scheduler.createObserver(Int.self)
    _ = source.subscribe(observer)
    scheduler.advanceTo(210)
    #expect(scheduler.clock == 210)
    #expect(observer.events == [.next(150, 1), .next(210, 2)])
    scheduler.sleep(5)
    #expect(scheduler.clock == 215)
    scheduler.start()
    #expect(scheduler.clock == 300)
  }

  @Test func `work that was called off does not move the clock`() {
    let work = scheduler.scheduleRelative((), dueTime: .seconds(50)) { Disposables.create() }
    scheduler.scheduleAt(20) { work.dispose() }
    scheduler.start()
    #expect(scheduler.clock == 20)
  }

  @Test func `errors are recorded`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Broken())])
    let result = scheduler.start { source }
    #expect(result.events == [.next(210, 1), .error(220, Broken())])
    #expect(result.events != [.next(210, 1), .error(220, RxError.unknown)])
    #expect(result.events != [.next(210, 1), .completed(220)])
  }

  @Test func `what traits say can be compared`() {
    let maybes: [MaybeEvent<Int>] = [
      .success(1), .success(2), .error(Broken()), .error(RxError.unknown), .completed,
    ]
    for (place, event) in maybes.enumerated() { #expect(maybes.firstIndex(of: event) == place) }
    let completables: [CompletableEvent] = [.error(Broken()), .error(RxError.unknown), .completed]
    for (place, event) in completables.enumerated() {
      #expect(completables.firstIndex(of: event) == place)
    }
  }

  @Test func `what singles say can be compared`() {
    let singles: [SingleEvent<Int>] = [
      .success(1), .success(2), .failure(Broken()), .failure(RxError.unknown),
    ]
    #expect(singles == singles)
    for event in singles.dropFirst() { #expect(!([event] == [singles[0]])) }
    #expect(!(singles == []))
    #expect(!([singles[2]] == [singles[3]]))
  }

  @Test func `a function that makes the sequence goes into start as it is`() {
    let scheduler = TestScheduler(initialClock: 0)
    func makeNumbers() -> Observable<Int> { .just(1) }
    #expect(scheduler.start(makeNumbers).events == [.next(200, 1), .completed(200)])
  }

  @Test func `what isn't Equatable brings its comparison`() {
    func near(_ number: Double) -> AnyEquatable<Double> {
      AnyEquatable(target: number, comparer: { abs($0 - $1) < 0.01 })
    }
    #expect(near(1) == near(1.001))
    #expect(near(1) != near(1.1))
    #expect("\(near(1))" == "1.0")
  }

  @Test func `all of it can be read`() {
    #expect("\(Recorded.next(210, 1))" == "next(1) @ 210")
    #expect("\(Recorded.completed(250, Int.self))" == "completed @ 250")
    #expect("\(Recorded.error(250, Broken(), Int.self))" == "error(Broken()) @ 250")
    #expect("\(Subscription(200, 400))" == "(200: 400)")
    #expect("\(Subscription(200))" == "(200: Infinity)")
    #expect(Subscription(200) == Subscription(200, .max))
  }

  @available(*, deprecated)
  @Test func `the old functions make the same events`() {
    struct Boom: Error {}
    let old = [next(210, 1), completed(220), error(230, Boom())]
    #expect(old == [.next(210, 1), .completed(220), .error(230, Boom())])
    #expect(completed(220, Int.self) == .completed(220))
  }

  @Test func `events without repeating the type`() {
    let events = Recorded.events(.next(210, 1), .completed(250))
    #expect(events == [.next(210, 1), .completed(250)])
    #expect(Recorded.events(events) == events)
    #expect(Recorded.next(1, "a") != .next(2, "a"))
    #expect(Recorded.next(1, "a") != .next(1, "b"))
  }
}
