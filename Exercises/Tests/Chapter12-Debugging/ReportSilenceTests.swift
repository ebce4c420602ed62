import RxLite
import RxLiteTest
import Testing

@testable import Chapter12Exercises

@Suite("ReportSilence", .serialized) struct ReportSilenceTests {
  private let time = MarbleTime()

  @Test func `passes everything on, unchanged`() throws {
    try marbles(in: time) {
      "--1--1--2--|"
      "^----------!"
      $0.reportSilence(after: .seconds(20), scheduler: time) {}
      "--1--1--2--|"
    }
  }

  @Test func `a pause after an element is reported`() throws {
    let reports = try reports(of: [.next(2, 1), .next(10, 2), .completed(13)])
    if reports.isEmpty {
      try fail(
        """
        The source was silent from 2 to 10, and nothing was reported. Does an element set the next \
        alarm, and on `scheduler`? What waits on another scheduler waits for real time, which \
        doesn't pass in this test.
        """)
    }
    try expect(
      reports, equals: [6],
      """
      The source emits at 2 and at 10, and completes at 13. After 4 s of silence, at 6, a report \
      is due.
      """
    )
  }

  @Test func `silence before the first element is reported`() throws {
    try expect(
      reports(of: [.next(7, 1), .completed(9)]), equals: [4],
      "The first element arrives at 7. The pause begins at the subscription, so it is reported at 4."
    )
  }

  @Test(arguments: [2, 7])
  func `the pause is as long as it was asked for`(seconds: Int) throws {
    try expect(
      reports(of: [.next(1, 1), .completed(30)], after: .seconds(seconds)),
      equals: [seconds == 2 ? 3 : 8],
      "The source emits at 1 and completes at 30, and `dueTime` is \(seconds) seconds.")
  }

  @Test func `a long pause is reported once`() throws {
    try expect(
      reports(of: [.next(1, 1), .next(30, 1), .completed(31)]), equals: [5],
      "The source is silent from 1 to 30. That is one pause.")
  }

  @Test func `each pause is reported`() throws {
    try expect(
      reports(of: [.next(2, 1), .next(3, 1), .next(8, 1), .next(20, 1), .completed(21)]),
      equals: [7, 12],
      "The source emits 1 at 2, 3, 8 and 20. Equal elements are elements as well.")
  }

  @Test func `a report ends nothing`() throws {
    try marbles(in: time) {
      "1---------2---|"
      "^-------------!"
      $0.reportSilence(after: .seconds(4), scheduler: time) {}
      "1---------2---|"
    }
  }

  @Test func `a source that ends while it is subscribed isn't reported`() throws {
    let reports = Locked<[Int]>([])
    _ = Observable.just(1)
      .reportSilence(after: .seconds(4), scheduler: time) { reports.value.append(time.clock) }
      .subscribe()
    time.advanceTo(100)
    try expect(
      reports.value, equals: [],
      """
      The source has completed before `subscribe` returned, and a report came later. Which alarm \
      was set after the end?
      """)
  }

  @Test func `an observer that disposes ends the alarm as well`() throws {
    let reports = Locked<[Int]>([])
    let source = PublishSubject<Int>()
    _ = source.asObservable()
      .reportSilence(after: .seconds(4), scheduler: time) { reports.value.append(time.clock) }
      .take(1)
      .subscribe()
    source.onNext(1)
    time.advanceTo(100)
    try expect(
      reports.value, equals: [],
      "`take(1)` has disposed while it received the first element, and a report came later.")
    try expect(
      !source.hasObservers, "`take(1)` has disposed, but the source still has an observer.")
  }

  @Test func `an observer that sends an element leaves one alarm`() throws {
    let reports = Locked<[Int]>([])
    let source = PublishSubject<Int>()
    let subscription = source.asObservable()
      .reportSilence(after: .seconds(4), scheduler: time) { reports.value.append(time.clock) }
      .subscribe(onNext: { if $0 == 1 { source.onNext(2) } })
    source.onNext(1)
    time.advanceTo(3)
    source.onNext(3)
    time.advanceTo(20)
    subscription.dispose()
    try expect(
      reports.value, equals: [7],
      """
      At 0 the source has emitted 1, and while the observer received it, 2. At 3 it has emitted 3, so \
      the pause is over at 7. Each element has to cancel the alarm that is set when it sets its own.
      """)
  }

  @Test func `a source that answers the report begins the next pause`() throws {
    let reports = Locked<[Int]>([])
    let source = PublishSubject<Int>()
    let subscription = source.asObservable()
      .reportSilence(after: .seconds(4), scheduler: time) {
        reports.value.append(time.clock)
        if reports.value.count == 1 { source.onNext(1) }
      }
      .subscribe()
    time.advanceTo(6)
    source.onNext(2)
    time.advanceTo(9)
    subscription.dispose()
    time.advanceTo(20)
    try expect(
      reports.value, equals: [4],
      """
      At 4 `report` has asked the sensor, which answered at once, inside of `report`. The next element \
      came at 6, and at 9 the subscription was disposed. Which alarm could nobody cancel?
      """)
  }

  @Test func `each subscriber has an alarm of its own`() throws {
    let reports = Locked<[Int]>([])
    let runs = Locked(0)
    let source = PublishSubject<Int>()
    let watched = Observable.deferred { () -> Observable<Int> in
      runs.value += 1
      return source
    }
    .reportSilence(after: .seconds(4), scheduler: time) { reports.value.append(time.clock) }
    let first = watched.subscribe()
    time.advanceTo(2)
    let second = watched.subscribe()
    time.advanceTo(3)
    first.dispose()
    time.advanceTo(20)
    second.dispose()
    try expect(
      runs.value, equals: 2,
      "There are two subscribers. Each of them needs one subscription to the source.")
    try expect(
      reports.value, equals: [6],
      """
      The first subscribed at 0 and was disposed at 3. The second subscribed at 2, so its pause is \
      reported at 6.
      """)
  }

  @Test func `nothing is scheduled before somebody subscribes`() throws {
    let reports = Locked<[Int]>([])
    let watched = Observable<Int>.never()
      .reportSilence(after: .seconds(4), scheduler: time) { reports.value.append(time.clock) }
    time.advanceTo(10)
    try expect(reports.value, equals: [], "No one has subscribed, but there was a report.")
    let subscription = watched.subscribe()
    time.advanceTo(20)
    subscription.dispose()
    try expect(
      reports.value, equals: [14], "Somebody has subscribed at 10: the report is due at 14.")
  }

  @Test(arguments: Law.all(of: watched))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Without two threads: they would share the clock.
  private static let watched = Operator(calling: "`report`", except: [.threads]) { source, trial in
    source.reportSilence(after: .seconds(4), scheduler: trial.time) { trial.count() }
  }

  /// When a source that emits this was reported.
  private func reports(
    of events: [Recorded<Event<Int>>], after dueTime: RxTimeInterval = .seconds(4)
  ) throws -> [Int] {
    let time = MarbleTime()
    let reports = Locked<[Int]>([])
    let source = time.createHotObservable(events)
    let subscription = source.asObservable()
      .reportSilence(after: dueTime, scheduler: time) { reports.value.append(time.clock) }
      .subscribe(onError: { _ in })
    time.advanceTo(200)
    subscription.dispose()
    return reports.value
  }
}
