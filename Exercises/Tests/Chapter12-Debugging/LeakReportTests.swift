import RxLite
import RxLiteTest
import Testing

@testable import Chapter12Exercises

@Suite("LeakReport", .serialized) struct LeakReportTests {
  private let time = MarbleTime()

  @Test func `a screen that adds nothing doesn't leak`() throws {
    let app = App()
    try expect(
      app.report(), equals: ["next(0)", "completed"],
      "Nothing is added. The first visit isn't reported. The second visit clears the screen.")
    try expect(
      app.visits, equals: 2,
      "How many visits were made. The first proves nothing. The second adds nothing: enough.")
  }

  @Test func `what is loaded in the first visit is no leak`() throws {
    let app = App(adds: [44, 0, 0])
    try expect(
      app.report(), equals: ["next(0)", "completed"],
      """
      The first visit added 44 objects, the second none: the 44 are loaded once, and kept.
      """)
    try expect(app.visits, equals: 2, "How many visits were made. They added 44 and 0 objects.")
  }

  @Test func `a cache that fills for a while is no leak`() throws {
    let app = App(adds: [47, 5, 1, 1, 1, 0])
    let report = app.report()
    try expect(
      report, equals: ["next(5)", "next(1)", "next(1)", "next(1)", "next(0)", "completed"],
      """
      The visits added 47, 5, 1, 1, 1 and 0 objects. A cache takes one at each visit, until it is full. \
      \(report.first == "next(0)"
        ? "Did you call `count` when the visit was over, or before it began?" : "")
      """)
    try expect(
      app.visits, equals: 6, "How many visits were made. They added 47, 5, 1, 1, 1 and 0 objects.")
  }

  @Test func `a screen that adds three objects in each visit leaks`() throws {
    let app = App(adds: Array(repeating: 3, count: 30))
    try expect(
      app.report(), equals: Array(repeating: "next(3)", count: 9) + ["error(ScreenLeaks())"],
      "Each visit added 3 objects. The first of the ten isn't reported.")
    try expect(app.visits, equals: 10, "How many visits were made. Each added 3 objects.")
  }

  @Test func `the tenth visit counts`() throws {
    let app = App(adds: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    try expect(
      app.report(), equals: (0...8).reversed().map { "next(\($0))" } + ["completed"],
      "The visits added 9, 8, 7, 6, 5, 4, 3, 2, 1 and 0 objects. The tenth clears the screen.")
  }

  @Test func `fewer objects clear the screen as well`() throws {
    let app = App(adds: [10, -4, -4, -4])
    try expect(
      app.report(), equals: ["next(-4)", "completed"],
      "The first visit added 10 objects, and the second has released 4.")
    try expect(app.visits, equals: 2, "How many visits were made. They added 10 and -4 objects.")
  }

  @Test func `the first visit decides nothing, whatever it has added`() throws {
    for first in [-5, -1, 0, 1, 9] {
      let app = App(adds: [first, 9, -1])
      try expect(
        app.report(), equals: ["next(9)", "next(-1)", "completed"],
        "The visits added \(first), 9 and -1 objects. The first one isn't reported.")
    }
  }

  @Test func `one visit after the other, and each is counted when it is over`() throws {
    let app = App(adds: [44, 5, 0], taking: time)
    let subscription = app.subscribe()
    time.advanceTo(40)
    subscription.dispose()
    try expect(
      app.diary,
      equals: [
        "0: visit 1", "3: over", "3: visit 2", "6: over", "6: next(5)", "6: visit 3", "9: over",
        "9: next(0)", "9: completed",
      ],
      """
      Each visit takes 3 s, and adds its objects when it is over: 44, 5 and 0.
      """)
  }

  @Test func `a visit that fails ends the report`() throws {
    let app = App(adds: [44, 5, 5, 5], failing: 3)
    try expect(
      app.report(), equals: ["next(5)", "error(NoScreen())"],
      "The visits added 44 and 5 objects, and the third one fails with `NoScreen`.")
    try expect(app.visits, equals: 3, "How many visits were made. The third one fails.")
  }

  @Test func `a disposal ends the visit in progress`() throws {
    let app = App(adds: [44, 5, 5, 5], taking: time)
    let subscription = app.subscribe()
    time.advanceTo(7)
    subscription.dispose()
    time.advanceTo(40)
    try expect(
      app.diary,
      equals: [
        "0: visit 1", "3: over", "3: visit 2", "6: over", "6: next(5)", "6: visit 3", "7: given up",
      ],
      "Each visit takes 3 s. The report was disposed at 7, in the third visit.")
  }

  @Test(arguments: [false, true])
  func `after a disposal no visit follows`(atOnce: Bool) throws {
    let app = App(adds: Array(repeating: 3, count: 30), atOnce: atOnce)
    let subscription = app.leakReport().take(1).subscribe()
    app.time.advanceTo(200)
    subscription.dispose()
    let finding =
      if app.visits < 2 {
        "The first visit isn't reported."
      } else if atOnce {
        """
        Each visit completes before `subscribe` returns. What makes the next one at that moment (a recursion, a loop, \
        `Observable.concat`) can't be disposed yet: its own `subscribe` hasn't returned either.
        """
      } else {
        "Do you ask, before the next visit, whether the report has been disposed?"
      }
    try expect(
      app.visits, equals: 2,
      "How many visits were made. `take(1)` disposed the report at its first number. \(finding)")
  }

  @Test func `nothing happens before somebody subscribes`() throws {
    let app = App(adds: [44, 5, 0])
    let report = app.leakReport()
    try expect(
      app.visits, equals: 0, "How many visits were made. Nobody has subscribed to the report yet.")
    try expect(
      app.counts, equals: 0,
      "How often `count` was called. Nobody has subscribed to the report yet.")
    let subscription = report.subscribe()
    app.time.advanceTo(100)
    subscription.dispose()
    try expect(app.visits, equals: 3, "How many visits were made, with one subscription.")
  }

  @Test func `a second subscription makes visits of its own`() throws {
    let app = App(adds: [47, 3, 0, 2, 2, 0])
    let report = app.leakReport()
    let events = Locked<[String]>([])
    for end in [100, 200] {
      let subscription = report.subscribe { events.value.append("\($0)") }
      app.time.advanceTo(end)
      subscription.dispose()
    }
    try expect(
      events.value, equals: ["next(3)", "next(0)", "completed", "next(2)", "next(0)", "completed"],
      """
      There was one subscription after the other. In the first one the visits added 47, 3 and 0 objects, in the \
      second one 2, 2 and 0.
      """)
  }

  @Test func `two subscriptions compare their own counts`() throws {
    let app = App(adds: Array(repeating: 3, count: 40), taking: time)
    let report = app.leakReport()
    let first = Locked<[String]>([])
    let second = Locked<[String]>([])
    var both = [report.subscribe { first.value.append("\($0)") }]
    time.advanceTo(1)
    both.append(report.subscribe { second.value.append("\($0)") })
    time.advanceTo(8)
    for subscription in both { subscription.dispose() }
    try expect(
      [first.value, second.value], equals: [["next(6)"], ["next(6)"]],
      """
      Two reports run at the same time. Each visit adds 3 objects, and between two counts of one report, both have \
      made a visit.
      """)
  }

  @Test func `a screen that keeps a subscription leaks`() throws {
    let source = Source()
    let kept = Locked<[any Disposable]>([])
    let events = Locked<[String]>([])
    let subscription = Chapter12Exercises.leakReport(
      count: { source.observers },
      visit: .create { send in
        kept.value.append(source.sequence.subscribe())
        source.sequence.subscribe().dispose()
        send(.completed)
        return Disposables.create()
      }
    )
    .subscribe { events.value.append("\($0)") }
    subscription.dispose()
    for subscription in kept.value { subscription.dispose() }
    try expect(
      events.value, equals: Array(repeating: "next(1)", count: 9) + ["error(ScreenLeaks())"],
      "In each visit the screen subscribes twice and disposes one of the subscriptions.")
  }

  @Test(arguments: [false, true])
  func `the report doesn't count itself`(atOnce: Bool) throws {
    var events: [String] = []
    // Other tests may make objects at the same moment, so one quiet report is enough.
    for _ in 1...100 where events != ["next(0)", "completed"] {
      let isOver = PublishSubject<Int>()
      let visit = atOnce ? .empty() : isOver.take(1).ignoreElements().asCompletable()
      let found = Locked<[String]>([])
      let subscription = Chapter12Exercises.leakReport(
        count: { Int(Resources.total) }, visit: visit
      )
      .subscribe { found.value.append("\($0)") }
      for number in 1...10 { isOver.onNext(number) }
      subscription.dispose()
      events = found.value
    }
    let finding =
      if events.first?.contains("-") == true {
        """
        The first visit had something that the second hasn't: a sequence made in advance, or scheduled work. Make the \
        sequence of a visit once.
        """
      } else if atOnce {
        """
        These visits complete while you subscribe to them. Don't begin the next one inside of that: its count finds the \
        subscription to the first.
        """
      } else {
        "Is a subscription of the first visit still there? Then the probe makes the leak (section 3)."
      }
    try expect(
      events, equals: ["next(0)", "completed"],
      """
      `count` was `Resources.total`, and the visits left nothing behind: the report counts something of its own. \
      \(finding)
      """)
  }
}

private struct NoScreen: Error {}

/// An app with a screen. Each visit adds objects.
private final class App {
  @Locked private var count = 100
  private let adds: [Int]
  let time: TestScheduler
  private let failing: Int?
  private let atOnce: Bool
  @Locked private(set) var visits = 0
  /// How often `count` was called.
  @Locked private(set) var counts = 0
  /// What has happened, and when.
  @Locked private(set) var diary: [String] = []

  /// - Parameters:
  ///   - time: The clock on which each visit takes three seconds.
  ///   - failing: The visit that fails.
  ///   - atOnce: Whether a visit takes no time, and completes while it is being subscribed to.
  init(
    adds: [Int] = [], taking time: TestScheduler = MarbleTime(), failing: Int? = nil,
    atOnce: Bool = false
  ) {
    self.adds = adds
    self.time = time
    self.failing = failing
    self.atOnce = atOnce
  }

  func leakReport() -> Observable<Int> {
    Chapter12Exercises.leakReport(
      count: {
        self.counts += 1
        return self.count
      }, visit: .deferred { self.visit() })
  }

  func subscribe() -> any Disposable { leakReport().subscribe { self.note("\($0)") } }

  /// What the report emits, without the times.
  func report() -> [String] {
    let events = Locked<[String]>([])
    let subscription = leakReport().subscribe { events.value.append("\($0)") }
    time.advanceTo(200)
    subscription.dispose()
    return events.value
  }

  private func visit() -> Completable {
    visits += 1
    let number = visits
    // An answer that never has enough would go on for ever.
    if number == failing || number > 45 { return .error(NoScreen()) }
    let added = number <= adds.count ? adds[number - 1] : 0
    note("visit \(number)")
    if atOnce {
      count += added
      return .empty()
    }
    return .create { send in
      let isOver = Locked(false)
      let end = self.time.scheduleRelative((), dueTime: .seconds(3)) {
        isOver.value = true
        self.count += added
        self.note("over")
        send(.completed)
        return Disposables.create()
      }
      return Disposables.create {
        end.dispose()
        if !isOver.value { self.note("given up") }
      }
    }
  }

  private func note(_ line: String) { diary.append("\(time.clock): \(line)") }
}

/// Counts its observers.
private final class Source {
  @Locked private(set) var observers = 0

  var sequence: Observable<Int> {
    Observable.create { _ in
      self.observers += 1
      return Disposables.create { self.observers -= 1 }
    }
  }
}
