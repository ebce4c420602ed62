import RxLite
import RxLiteTest
import Testing

/// The operators that need a clock, tick by tick. Work that a scheduler is asked to do now or earlier
/// happens one tick later, as everywhere under a `TestScheduler`.
@Suite struct TimeOperatorTests {
  typealias Events = [Recorded<Event<Int>>]

  /// One source, what is done with it, and what must come out.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let source: Events
    let operate: (Observable<Int>, TestScheduler) -> Observable<Int>
    let expected: Events
    /// When the source was subscribed and disposed.
    let attended: [Subscription]

    init(
      _ name: String, _ source: Events, attended: [(Int, Int)], expected: Events,
      operate: @escaping (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
      testDescription = name
      self.source = source
      self.attended = attended.map { Subscription($0.0, $0.1) }
      self.expected = expected
      self.operate = operate
    }
  }

  @Test(arguments: debounces + throttles + delays + timeouts + limits + hops)
  func `sends at the right tick, and leaves its source at the right tick`(example: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(example.source)
    let result = scheduler.start { example.operate(source.asObservable(), scheduler) }
    #expect(result.events == example.expected)
    #expect(source.subscriptions == example.attended)
  }

  @Test(arguments: debounces + throttles + delays + timeouts + limits + hops)
  func `an early dispose reaches the source, and nothing more arrives`(example: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(example.source)
    let result = scheduler.start(disposed: 215) {
      example.operate(source.asObservable(), scheduler)
    }
    #expect(result.events == example.expected.filter { $0.time < 215 })
    // `subscribe(on:)` takes the disposal to its scheduler, too.
    let hop = example.testDescription.hasPrefix("subscribe(on:)") ? 1 : 0
    let attended = example.attended.filter { $0.subscribe < 215 }.map {
      Subscription($0.subscribe, $0.unsubscribe < 215 ? $0.unsubscribe : 215 + hop)
    }
    #expect(source.subscriptions == attended)
  }

  /// Four elements in a row, a pause, and one more.
  static let burst: Events = [
    .next(150, 0), .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(290, 5),
    .completed(300),
  ]
  static let failure: Events = [.next(150, 0), .next(210, 1), .next(220, 2), .error(225, Boom())]
  static let silent: Events = []
  static let empty: Events = [.completed(250)]
  static let failed: Events = [.error(210, Boom())]
}

extension TimeOperatorTests {
  static func debounce(_ dueTime: RxTimeInterval) -> Operate {
    { $0.debounce(dueTime, scheduler: $1) }
  }
  typealias Operate = (Observable<Int>, TestScheduler) -> Observable<Int>

  static let debounces: [Case] = [
    Case(
      "debounce: the last of a burst, and the one that waits at the completion", burst,
      attended: [(200, 300)], expected: [.next(260, 4), .next(300, 5), .completed(300)],
      operate: debounce(.seconds(20))),
    Case(
      "debounce: all, if each pause is long enough", burst, attended: [(200, 300)],
      expected: [
        .next(215, 1), .next(225, 2), .next(235, 3), .next(245, 4), .next(295, 5), .completed(300),
      ], operate: debounce(.seconds(5))),
    Case(
      "debounce: an element and the alarm for the one before at the same tick", burst,
      attended: [(200, 300)], expected: [.next(250, 4), .next(300, 5), .completed(300)],
      operate: debounce(.seconds(10))),
    Case(
      "debounce: zero is one tick", [.next(210, 1), .next(220, 2), .completed(220)],
      attended: [(200, 220)], expected: [.next(211, 1), .next(220, 2), .completed(220)],
      operate: debounce(.seconds(0))),
    Case(
      "debounce: an error drops what waits", failure, attended: [(200, 225)],
      expected: [.error(225, Boom())], operate: debounce(.seconds(20))),
    Case(
      "debounce: never", silent, attended: [(200, 1000)], expected: [],
      operate: debounce(.seconds(20))),
    Case(
      "debounce: empty", empty, attended: [(200, 250)], expected: [.completed(250)],
      operate: debounce(.seconds(20))),
    Case(
      "debounce: error first", failed, attended: [(200, 210)], expected: [.error(210, Boom())],
      operate: debounce(.seconds(20))),
  ]

  static func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Operate {
    { $0.throttle(dueTime, latest: latest, scheduler: $1) }
  }

  static let throttles: [Case] = [
    Case(
      "throttle: the first, then the latest each time", burst, attended: [(200, 300)],
      expected: [.next(210, 1), .next(235, 3), .next(260, 4), .next(290, 5), .completed(300)],
      operate: throttle(.seconds(25))),
    Case(
      "throttle: the completion waits for the latest",
      [.next(210, 1), .next(220, 2), .completed(225)], attended: [(200, 225)],
      expected: [.next(210, 1), .next(240, 2), .completed(240)], operate: throttle(.seconds(30))),
    Case(
      "throttle(latest: false): the first, then nothing for a while", burst, attended: [(200, 300)],
      expected: [.next(210, 1), .next(240, 4), .next(290, 5), .completed(300)],
      operate: throttle(.seconds(25), latest: false)),
    Case(
      "throttle(latest: false): the completion does not wait",
      [.next(210, 1), .next(220, 2), .completed(225)], attended: [(200, 225)],
      expected: [.next(210, 1), .completed(225)], operate: throttle(.seconds(30), latest: false)),
    Case(
      "throttle: an element exactly when the time is up is sent at once",
      [.next(210, 1), .next(220, 2), .next(230, 3)], attended: [(200, 1000)],
      expected: [.next(210, 1), .next(220, 2), .next(230, 3)], operate: throttle(.seconds(10))),
    Case(
      "throttle: .never lets only the first through", burst, attended: [(200, 300)],
      expected: [.next(210, 1)], operate: throttle(.never)),
    Case(
      "throttle: an error drops what waits", failure, attended: [(200, 225)],
      expected: [.next(210, 1), .error(225, Boom())], operate: throttle(.seconds(20))),
    Case(
      "throttle: never", silent, attended: [(200, 1000)], expected: [],
      operate: throttle(.seconds(20))),
    Case(
      "throttle: empty", empty, attended: [(200, 250)], expected: [.completed(250)],
      operate: throttle(.seconds(20))),
    Case(
      "throttle: error first", failed, attended: [(200, 210)], expected: [.error(210, Boom())],
      operate: throttle(.seconds(20))),
  ]
}
