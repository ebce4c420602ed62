import RxLite
import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("HotOrCold", .serialized) struct HotOrColdTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `a source that starts again for each subscriber is cold`() throws {
    let source = scheduler.createColdObservable([
      .next(10, 1), .next(60, 2), .next(150, 3), .completed(210),
    ])
    try check(
      source.asObservable(), is: .cold,
      "The source sends 1, 2, 3 to each subscriber, from the start.")
  }

  @Test func `a source that sends without subscribers as well is hot`() throws {
    let source = scheduler.createHotObservable([
      .next(215, 7), .next(330, 7), .next(415, 7), .next(480, 7), .next(515, 7), .completed(590),
    ])
    try check(
      source.asObservable(), is: .hot,
      """
      The source sends a 7 now and then, whether anybody has subscribed or not. It is always a 7: compare \
      the ticks.
      """)
  }

  @Test func `a hot source may fail`() throws {
    let source = scheduler.createHotObservable([
      .next(215, 1), .next(330, 2), .next(430, 3), .error(490, Broken.pipe),
    ])
    try check(source.asObservable(), is: .hot, "The source sends 1, 2, 3 once, then it fails.")
  }

  @Test func `an interval is cold, and never ends`() throws {
    let source = Observable<Int>.interval(.seconds(35), scheduler: scheduler)
    try check(source, is: .cold, "An interval counts from 0 for each subscriber.")
  }

  @Test func `a cold source may send the same element for ever`() throws {
    // Two intervals are alike if the second begins a multiple of the period after the first.
    let starts = starts()
    let periods = [61, 67, 71, 73, 79, 83, 89, 97].filter { period in
      starts.count != 2 || starts[0] == starts[1] || (starts[1] - starts[0]) % period != 0
    }
    for period in periods {
      let scheduler = TestScheduler(initialClock: 0)
      let source = Observable<Int>.interval(.seconds(period), scheduler: scheduler).map { _ in 7 }
      try check(
        source, is: .cold,
        """
        For each subscriber the source starts an interval of \(period) ticks, and sends a 7 each time. The \
        elements are the same whichever run they belong to. Their ticks are not.
        """, on: scheduler)
    }
  }

  @Test func `two runs of a cold source may tick together`() throws {
    let source = Observable<Int>.interval(.seconds(50), scheduler: scheduler)
    try check(
      source, is: .cold,
      """
      Two intervals of 50 that begin 50, 100 or 200 ticks apart tick together, and don't count together. \
      Their ticks don't differ, their elements do: compare both.
      """)
    let other = TestScheduler(initialClock: 0)
    try check(
      Observable<Int>.interval(.seconds(1), scheduler: other), is: .cold,
      """
      Each run counts at each tick, so two runs tick together whenever the second begins. Their ticks don't \
      differ, their elements do: compare both.
      """, on: other)
  }

  @Test func `two runs of a cold source may begin alike`() throws {
    let source = scheduler.createColdObservable([
      .next(50, 7), .next(100, 7), .next(150, 7), .next(200, 7), .next(250, 7), .next(300, 7),
      .next(350, 8), .completed(390),
    ])
    try check(
      source.asObservable(), is: .cold,
      """
      Each run sends a 7 every 50 ticks, six times, then an 8. Two runs look alike until the first sends \
      its 8: compare all events until tick 600, not the first ones.
      """)
  }

  @Test func `two runs of a cold source may look alike until 595`() throws {
    guard let first = starts().min() else { return }
    let scheduler = TestScheduler(initialClock: 0)
    let sevens = (1..<595 - first).map { Recorded.next($0, 7) }
    let source = scheduler.createColdObservable(sevens + [.next(595 - first, 8)])
    try check(
      source.asObservable(), is: .cold,
      """
      Each run sends a 7 at each tick, and an 8 after \(595 - first) ticks. Two runs look alike until the \
      first sends its 8 at tick 595: watch until tick 600.
      """, on: scheduler)
  }

  @Test func `two runs of a cold source may end alike`() throws {
    let source = Observable<Int>.interval(.seconds(50), scheduler: scheduler)
      .map { $0 == 0 ? 1 : 7 }
    try check(
      source, is: .cold,
      """
      Each run sends a 1 after 50 ticks, and then a 7 every 50 ticks. Two runs look alike in the end: \
      compare all events since the second observer subscribed, not the last ones.
      """)
  }

  @Test func `two runs of a cold source may differ in the middle`() throws {
    let source = Observable<Int>.interval(.seconds(50), scheduler: scheduler)
      .map { $0 == 3 ? 8 : 7 }
    try check(
      source, is: .cold,
      """
      Each run sends a 7 every 50 ticks, but the fourth element is an 8. Two runs begin alike and end \
      alike: compare all events since the second observer subscribed.
      """)
  }

  @Test func `the end is an event as well`() throws {
    let source = scheduler.createColdObservable([Recorded<Event<Int>>.completed(150)])
    try check(
      source.asObservable(), is: .cold,
      """
      The source sends no elements. It completes 150 ticks after each subscription, so two runs complete \
      at different ticks. Compare the ends, too.
      """)
  }

  @Test func `the first run may be silent when the second begins`() throws {
    let source = scheduler.createColdObservable([.next(2, 1), .next(3, 2)])
    try check(
      source.asObservable(), is: .cold,
      """
      Each run sends 1 and 2 in its first three ticks and never ends. The second observer receives events \
      that the first doesn't. Compare how many there are.
      """)
  }

  @Test func `the second run may not have begun to send`() throws {
    let source = scheduler.createColdObservable([.next(310, 1)])
    try check(
      source.asObservable(), is: .cold,
      """
      Each run sends a 1 after 310 ticks. The first observer may receive it when the second has received \
      nothing yet. Compare how many events there are.
      """)
  }

  @Test func `the first run may send at 595`() throws {
    guard let first = starts().min() else { return }
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(595 - first, 1)])
    try check(
      source.asObservable(), is: .cold,
      """
      Each run sends a 1 after \(595 - first) ticks, and nothing before. The first observer receives it at tick \
      595, and the second one doesn't: watch until tick 600.
      """, on: scheduler)
  }

  @Test func `the first run may send all that the second sends, and more`() throws {
    let source = scheduler.createColdObservable((260...2000).map { Recorded.next($0, 7) })
    try check(
      source.asObservable(), is: .cold,
      """
      Each run is silent for 259 ticks, then it sends a 7 at each tick. The first observer receives all that \
      the second receives, and some 7s before: compare how many events there are.
      """)
  }

  @Test func `the second run may send all that the first sends, and more`() throws {
    let source = scheduler.createColdObservable((1...300).map { Recorded.next($0, 7) })
    try check(
      source.asObservable(), is: .cold,
      """
      Each run sends a 7 at each of its first 300 ticks, then it is silent. The second observer receives all \
      that the first receives from then on, and some 7s more: compare how many events there are.
      """)
  }

  @Test func `a hot source may look like two runs`() throws {
    // What is sent at the tick of a subscription is another test's matter.
    let sevens = [250, 350, 450, 550]
    let ticks = starts().contains { sevens.contains($0) } ? sevens.map { $0 + 5 } : sevens
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(ticks.map { Recorded.next($0, 7) })
    try check(
      source.asObservable(), is: .hot,
      """
      The source sends a 7 at \(ticks[0]), \(ticks[1]), \(ticks[2]) and \(ticks[3]). Counted \
      from each subscription, two observers may receive it after the same number of ticks, and it is one \
      run: compare the ticks of the clock.
      """, on: scheduler)
  }

  @Test func `a hot source may send at the second's distance`() throws {
    let starts = starts().sorted()
    guard starts.count == 2 else { return }
    let (one, distance) = (max(205, starts[0] + 5), starts[1] - starts[0])
    guard distance > 0, one < starts[1] else { return }
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(one, 7), .next(one + distance, 7)])
    try check(
      source.asObservable(), is: .hot,
      """
      The source sends a 7 at \(one) and at \(one + distance), and your second observer subscribes \
      \(distance) ticks after the first. Counted from each subscription, both receive a 7 after the same \
      number of ticks, and it is one run: compare the ticks of the clock.
      """, on: scheduler)
  }

  @Test func `a shared interval is hot while somebody is subscribed`() throws {
    // Whenever the first observer subscribes, the first element is sent after tick 200.
    let period = max(35, 215 - (starts().min() ?? 0))
    let scheduler = TestScheduler(initialClock: 0)
    let source = Observable<Int>.interval(.seconds(period), scheduler: scheduler).share()
    try check(
      source, is: .hot,
      """
      share() starts with its first subscriber, and lets others join as long as that one is subscribed. Is \
      it still subscribed when your second observer comes?
      """, on: scheduler)
    let other = TestScheduler(initialClock: 0)
    try check(
      Observable<Int>.interval(.seconds(period), scheduler: other).share(replay: 1), is: .hot,
      """
      share(replay: 1) sends the last element to your second observer when it subscribes. That isn't another run: \
      compare what comes after that tick, on both sides.
      """, on: other)
  }

  @Test func `both subscriptions are disposed`() throws {
    let source = scheduler.createHotObservable([.next(215, 1), .next(330, 2), .next(430, 3)])
    try check(source.asObservable(), is: .hot, "The source sends 1, 2, 3, and never completes.")
    try expect(
      source.subscriptions.allSatisfy { $0.unsubscribe != .max },
      """
      The source never completes, and when you returned, it still had a subscriber. Its subscriptions are \
      \(source.subscriptions), and Infinity stands for a disposal that has not happened. Schedule both \
      disposals before you start the clock, or dispose them when it has stopped.
      """)
  }

  @Test func `what is sent at the tick of the second subscription doesn't count`() throws {
    guard let second = starts().max(), second > 200 else { return }
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(second, 1), .next(second + 60, 2)])
    try check(
      source.asObservable(), is: .hot,
      """
      The source sends 1 at \(second), the very tick at which your second observer subscribes, and 2 at \
      \(second + 60). The 1 was sent to the first observer alone: compare what comes after that tick.
      """, on: scheduler)
    let other = TestScheduler(initialClock: 0)
    let ticking = Observable<Int>.interval(.seconds(60), scheduler: other).take(4).publish()
    other.scheduleAt(second - 60) { _ = ticking.connect() }
    try check(
      ticking, is: .hot,
      """
      The source sends 0 at \(second), the very tick at which your second observer subscribes, and 1 at \
      \(second + 60). If the second subscribes early in that tick, the 0 is sent to both: compare what comes after \
      that tick, on both sides.
      """, on: other)
  }

  /// The ticks at which the answer subscribes.
  private func starts() -> [TestTime] {
    let scheduler = TestScheduler(initialClock: 0)
    let probe = scheduler.createHotObservable([Recorded<Event<Int>>]())
    _ = hotOrCold(probe.asObservable(), on: scheduler)
    return probe.subscriptions.map(\.subscribe)
  }

  private func check(
    _ source: Observable<Int>, is expected: Kind, _ reason: String,
    on scheduler: TestScheduler? = nil, line: Int = #line
  ) throws {
    // A switch, since an answer may define `==`.
    let found: Kind =
      switch hotOrCold(source, on: scheduler ?? self.scheduler) {
      case .hot: .hot
      case .cold: .cold
      case .unknown: .unknown
      }
    try expect(found, equals: expected, reason, line: line)
  }
}

private enum Kind { case hot, cold, unknown }

private enum Broken: Error { case pipe }
