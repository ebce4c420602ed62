import MarbleDrawing
import RxLite
import RxLiteTest
import TestSupport
import Testing

@testable import ChapterKit

/// Whose time a diagram shows.
@Suite struct MarbleClockTests {
  private let witness = MarbleWitness(drawing: ProgramSource(""))

  @Test func `a test's clock reports the ticks of its work`() throws {
    let scheduler = clock()
    let source = scheduler.createHotObservable([.next(210, "a"), .completed(230)])
    scheduler.scheduleAt(200) { watch(source.asObservable()) }
    scheduler.start()
    let diagram = try #require(witness.close())
    #expect(diagram.axis == .time(begin: tick(200), end: tick(230), unit: .ticks))
    #expect(diagram.rows.map(\.times) == [[200, 210, 230]])
  }

  @Test func `before the start it is the clock's beginning, and by hand whatever it shows`() throws
  {
    let scheduler = clock(at: 5)
    let subscription = watch(
      Observable<Int>.interval(.seconds(10), scheduler: scheduler).map { "\($0)" })
    scheduler.advanceTo(20)
    subscription.dispose()
    let diagram = try #require(witness.close())
    #expect(diagram.rows.map(\.times) == [[5, 15, 20]])
  }

  @Test func `two tests have a clock each, and an axis each`() throws {
    for _ in 1...2 {
      let scheduler = clock()
      scheduler.scheduleAt(200) { watch(.just("now", scheduler: scheduler)) }
      scheduler.start()
    }
    let quick = clock(delays: false)
    quick.scheduleAt(200) { watch(.just("now", scheduler: quick)) }
    quick.start()
    let diagram = try #require(witness.close())
    #expect(diagram.axis == .time(begin: tick(200), end: tick(202), unit: .ticks))
    #expect(diagram.rows.map(\.times) == [[200, 201, 202], [200, 201, 202], [200, 200, 200]])
    #expect(diagram.rows.map(\.clock) == [0, 1, 2])
  }

  @Test func `a clock of tenths of a second shows seconds`() throws {
    let scheduler = TestScheduler(
      initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    witness.note(clock: scheduler)
    watch(
      Observable<Int>.timer(.milliseconds(300), scheduler: scheduler).map { "\($0)" })
    scheduler.start()
    let diagram = try #require(witness.close())
    #expect(diagram.axis == .time(end: 300_000, unit: .seconds))
    #expect(diagram.rows.map { $0.happenings.map(\.time) } == [[0, 300_000, 300_000]])
  }

  @Test func `what all happens at one tick is in order, and the tick is named`() throws {
    let scheduler = clock()
    scheduler.scheduleAt(200) { watch(.just("now")) }
    scheduler.start()
    #expect(try #require(witness.close()).axis == .order(.tick(200)))
  }

  @Test func `two that subscribe to a test's source at the tick of its element are in order`()
    throws
  {
    let scheduler = clock()
    var texts: TestableObservable<String>?
    scheduler.scheduleAt(200) { watch(texts!.asObservable()) }
    texts = scheduler.createHotObservable([.next(200, "rx")])
    scheduler.scheduleAt(200) { watch(texts!.asObservable()) }
    scheduler.start()
    let diagram = try #require(witness.close())
    #expect(
      diagram.rows.map { $0.happenings.map(\.sign) } == [
        [.subscribed, .next("rx")], [.subscribed],
      ])
    #expect(MarbleText(diagram).lines.last == "    order, not time: all of it happens at tick 200")
  }

  @Test func `a subscription to things on two clocks has no time`() throws {
    let (one, other) = (clock(), clock())
    watch(
      .merge(
        Observable<Int>.timer(.seconds(1), scheduler: one).map { "\($0)" },
        Observable<Int>.timer(.seconds(2), scheduler: other).map { "\($0)" }))
    one.start()
    other.start()
    #expect(try #require(witness.close()).axis == .order(.clocks))
  }

  @Test func `nor has one that was there before its clock`() throws {
    let subject = PublishSubject<String>()
    watch(subject)
    let scheduler = clock()
    scheduler.scheduleAt(10) { subject.onNext("a") }
    scheduler.start()
    #expect(try #require(witness.close()).axis == .order(.clocks))
  }

  @Test func `nor one whose clock goes further than a drawing can`() throws {
    let scheduler = clock()
    let subscription = watch(Observable<String>.never())
    scheduler.scheduleAt(.max) { subscription.dispose() }
    scheduler.start()
    #expect(try #require(witness.close()).axis == .order(.clocks))
  }

  @Test func `a clock of dates is not asked`() throws {
    let scheduler = HistoricalScheduler()
    witness.note(clock: scheduler)
    watch(.just("now", scheduler: scheduler))
    scheduler.start()
    #expect(try #require(witness.close()).axis == .order(.clockStands))
  }

  @Test func `looking at a clock does not keep it alive`() {
    var scheduler: TestScheduler? = clock()
    weak let clock = scheduler
    scheduler = nil
    #expect(clock == nil)
  }

  @Test func `the text has a ruler for each clock, and an arrow ends where its clock has stopped`()
  {
    func row(_ label: String, _ ticks: [Int], clock: Int, end: Int?) -> MarbleDiagram.Row {
      var row = MarbleDiagram.Row(
        label: label, depth: 0,
        happenings: ticks.enumerated().map { number, tick in
          Happening(
            sign: number == 0 ? .subscribed : .next("a"), time: self.tick(tick), step: number + 1)
        })
      (row.clock, row.end) = (clock, end.map(tick))
      return row
    }
    let diagram = MarbleDiagram(
      axis: .time(begin: tick(200), end: tick(240), unit: .ticks),
      rows: [
        row("1", [200, 210], clock: 0, end: 220), row("2", [205, 230], clock: 1, end: 240),
      ])
    #expect(
      MarbleText(diagram).lines == [
        "     200   205   210   215   220   225   230   235   240",
        "     ┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬",
        "  1  ^-----------a----------->",
        "",
        "     200   205   210   215   220   225   230   235   240",
        "     ┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬",
        "  2        ^-----------------------------a----------->",
        "    in ticks    2 clocks, an axis for each",
      ])
  }

  @Test(arguments: [
    ("hot-and-cold", "  cold              ^-----------a-----------b>"),
    ("tear-down-never-runs", "  source  ^-----1-----------------------2>"),
    ("tear-down-corrected", "  sameSource  ^-----1-----------------------(2,!)"),
    ("sequence-timeout", "    order, not time: the clock stands still"),
  ])
  func `what subscribes to a test's source is drawn`(listing: String, line: String) throws {
    let ending = try run(Chapter.testing.executable, ["--marbles", listing])
    #expect(ending.status == 0)
    #expect(ending.output.split(separator: "\n").contains { $0 == line }, "\(ending.output)")
  }

  private func tick(_ number: Int) -> Int { number * 1_000_000 }

  /// A clock that the witness knows.
  private func clock(at tick: Int = 0, delays: Bool = true) -> TestScheduler {
    let scheduler = TestScheduler(initialClock: tick, simulateProcessingDelay: delays)
    witness.note(clock: scheduler)
    return scheduler
  }

  @discardableResult
  private func watch(_ source: Observable<String>) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    witness.observe(source, AnyObserver { _ in }, as: subscription, byProgram: true) {
      subscription.setDisposable(source.subscribe($0))
    }
    return Disposables.create { [witness] in
      witness.note(disposalOf: subscription)
      subscription.dispose()
    }
  }
}

extension MarbleDiagram.Row {
  /// In ticks.
  fileprivate var times: [Int] { happenings.map { $0.time / 1_000_000 } }
}
