import RxLite
import RxLiteTest
import Testing

/// The operators that need a clock, where an observer sends back while it receives.
@Suite struct TimeReentranceTests {
  typealias Operate = (Observable<Int>, TestScheduler) -> Observable<Int>

  /// The source sends 1 at 100. The observer sends 2 and 3 back, each when it receives the one before, and
  /// then completes the source.
  static let echoes: [(String, Operate, expected: [Recorded<Event<Int>>])] = [
    (
      "debounce", { $0.debounce(.seconds(10), scheduler: $1) },
      [.next(110, 1), .next(120, 2), .next(130, 3), .completed(130)]
    ),
    (
      "throttle", { $0.throttle(.seconds(10), scheduler: $1) },
      // Inside of the first element no time has been noted yet, so the second is not too early.
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
    (
      "timeout", { $0.timeout(.seconds(101), scheduler: $1) },
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
    (
      "take(for:)", { $0.take(for: .seconds(101), scheduler: $1) },
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
    (
      "skip(duration)", { $0.skip(.seconds(50), scheduler: $1) },
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
    (
      "delay", { $0.delay(.seconds(10), scheduler: $1) },
      [.next(110, 1), .next(120, 2), .next(130, 3), .completed(140)]
    ),
    (
      "delaySubscription", { $0.delaySubscription(.seconds(50), scheduler: $1) },
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
    (
      "observe(on:)", { $0.observe(on: $1) },
      [.next(101, 1), .next(102, 2), .next(103, 3), .completed(104)]
    ),
    (
      "subscribe(on:)", { $0.subscribe(on: $1) },
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
    (
      "buffer", { $0.buffer(timeSpan: .seconds(500), count: 1, scheduler: $1).compactMap(\.first) },
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
    (
      "window", { $0.window(timeSpan: .seconds(500), count: 1, scheduler: $1).merge() },
      [.next(100, 1), .next(100, 2), .next(100, 3), .completed(100)]
    ),
  ]

  @Test(arguments: echoes)
  func `an element that an observer sends back is delayed like any other`(
    name: String, operate: Operate, expected: [Recorded<Event<Int>>]
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = operate(subject, scheduler).subscribe { event in
      observer.on(event)
      guard let element = event.element else { return }
      if element < 3 { subject.onNext(element + 1) } else { subject.onCompleted() }
    }
    scheduler.scheduleAt(100) { subject.onNext(1) }
    scheduler.start()
    #expect(observer.events == expected, "\(name)")
    #expect(!subject.hasObservers, "\(name)")
  }
}
