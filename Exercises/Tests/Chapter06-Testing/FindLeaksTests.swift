import RxLite
import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("FindLeaks", .serialized) struct FindLeaksTests {
  @Test func `a screen that disposes its request has no leak`() throws {
    let screen = Taps(at: [5, 20]) { request, _ in request }
    try check(
      screen.build, at: Array(0...40), [],
      """
      The user taps at 5 and at 20. Each tap makes a request of 10 ticks, which is disposed with the screen. \
      There is no leak at any tick: a request that ends at the tick of leaving has ended.
      """)
  }

  @Test func `a request that nothing disposes leaks between the tap and the answer`() throws {
    let screen = Taps(at: [5, 20]) { request, _ in forgetting(request) }
    try check(
      screen.build, at: [2, 4, 7, 9, 12, 14, 16, 19, 22, 28, 31, 33], [7, 9, 12, 14, 22, 28],
      """
      The user taps at 5 and at 20. Each tap makes a request, which nothing disposes: it completes after 10 \
      ticks. So leaving leaks from 5 until 15 and from 20 until 30.
      """)
  }

  @Test func `the disposal comes after what is due at its tick`() throws {
    let screen = Taps(at: [5]) { request, _ in forgetting(request) }
    try check(
      screen.build, at: Array(3...17), Array(5...14),
      """
      The user taps at 5, which makes a request that nothing disposes. Leaving at 5 comes after the tap, and \
      leaks. The request completes at 15. Leaving at 15 comes after that, and doesn't leak.
      """)
    let second = Taps(at: [5]) { request, _ in request.concat(forgetting(request)) }
    try check(
      second.build, at: [14, 15, 24, 25], [15, 24],
      """
      The user taps at 5. The first request completes at 15, and there a second one begins, which nothing \
      disposes. Leaving at 15 comes after whatever is due at 15, also after what was scheduled on the way.
      """)
  }

  @Test func `a request without an answer leaks for ever`() throws {
    let screen = Taps(at: [5], answer: []) { request, _ in forgetting(request) }
    try check(
      screen.build, at: [4, 6, 300], [6, 300],
      "The user taps at 5. The request is never answered, and nothing disposes it.")
  }

  @Test func `each source counts, and each of its subscriptions`() throws {
    try check(
      { scheduler in
        let (clean, leaky) = (source(on: scheduler, at: 10), source(on: scheduler, at: 30))
        let last = source(on: scheduler, at: 20)
        return (
          .merge(clean.asObservable(), forgetting(leaky.asObservable()), last.asObservable()),
          [clean, leaky, last]
        )
      }, at: [5, 15, 25, 35], [5, 15, 25],
      "A screen uses three sources. Nothing disposes the second one, which completes at 30.")
    let screen = Taps(at: [5, 8]) { request, tap in tap == "5" ? forgetting(request) : request }
    try check(
      screen.build, at: [6, 10, 16], [6, 10],
      """
      The user taps at 5 and at 8, and each tap makes a request of 10 ticks. Nothing disposes that of the \
      first tap.
      """)
    let other = Taps(at: [5, 8]) { request, tap in tap == "8" ? forgetting(request) : request }
    try check(
      other.build, at: [6, 10, 16], [10, 16],
      """
      The user taps at 5 and at 8, and each tap makes a request of 10 ticks. Nothing disposes that of the \
      second tap.
      """)
  }

  @Test func `a leak may begin after the screen was left`() throws {
    try check(
      { scheduler in
        let request = source(on: scheduler, at: 10)
        let later = Observable<Int>.timer(.seconds(60), scheduler: scheduler)
        return (forgetting(later.flatMap { _ in request.asObservable() }), [request])
      }, at: [2, 30, 65, 75], [2, 30, 65],
      """
      A timer makes a request at 60, and nothing disposes the timer. The request completes at 70. Whoever \
      leaves before 60 has no request yet: let the clock go on.
      """)
  }

  @Test(arguments: [245, 1045])
  func `the clock goes on after each moment`(start: TestTime) throws {
    try check(
      { scheduler in
        let request = source(on: scheduler, at: 10)
        let later = Observable<Int>.timer(.seconds(start), scheduler: scheduler)
        return (forgetting(later.flatMap { _ in request.asObservable() }), [request])
      }, at: [start - 95, start + 15], [start - 95],
      """
      A timer makes a request at \(start), and nothing disposes the timer. The request completes 10 ticks \
      later. Leaving before that leaks, and shows only if the clock goes on for 100 ticks after each moment.
      """)
  }

  @Test(.timeLimit(.minutes(1))) func `a leak may never end`() throws {
    try check(
      { scheduler in
        let request = source(on: scheduler, at: 10)
        let often = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
        let never = forgetting(often.filter { _ in false }.map(String.init))
        return (.merge(never, request.asObservable()), [request])
      }, at: [4, 25], [],
      """
      Nothing disposes an interval, which uses no source. The request is disposed with the screen. The \
      interval never ends, so start() never returns.
      """)
    try check(
      { scheduler in
        let request = source(on: scheduler, at: 1)
        let often = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
        return (forgetting(often.flatMap { _ in request.asObservable() }), [request])
      }, at: [4, 25], [4, 25],
      """
      An interval makes a short request every 10 ticks, and nothing disposes the interval. At 4 and at 25 no \
      request is open, but there are more to come. They never end, so start() never returns.
      """)
  }

  @Test func `what is started when the screen is built leaks as well`() throws {
    try check(
      { scheduler in
        let sensor = scheduler.createHotObservable([.next(10, "a"), .next(40, "b")])
        let shared = sensor.asObservable().publish()
        _ = shared.connect()
        return (shared, [sensor])
      }, at: [0, 20, 90], [0, 20, 90],
      "The screen connects a sensor when it is built, and nothing disposes the connection.")
  }

  @Test func `a screen that ends by itself`() throws {
    try check(
      { scheduler in
        let one = source(on: scheduler, at: 10)
        return (one.asObservable(), [one])
      }, at: [3, 10, 20], [], "The screen's only source completes at 10, and with it the screen.")
    try check(
      { scheduler in
        let one = scheduler.createColdObservable([Recorded<Event<String>>.error(10, Broken.pipe)])
        return (one.asObservable().catchAndReturn("offline"), [one])
      }, at: [3, 10, 20], [],
      "The screen's only source fails at 10. The screen shows a last text in its place.")
    try check(
      { scheduler in
        let one = scheduler.createColdObservable([Recorded<Event<String>>.error(10, Broken.pipe)])
        return (forgetting(one.asObservable().catchAndReturn("offline")), [one])
      }, at: [3, 20], [3],
      "The screen's only source fails at 10. Nothing disposes it before.")
  }

  @Test func `a source that has sent much is disposed all the same`() throws {
    try check(
      { scheduler in
        let events = (1...50).map { Recorded.next($0 * 2, "a") }
        let sensor = scheduler.createHotObservable(events)
        return (sensor.asObservable(), [sensor])
      }, at: [1, 5, 41, 99, 150], [],
      "A sensor sends an element every two ticks until 100, and is disposed with the screen.")
  }

  @Test func `a screen without sources, or without ticks`() throws {
    try check({ _ in (.just("a"), []) }, at: [0, 5], [], "The screen uses no source.")
    let screen = Taps(at: [5]) { request, _ in forgetting(request) }
    try check(screen.build, at: [], [], "There are no ticks at which the screen is left.")
  }

  @Test func `the ticks are those that are given, in their order`() throws {
    let screen = Taps(at: [5]) { request, _ in forgetting(request) }
    try check(
      screen.build, at: [12, 40, 7, 2, 12], [12, 7, 12],
      """
      The user taps at 5. The request goes on until 15. The ticks are 12, 40, 7, 2 and 12 again, and those \
      that leak are returned in the same order.
      """)
  }

  @Test func `each moment has a clock and a screen of its own`() throws {
    var clocks: [TestScheduler] = []
    var screens = 0
    var subscriptions: [Int] = []
    _ = leaks(
      of: { scheduler in
        clocks.append(scheduler)
        screens += 1
        let number = screens
        return (
          .create { _ in
            subscriptions.append(number)
            return Disposables.create()
          }, []
        )
      }, leavingAt: [5, 300, 20])
    try expect(
      screens, equals: 3, "The user leaves at three ticks. This is how many screens were built.")
    try expect(
      Set(clocks.map(ObjectIdentifier.init)).count, equals: 3,
      "The user leaves at three ticks. This is how many different clocks the screens received.")
    try expect(
      subscriptions, equals: [1, 2, 3],
      "Each of the three screens is subscribed to once. These are the screens that were.")
  }

  private func check(
    _ screen: (TestScheduler) -> Screen, at ticks: [TestTime], _ expected: [TestTime],
    _ sentence: String, line: Int = #line
  ) throws {
    try expect(leaks(of: screen, leavingAt: ticks), equals: expected, sentence, line: line)
  }
}

/// A screen that makes a request for each tap.
private struct Taps {
  let ticks: [TestTime]
  let answer: [Recorded<Event<String>>]
  let request: (Observable<String>, String) -> Observable<String>

  init(
    at ticks: [TestTime], answer: [Recorded<Event<String>>] = [.next(8, "a"), .completed(10)],
    request: @escaping (Observable<String>, String) -> Observable<String>
  ) {
    self.ticks = ticks
    self.answer = answer
    self.request = request
  }

  func build(on scheduler: TestScheduler) -> Screen {
    let taps = scheduler.createHotObservable(ticks.map { .next($0, "\($0)") })
    let answers = scheduler.createColdObservable(answer)
    let shows = taps.asObservable().flatMap { request(answers.asObservable(), $0) }
    return (shows, [taps, answers])
  }
}

/// A source that completes after a number of ticks.
private func source(on scheduler: TestScheduler, at tick: TestTime) -> TestableObservable<String> {
  scheduler.createColdObservable([.completed(tick)])
}

/// The same sequence, which isn't disposed.
private func forgetting(_ source: Observable<String>) -> Observable<String> {
  .create { observer in
    _ = source.subscribe(observer)
    return Disposables.create()
  }
}

private enum Broken: Error { case pipe }
