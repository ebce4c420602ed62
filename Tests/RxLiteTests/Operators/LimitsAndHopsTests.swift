import RxLite
import RxLiteTest
import Testing

extension TimeOperatorTests {
  static func take(_ duration: RxTimeInterval) -> Operate {
    { $0.take(for: duration, scheduler: $1) }
  }

  static func skip(_ duration: RxTimeInterval) -> Operate {
    { $0.skip(duration, scheduler: $1) }
  }

  static let limits: [Case] = [
    Case(
      "take(for:): until the time is up", burst, attended: [(200, 225)],
      expected: [.next(210, 1), .next(220, 2), .completed(225)], operate: take(.seconds(25))),
    Case(
      "take(for:): an element at the very tick comes through", burst, attended: [(200, 220)],
      expected: [.next(210, 1), .next(220, 2), .completed(220)], operate: take(.seconds(20))),
    Case(
      "take(for:): zero is one tick", burst, attended: [(200, 201)], expected: [.completed(201)],
      operate: take(.seconds(0))),
    Case(
      "take(for:): a negative time is one tick", burst, attended: [(200, 201)],
      expected: [.completed(201)], operate: take(.seconds(-1))),
    Case(
      "take(for:): an error comes through", failure, attended: [(200, 225)],
      expected: [.next(210, 1), .next(220, 2), .error(225, Boom())], operate: take(.seconds(50))),
    Case(
      "take(for:): error first", failed, attended: [(200, 210)], expected: [.error(210, Boom())],
      operate: take(.seconds(50))),
    Case(
      "take(for:): never", silent, attended: [(200, 250)], expected: [.completed(250)],
      operate: take(.seconds(50))),
    Case(
      "take(for:): empty", empty, attended: [(200, 250)], expected: [.completed(250)],
      operate: take(.seconds(60))),
    Case(
      "skip(duration): until the time is up", burst, attended: [(200, 300)],
      expected: [.next(230, 3), .next(240, 4), .next(290, 5), .completed(300)],
      operate: skip(.seconds(25))),
    Case(
      "skip(duration): an element at the very tick is dropped", burst, attended: [(200, 300)],
      expected: [.next(240, 4), .next(290, 5), .completed(300)], operate: skip(.seconds(30))),
    Case(
      "skip(duration): zero drops nothing later", burst, attended: [(200, 300)],
      expected: [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(290, 5), .completed(300),
      ], operate: skip(.seconds(0))),
    Case(
      "skip(duration): an ending is not dropped", failure, attended: [(200, 225)],
      expected: [.error(225, Boom())], operate: skip(.seconds(100))),
    Case(
      "skip(duration): error first", failed, attended: [(200, 210)],
      expected: [.error(210, Boom())], operate: skip(.seconds(100))),
    Case(
      "skip(duration): never", silent, attended: [(200, 1000)], expected: [],
      operate: skip(.seconds(10))),
    Case(
      "skip(duration): empty", empty, attended: [(200, 250)], expected: [.completed(250)],
      operate: skip(.seconds(100))),
  ]

  static let hops: [Case] = [
    Case(
      "observe(on:): one tick later, and the error does not overtake", failure,
      attended: [(200, 225)],
      expected: [.next(211, 1), .next(221, 2), .error(226, Boom())],
      operate: { $0.observe(on: $1) }),
    Case(
      "observe(on:): what comes at one tick leaves tick by tick",
      [.next(210, 1), .next(210, 2), .error(210, Boom())], attended: [(200, 210)],
      expected: [.next(211, 1), .next(212, 2), .error(213, Boom())],
      operate: { $0.observe(on: $1) }),
    Case(
      "observe(on:): error first", failed, attended: [(200, 210)],
      expected: [.error(211, Boom())], operate: { $0.observe(on: $1) }),
    Case(
      "observe(on:): never", silent, attended: [(200, 1000)], expected: [],
      operate: { $0.observe(on: $1) }),
    Case(
      "observe(on:): empty", empty, attended: [(200, 250)], expected: [.completed(251)],
      operate: { $0.observe(on: $1) }),
    Case(
      "subscribe(on:): subscribes one tick later", failure, attended: [(201, 225)],
      expected: [.next(210, 1), .next(220, 2), .error(225, Boom())],
      operate: { $0.subscribe(on: $1) }),
    Case(
      "subscribe(on:): error first", failed, attended: [(201, 210)],
      expected: [.error(210, Boom())], operate: { $0.subscribe(on: $1) }),
    Case(
      "subscribe(on:): never", silent, attended: [(201, 1001)], expected: [],
      operate: { $0.subscribe(on: $1) }),
    Case(
      "subscribe(on:): empty", empty, attended: [(201, 250)], expected: [.completed(250)],
      operate: { $0.subscribe(on: $1) }),
  ]

  struct Counting: CustomTestStringConvertible {
    let testDescription: String
    let disposed: Int
    let expected: Events
    let make: (TestScheduler) -> Observable<Int>
  }

  @Test(arguments: [
    Counting(
      testDescription: "interval", disposed: 240,
      expected: [.next(210, 0), .next(220, 1), .next(230, 2)],
      make: { .interval(.seconds(10), scheduler: $0) }),
    Counting(
      testDescription: "interval(.zero): each tick", disposed: 204,
      expected: [.next(201, 0), .next(202, 1), .next(203, 2)],
      make: { .interval(.seconds(0), scheduler: $0) }),
    Counting(
      testDescription: "interval, negative: each tick", disposed: 204,
      expected: [.next(201, 0), .next(202, 1), .next(203, 2)],
      make: { .interval(.seconds(-1), scheduler: $0) }),
    Counting(
      testDescription: "timer", disposed: 1000, expected: [.next(230, 0), .completed(230)],
      make: { .timer(.seconds(30), scheduler: $0) }),
    Counting(
      testDescription: "timer, disposed early", disposed: 215, expected: [],
      make: { .timer(.seconds(30), scheduler: $0) }),
    Counting(
      testDescription: "timer with a period", disposed: 252,
      expected: [.next(230, 0), .next(240, 1), .next(250, 2)],
      make: { .timer(.seconds(30), period: .seconds(10), scheduler: $0) }),
    Counting(
      testDescription: "timer, zero", disposed: 1000, expected: [.next(201, 0), .completed(201)],
      make: { .timer(.seconds(0), scheduler: $0) }),
    Counting(
      testDescription: "interval, left by its observer", disposed: 1000,
      expected: [.next(210, 0), .next(220, 1), .completed(220)],
      make: { .interval(.seconds(10), scheduler: $0).take(2) }),
  ])
  func `timers count at the right tick`(example: Counting) {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: example.disposed) { example.make(scheduler) }
    #expect(result.events == example.expected)
  }
}
