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
      $0.reportSilence(after: .seconds(20), scheduler: time) { _ in }
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
      reports, equals: ["6: true", "10: false"],
      """
      The source emits at 2 and at 10, and completes at 13. After 4 s of silence, at 6, `report(true)` is \
      due, and the element at 10 ends the silence. There is no other one, not even after the end.
      """)
  }

  @Test func `silence before the first element is reported`() throws {
    try expect(
      reports(of: [.next(7, 1), .completed(9)]), equals: ["4: true", "7: false"],
      "The first element arrives at 7. The pause begins at the subscription, so it is reported at 4."
    )
  }

  @Test func `a long pause is reported once`() throws {
    try expect(
      reports(of: [.next(1, 1), .next(30, 1), .completed(31)]), equals: ["5: true", "30: false"],
      "The source is silent from 1 to 30. That is one silence.")
  }

  @Test func `each pause is reported`() throws {
    try expect(
      reports(of: [.next(2, 1), .next(3, 1), .next(8, 1), .next(20, 1), .completed(21)]),
      equals: ["7: true", "8: false", "12: true", "20: false"],
      "The source emits 1 at 2, 3, 8 and 20. Equal elements are elements as well.")
  }

  @Test func `what was no silence has no end`() throws {
    try expect(
      reports(of: [.next(1, 1), .next(4, 1), .next(7, 1), .completed(10)]), equals: [],
      "The source emits at 1, 4 and 7, and completes at 10. It has never been silent for 4 s.")
    try expect(
      reports(of: [.next(6, 1), .next(7, 1), .next(8, 1), .completed(9)]),
      equals: ["4: true", "6: false"],
      """
      The source is silent until 6, and then emits at 6, 7 and 8. Only the first of these elements ends a \
      silence.
      """)
  }

  @Test func `a terminal event ends a silence as well`() throws {
    for end in [Recorded<Event<Int>>.completed(9), .error(9, RxError.unknown)] {
      try expect(
        reports(of: [.next(1, 1), end]), equals: ["5: true", "9: false"],
        "The source emits at 1, and ends at 9: \(end.value). What was reported:")
    }
  }

  @Test(arguments: [2, 7])
  func `the pause is as long as it was asked for`(seconds: Int) throws {
    try expect(
      reports(of: [.next(1, 1), .next(6, 1), .completed(30)], after: .seconds(seconds)),
      equals: seconds == 2
        ? ["3: true", "6: false", "8: true", "30: false"] : ["13: true", "30: false"],
      "The source emits at 1 and at 6, and completes at 30, and `dueTime` is \(seconds) seconds.")
  }

  @Test func `the end of a silence is reported, then the event is passed on`() throws {
    let diary = Locked<[String]>([])
    let source = time.createHotObservable([.next(6, 1), .completed(12)])
    _ = source.reportSilence(after: .seconds(4), scheduler: time) {
      diary.value.append("report(\($0))")
    }
    .subscribe { diary.value.append("\($0)") }
    time.advanceTo(20)
    try expect(
      diary.value,
      equals: [
        "report(true)", "report(false)", "next(1)", "report(true)", "report(false)", "completed",
      ],
      """
      The source emits 1 at 6 and completes at 12. What was reported, and what the observer received, in the \
      order in which it happened.
      """)
  }

  @Test func `a disposal in a silence reports nothing`() throws {
    let reports = Locked<[String]>([])
    let source = PublishSubject<Int>()
    let watched = watch(source, reports)
    let subscription = watched.subscribe()
    time.advanceTo(6)
    subscription.dispose()
    try expect(
      reports.value, equals: ["4: true"],
      "The subscription was disposed at 6, in a silence, and that is no event.")
    let second = watched.subscribe()
    time.advanceTo(7)
    source.onNext(1)
    second.dispose()
    try expect(
      reports.value, equals: ["4: true"],
      """
      The first subscription was disposed in a silence. Then there was a second one, and an element one second \
      later. The second subscriber has had no silence.
      """)
  }

  @Test func `a report ends nothing`() throws {
    try marbles(in: time) {
      "1---------2---|"
      "^-------------!"
      $0.reportSilence(after: .seconds(4), scheduler: time) { _ in }
      "1---------2---|"
    }
  }

  @Test func `a source that ends while it is subscribed isn't reported`() throws {
    let reports = Locked<[String]>([])
    let runs = Locked(0)
    let source = Observable.deferred { () -> Observable<Int> in
      runs.value += 1
      return .just(1)
    }
    _ = watch(source, reports).subscribe()
    time.advanceTo(100)
    try expect(
      runs.value, equals: 1,
      """
      How often the source was subscribed. It has one subscriber, and completes before `subscribe` returns: what \
      you share must not begin before all who need it have subscribed.
      """)
    try expect(
      reports.value, equals: [],
      """
      The source has completed before `subscribe` returned, and a report came later. Which alarm \
      was set after the end?
      """)
  }

  @Test func `an observer that disposes ends the alarm as well`() throws {
    let reports = Locked<[String]>([])
    let source = PublishSubject<Int>()
    _ = watch(source, reports).take(1).subscribe()
    source.onNext(1)
    time.advanceTo(100)
    try expect(
      reports.value, equals: [],
      "`take(1)` has disposed while it received the first element, and a report came later.")
    try expect(
      !source.hasObservers, "`take(1)` has disposed, but the source still has an observer.")
  }

  @Test func `an observer that sends an element leaves one alarm`() throws {
    let reports = Locked<[String]>([])
    let source = PublishSubject<Int>()
    let subscription = watch(source, reports)
      .subscribe(onNext: { if $0 == 1 { source.onNext(2) } })
    source.onNext(1)
    time.advanceTo(3)
    source.onNext(3)
    time.advanceTo(20)
    subscription.dispose()
    try expect(
      reports.value, equals: ["7: true"],
      """
      At 0 the source has emitted 1, and while the observer received it, 2. At 3 it has emitted 3, so \
      the pause is over at 7. Each element has to cancel the alarm that is set when it sets its own.
      """)
  }

  @Test func `a source that answers the report begins the next pause`() throws {
    let reports = Locked<[String]>([])
    let source = PublishSubject<Int>()
    let subscription = source.asObservable()
      .reportSilence(after: .seconds(4), scheduler: time) {
        reports.value.append("\(time.clock): \($0)")
        if reports.value.count == 1 { source.onNext(1) }
      }
      .subscribe()
    time.advanceTo(6)
    source.onNext(2)
    time.advanceTo(9)
    subscription.dispose()
    time.advanceTo(20)
    try expect(
      reports.value, equals: ["4: true", "4: false"],
      """
      At 4 `report` has asked the sensor, which answered at once, inside of `report(true)`. The next element \
      came at 6, and at 9 the subscription was disposed. \
      \(reports.value.contains("4: false")
        ? "Which alarm could nobody cancel?"
        : "The answer at 4 was the end of the silence: what did you note only after `report(true)`?")
      """)
  }

  @Test func `a source that sends inside of report(false) has no second silence to end`() throws {
    let reports = Locked<[String]>([])
    let source = PublishSubject<Int>()
    let subscription = source.asObservable()
      .reportSilence(after: .seconds(4), scheduler: time) {
        reports.value.append("\(time.clock): \($0)")
        if reports.value.count == 2 { source.onNext(2) }
      }
      .subscribe()
    time.advanceTo(6)
    source.onNext(1)
    time.advanceTo(9)
    subscription.dispose()
    try expect(
      reports.value, equals: ["4: true", "6: false"],
      """
      The source emits 1 at 6, which ends a silence. Inside of `report(false)` it emits 2. For that element \
      there is no silence any more: what did you change only after `report(false)`?
      """)
  }

  @Test func `each subscriber has an alarm of its own`() throws {
    let reports = Locked<[String]>([])
    let runs = Locked(0)
    let source = PublishSubject<Int>()
    let watched = Observable.deferred { () -> Observable<Int> in
      runs.value += 1
      return source
    }
    .reportSilence(after: .seconds(4), scheduler: time) {
      reports.value.append("\(time.clock): \($0)")
    }
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
      reports.value, equals: ["6: true"],
      """
      The first subscribed at 0 and was disposed at 3. The second subscribed at 2, so its pause is \
      reported at 6.
      """)
  }

  @Test func `each subscriber has a silence of its own`() throws {
    let reports = Locked<[String]>([])
    let source = PublishSubject<Int>()
    let watched = watch(source, reports)
    let both = [watched.subscribe(), watched.subscribe()]
    time.advanceTo(5)
    source.onNext(1)
    for subscription in both { subscription.dispose() }
    try expect(
      reports.value, equals: ["4: true", "4: true", "5: false", "5: false"],
      "Two subscribers have waited since 0, and the source emits at 5. Each has a silence, and its end."
    )
  }

  @Test func `nothing is scheduled before somebody subscribes`() throws {
    let reports = Locked<[String]>([])
    let watched = watch(Observable<Int>.never(), reports)
    time.advanceTo(10)
    try expect(reports.value, equals: [], "No one has subscribed, but there was a report.")
    let subscription = watched.subscribe()
    time.advanceTo(20)
    subscription.dispose()
    try expect(
      reports.value, equals: ["14: true"], "Somebody has subscribed at 10: the report is due at 14."
    )
  }

  @Test(arguments: Law.all(of: watched))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Without two threads: they would share the clock.
  private static let watched = Operator(calling: "`report`", except: [.threads]) { source, trial in
    source.reportSilence(after: .seconds(4), scheduler: trial.time) { _ in trial.count() }
  }

  private func watch<Source: ObservableType>(
    _ source: Source, _ reports: Locked<[String]>
  ) -> Observable<Source.Element> {
    source.reportSilence(after: .seconds(4), scheduler: time) {
      reports.value.append("\(time.clock): \($0)")
    }
  }

  /// What was reported about a source that emits this, and when.
  private func reports(
    of events: [Recorded<Event<Int>>], after dueTime: RxTimeInterval = .seconds(4)
  ) throws -> [String] {
    let time = MarbleTime()
    let reports = Locked<[String]>([])
    let source = time.createHotObservable(events)
    let subscription = source.asObservable()
      .reportSilence(after: dueTime, scheduler: time) {
        reports.value.append("\(time.clock): \($0)")
      }
      .subscribe(onError: { _ in })
    time.advanceTo(200)
    subscription.dispose()
    return reports.value
  }
}
