import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

@Suite("PairTap", .serialized) struct PairTapTests {
  @Test func `each source is subscribed to once`() throws {
    let subscriptions = Locked<[String]>([])
    let table = Table()
    let result = pairTap(
      models: table.models.do(onSubscribe: { subscriptions.value.append("models") }),
      rows: table.rows.do(onSubscribe: { subscriptions.value.append("rows") }))
    let subscription = result.subscribe()
    for (model, row) in [("A", 0), ("B", 1)] { table.tap(model, row) }
    try expect(
      subscriptions.value.sorted(), equals: ["models", "rows"],
      """
      The result was subscribed to once, and two rows were tapped. It subscribes to the models and \
      to the rows once each, not anew for each tap: a source that is subscribed to again may begin \
      again.
      """)
    subscription.dispose()
  }

  @Test func `a second tap has its own model and its own row`() throws {
    let table = Table()
    let taps = table.record()
    table.tap("A", 0)
    table.tap("B", 1)
    table.tap("C", 2)
    try expect(
      taps.events, equals: ["A0", "B1", "C2"],
      """
      There were three taps: A in row 0, B in row 1, C in row 2. A pair such as B0 is a ghost: the \
      model of one tap with the row of another.
      """)
  }

  @Test func `two equal taps are two taps`() throws {
    let table = Table()
    let taps = table.record()
    for (model, row) in [("A", 0), ("A", 0), ("B", 0), ("B", 1)] { table.tap(model, row) }
    try expect(
      taps.events, equals: ["A0", "A0", "B0", "B1"],
      """
      A in row 0 was tapped twice, then B in row 0, and B in row 1. These are four taps: compare \
      nothing with the tap before.
      """)
  }

  @Test func `a row may take its time`() throws {
    try marbles {
      "-A---B-----D---|"
      "--0-----1----2-|"
      pairTap(models: $0, rows: $1.compactMap { Int($0) }).map(text(of:))
      "--A0----B1---D2|"
    }
  }

  @Test func `a model without a row is left out`() throws {
    let table = Table()
    let taps = table.record()
    table.tap("A", 0)
    table.models.onNext("B")
    table.tap("C", 2)
    table.tap("D", 3)
    try expect(
      taps.events, equals: ["A0", "C2", "D3"],
      """
      A was tapped in row 0. Then a finger slid off B, which sent its model and no row. Then C was \
      tapped in row 2 and D in row 3. What counts the models and the rows is one off after B.
      """)
  }

  @Test func `a subscription in the middle of a tap begins with the next one`() throws {
    let table = Table()
    table.models.onNext("A")
    let taps = table.record()
    table.rows.onNext(0)
    try expect(
      taps.events, equals: [],
      "The subscription began after the model A and before its row 0. That tap isn't emitted.")
    table.tap("B", 1)
    table.tap("C", 2)
    try expect(
      taps.events, equals: ["B1", "C2"],
      """
      The subscription began after the model A and before its row 0. Then B was tapped in row 1, \
      and C in row 2. The row 0 must not wait for a model.
      """)
  }

  @Test func `each subscription has a state of its own`() throws {
    let table = Table()
    let result = table.taps
    let first = Record(result)
    table.tap("A", 0)
    table.models.onNext("B")
    let second = Record(result)
    try expect(
      second.events, equals: [],
      "The second subscription began after the tap on A, and has nothing to do with it.")
    table.rows.onNext(1)
    try expect(first.events, equals: ["A0", "B1"], "The first subscription has seen two taps.")
    try expect(
      second.events, equals: [],
      """
      The second subscription began after the model B and before its row 1. It has never seen that \
      model, so it must not emit it. A model that is kept outside of the subscription is kept for \
      all.
      """)
    table.tap("C", 2)
    try expect(second.events, equals: ["C2"], "The second subscription has seen one tap, on C.")
  }

  @Test func `a model may be an optional, and may be nil`() throws {
    let models = PublishSubject<String?>()
    let rows = PublishSubject<Int>()
    let received = Locked<[String]>([])
    _ = pairTap(models: models.asObservable(), rows: rows.asObservable())
      .subscribe(onNext: { received.value.append("\($0.model ?? "nil")\($0.row)") })
    models.onNext("A")
    rows.onNext(0)
    models.onNext(nil)
    rows.onNext(1)
    try expect(
      received.value, equals: ["A0", "nil1"],
      "The row 1 has the model nil, an empty cell. That is a model like any other.")
  }

  @Test func `disposing the result disposes both sources`() throws {
    let table = Table()
    let subscription = table.taps.subscribe()
    table.tap("A", 0)
    subscription.dispose()
    try expect(
      !table.models.hasObservers, "The result was disposed, but the models still have an observer.")
    try expect(
      !table.rows.hasObservers, "The result was disposed, but the rows still have an observer.")
  }

  @Test func `completes with the rows`() throws {
    try marbles {
      "-A---B|"
      "--0-----1--|"
      pairTap(models: $0, rows: $1.compactMap { Int($0) }).map(text(of:))
      "--A0----B1-|"
    }
  }

  @Test func `an error of the models is an error of the result`() throws {
    try marbles {
      "-A---X"
      "^----!"
      "--0-----1--|"
      "^----!"
      pairTap(models: $0, rows: $1.compactMap { Int($0) }).map(text(of:))
      "--A0-X"
    }
  }

  @Test(arguments: Law.all(of: taps))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// A model is sent before each row. The models don't complete.
  private static let taps = Operator(of: "the rows", except: [.completion]) { rows, _ in
    let models = PublishSubject<String>()
    return pairTap(
      models: models.asObservable(), rows: rows.do(onNext: { _ in models.onNext("A") })
    ).map(text(of:))
  }

}

private func text(of tap: (model: String, row: Int)) -> String { "\(tap.model)\(tap.row)" }

/// A table that sends each tap twice.
private final class Table {
  let models = PublishSubject<String>()
  let rows = PublishSubject<Int>()

  var taps: Observable<String> {
    pairTap(models: models.asObservable(), rows: rows.asObservable()).map(text(of:))
  }

  func tap(_ model: String, _ row: Int) {
    models.onNext(model)
    rows.onNext(row)
  }

  func record() -> Record { Record(taps) }
}

/// What a subscription has received.
private final class Record {
  @Locked private(set) var events: [String] = []
  private let bag = DisposeBag()

  init(_ taps: Observable<String>) {
    taps.subscribe(onNext: { [weak self] in self?.events.append($0) }).disposed(by: bag)
  }
}
