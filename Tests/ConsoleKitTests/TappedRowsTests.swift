import ConsoleKit
import Foundation
import RxLite
import RxLiteTest
import Testing

/// The pairs that two sequences make of one tap: what was tapped, and in which row. ERRATA.md, D4.
@Suite(.serialized) @MainActor struct TappedRowsTests {
  private let table = Table()
  private let bag = DisposeBag()

  init() {
    Observable.just(["A", "B"])
      .bind(to: table.rx.items) { _, _, name in TableCell(name) }
      .disposed(by: bag)
  }

  private var models: Observable<String> { table.rx.modelSelected(String.self).asObservable() }
  private var rows: Observable<Int> { table.rx.itemSelected.map(\.row) }

  @Test func `combineLatest makes a pair that was never tapped`() {
    let pairs = Pairs(Observable.combineLatest(models, rows) { "\($0)\($1)" })
    table.select(row: 0)
    table.select(row: 1)
    #expect(pairs.received == ["A0", "B0", "B1"])
  }

  @Test func `combineLatest makes one with its sources in the other order as well`() {
    let pairs = Pairs(Observable.combineLatest(rows, models) { "\($1)\($0)" })
    table.select(row: 0)
    table.select(row: 1)
    #expect(pairs.received == ["A0", "A1", "B1"])
  }

  @Test func `zip makes the pairs that were meant`() {
    let pairs = Pairs(Observable.zip(models, rows) { "\($0)\($1)" })
    table.select(row: 0)
    table.select(row: 1)
    #expect(pairs.received == ["A0", "B1"])
  }

  /// The text's repair, half a second of `debounce`, on a clock of tenths.
  @Test(arguments: [(6, ["A0", "B1"]), (3, ["B1"])])
  func `debounce hides that pair, and drops a tap that another one follows`(
    later: Int, expected: [String]
  ) {
    let time = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    let pairs = Pairs(
      Observable.combineLatest(models, rows) { "\($0)\($1)" }
        .debounce(.milliseconds(500), scheduler: time))
    table.select(row: 0)
    time.advanceTo(later)
    table.select(row: 1)
    time.advanceTo(20)
    #expect(pairs.received == expected)
  }
}

/// Writes down which pairs have come.
private final class Pairs {
  private(set) var received: [String] = []
  private let bag = DisposeBag()

  init(_ pairs: Observable<String>) {
    pairs.subscribe(onNext: { [unowned self] in received.append($0) }).disposed(by: bag)
  }
}
