import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

@Suite("OneChain", .serialized) struct OneChainTests {
  private let cafe = Cafe()

  @Test func `each state of a drink is a line`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    for state in ["being made", "ready", "ready"] { cafe.report(state, of: "tea") }
    try screen.check(
      ["1: tea is being made", "1: tea is ready", "1: tea is ready"],
      "Tea was ordered at table 1, and has sent three states.")
    screen.dispose()
  }

  @Test func `all drinks of a table are made at the same time`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.order("milk", at: 1)
    cafe.report("hot", of: "milk")
    cafe.report("hot", of: "tea")
    try screen.check(
      ["1: milk is hot", "1: tea is hot"],
      """
      The milk was ordered while the tea is being made. Then the milk has sent a state, and after it \
      the tea: each shows its line at once.
      """)
    screen.dispose()
  }

  @Test func `two equal drinks are two drinks`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.order("tea", at: 1)
    cafe.report("hot", of: "tea")
    try screen.check(
      ["1: tea is hot", "1: tea is hot"],
      "Two teas were ordered at table 1, and each has become hot.")
    screen.dispose()
  }

  @Test func `another table takes the place of the old one`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.tables.onNext(2)
    cafe.order("milk", at: 1)
    cafe.report("hot", of: "tea")
    cafe.order("water", at: 2)
    cafe.report("cold", of: "water")
    try screen.check(
      ["2: water is cold"],
      """
      Table 2 was opened while the tea of table 1 was being made. From then on, only lines of table 2 \
      are shown.
      """)
    screen.dispose()
  }

  @Test func `the old table is disposed before the new one is subscribed to`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.log = []
    cafe.tables.onNext(2)
    let log = cafe.log
    try expect(
      log.contains("- table 1") && log.contains("- tea"),
      "Table 2 was opened. The drinks of table 1 and the progress of its tea should be disposed.")
    try expect(
      log.last ?? "", equals: "+ table 2",
      "The old table is disposed first, and the new one is subscribed to last.")
    screen.dispose()
  }

  @Test func `a tap on the open table changes nothing`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.tables.onNext(1)
    cafe.report("hot", of: "tea")
    try screen.check(
      ["1: tea is hot"], "Table 1 was tapped again while it was open, and its tea has become hot.")
    try expect(
      cafe.log, equals: ["+ table 1", "+ tea"],
      "Table 1 was tapped again while it was open. Nothing is subscribed to or disposed for that.")
    screen.dispose()
  }

  @Test func `an earlier table is opened again`() throws {
    let screen = Subscriber(cafe.screen)
    for table in [1, 2, 1] { cafe.tables.onNext(table) }
    try expect(
      cafe.log, equals: ["+ table 1", "- table 1", "+ table 2", "- table 2", "+ table 1"],
      "Table 1 was opened, then table 2, and then table 1 again.")
    screen.dispose()
  }

  @Test func `a drink that fails costs one line`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.order("milk", at: 1)
    cafe.report("being made", of: "tea")
    cafe.fail("tea")
    cafe.report("hot", of: "milk")
    cafe.order("water", at: 1)
    cafe.report("cold", of: "water")
    cafe.tables.onNext(2)
    cafe.order("juice", at: 2)
    cafe.fail("juice")
    try screen.check(
      [
        "1: tea is being made", "1: tea is lost", "1: milk is hot", "1: water is cold",
        "2: juice is lost",
      ],
      """
      The progress of the tea has failed, and later that of the juice at table 2. Each costs one \
      line, and everything else goes on.
      """)
    try expect(
      cafe.log.count { $0 == "+ tea" }, equals: 1,
      "The progress of the tea has failed. It isn't subscribed to a second time.")
    screen.dispose()
  }

  @Test func `an error of the drinks is an error of the result`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.drinks[1]?.last?.onError(MarbleError())
    try screen.check(
      ["error(\(MarbleError()))"], "The drinks of table 1 have failed: that ends the result.")
    try expect(
      cafe.isLeft,
      "The drinks of table 1 have failed. The tables and the tea's progress should be disposed.")
  }

  @Test func `an error of the tables is an error of the result`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.tables.onError(MarbleError())
    try screen.check(["error(\(MarbleError()))"], "The tables have failed: that ends the result.")
    try expect(
      cafe.isLeft,
      "The tables have failed. The drinks and the progress of the tea should be disposed.")
  }

  @Test func `completes with everything that is open`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    cafe.tables.onCompleted()
    cafe.report("hot", of: "tea")
    cafe.order("milk", at: 1)
    cafe.progress["tea"]?.last?.onCompleted()
    cafe.drinks[1]?.last?.onCompleted()
    cafe.report("cold", of: "milk")
    try screen.check(
      ["1: tea is hot", "1: milk is cold"],
      """
      The tables have completed, then the tea, then the drinks of table 1. The milk is still being \
      made, so the result goes on.
      """)
    cafe.progress["milk"]?.last?.onCompleted()
    try screen.check(
      ["1: tea is hot", "1: milk is cold", "completed"],
      "The tables, the drinks and all progress have completed, the milk as the last one.")
  }

  @Test func `disposing the result disposes everything`() throws {
    let screen = Subscriber(cafe.screen)
    cafe.tables.onNext(1)
    cafe.order("tea", at: 1)
    screen.dispose()
    try expect(
      cafe.isLeft,
      """
      The result was disposed. The tables, the drinks of table 1 or the progress of the tea still \
      have an observer.
      """)
  }

  @Test func `each subscription has a run of its own`() throws {
    let screen = cafe.screen
    let first = Subscriber(screen)
    cafe.tables.onNext(1)
    let second = Subscriber(screen)
    cafe.tables.onNext(2)
    try expect(
      cafe.log, equals: ["+ table 1", "- table 1", "+ table 2", "+ table 2"],
      """
      Two waiters have subscribed, the second one after table 1 was opened. Then table 2 was opened, on \
      both screens.
      """)
    first.dispose()
    second.dispose()
  }

  @Test func `the drawing of the task`() throws {
    let time = MarbleTime()
    let drinks = [1: "--t-m------|", 2: "-w-|"]
    let progress = ["t": "--a------b|", "m": "---c|", "w": "--d|"]
    func cold(_ drawing: String?) -> Observable<String> {
      .deferred { time.createColdObservable(try Timeline(drawing ?? "|").events).asObservable() }
    }
    try marbles(in: time) {
      "-1---------2-----|"
      tableScreen(
        tables: $0.ints, drinks: { cold(drinks[$0]) }, progress: { cold(progress[$0]) }
      ).map { String($0.suffix(1)) }
      "-----a--c-----d--|"
    }
  }

  @Test(arguments: Law.all(of: tables, drinks, progress))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let tables = Operator(of: "the tables", calling: "`drinks`") { tables, trial in
    tableScreen(
      tables: tables, drinks: { trial.count(returning: .just("\($0)")) },
      progress: { .just($0) })
  }

  private static let drinks = Operator(of: "the drinks", calling: "`progress`") { drinks, trial in
    tableScreen(
      tables: .just(1), drinks: { _ in drinks.map { "\($0)" } },
      progress: { trial.count(returning: .just($0)) })
  }

  /// Its errors are lines.
  private static let progress = Operator(of: "the progress", except: [.error]) { progress, _ in
    tableScreen(
      tables: .just(1), drinks: { _ in .just("tea") }, progress: { _ in progress.map { "\($0)" } })
  }
}

/// Tables, drinks and their progress, all of them sent by hand.
private final class Cafe {
  let tables = PublishSubject<Int>()
  @Locked private(set) var drinks: [Int: [PublishSubject<String>]] = [:]
  @Locked private(set) var progress: [String: [PublishSubject<String>]] = [:]
  /// What was subscribed to, `+ table 1`, and disposed, `- table 1`.
  @Locked var log: [String] = []

  var screen: Observable<String> {
    tableScreen(
      tables: tables.asObservable(),
      drinks: { [self] table in
        let subject = PublishSubject<String>()
        drinks[table, default: []].append(subject)
        return logged(subject, "table \(table)")
      },
      progress: { [self] drink in
        let subject = PublishSubject<String>()
        progress[drink, default: []].append(subject)
        return logged(subject, drink)
      })
  }

  func order(_ drink: String, at table: Int) {
    for subject in drinks[table] ?? [] { subject.onNext(drink) }
  }

  func report(_ state: String, of drink: String) {
    for subject in progress[drink] ?? [] { subject.onNext(state) }
  }

  func fail(_ drink: String) {
    for subject in progress[drink] ?? [] { subject.onError(MarbleError()) }
  }

  /// Whether nothing has an observer.
  var isLeft: Bool {
    !tables.hasObservers && !drinks.values.joined().contains(where: \.hasObservers)
      && !progress.values.joined().contains(where: \.hasObservers)
  }

  private func logged(_ subject: PublishSubject<String>, _ name: String) -> Observable<String> {
    subject.do(
      onSubscribe: { self.log.append("+ \(name)") }, onDispose: { self.log.append("- \(name)") })
  }
}
