import ConsoleKit
import Foundation
import RxLite
import Testing

@Suite @MainActor struct TableTests {
  private let table = Table(height: 3)
  private let rows = PublishSubject<[String]>()

  /// Binds the rows with cells that are used again, and forgets to set the detail of all but `odd`.
  private func bindReusing(to table: Table) -> any Disposable {
    rows.bind(to: table.rx.items(cellIdentifier: "Cell", cellType: TableCell.self)) {
      row, element, cell in
      cell.textLabel.text = element
      if element == "odd" { cell.detailTextLabel.text = "!" }
    }
  }

  @Test func `rx.items shows the rows as the closure makes them`() {
    _ = rows.bind(to: table.rx.items) { table, row, element in
      TableCell("\(row)", detail: element)
    }
    #expect(table.render() == "  (no rows)")
    rows.onNext(["a", "b"])
    #expect(table.render() == "  0  a\n  1  b")
    rows.onNext([])
    #expect(table.render() == "  (no rows)")
  }

  @Test func `rows can be any sequence, and come from a driver`() {
    _ = Driver.just(1...2).drive(table.rx.items) { _, _, number in TableCell("\(number)") }
    #expect(table.render() == "  1\n  2")
  }

  @Test func `the rows stay when the source completes, and go when the binding is disposed`() {
    let subscription = bindReusing(to: table)
    rows.onNext(["a"])
    rows.onCompleted()
    #expect(table.render() == "  a")
    subscription.dispose()
    #expect(table.render() == "  (no rows)")
    #expect(table.dataSource == nil)
  }

  @Test func `it shows as many rows as it has lines for, and scrolls`() {
    _ = bindReusing(to: table)
    rows.onNext(["0", "1", "2", "3", "4"])
    #expect(table.render() == "  0\n  1\n  2")
    table.scroll(to: 1)
    #expect(table.render() == "  1\n  2\n  3")
    table.scroll(to: 99)
    #expect(table.render() == "  2\n  3\n  4")
    rows.onNext(["x"])
    #expect(table.render() == "  x")
  }

  @Test func `a cell is used again, with what it showed before`() {
    _ = bindReusing(to: table)
    rows.onNext(["odd", "b"])
    let cells = table.visibleCells.map(ObjectIdentifier.init)
    rows.onNext(["c", "d"])
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)) == Set(cells))
    #expect(table.render() == "  c  !\n  d")
  }

  @Test func `a registered class makes the cells`() {
    final class LoudCell: TableCell {
      override func render() -> String { super.render().uppercased() }
    }
    table.register(LoudCell.self, forCellReuseIdentifier: "Loud")
    _ = rows.bind(to: table.rx.items(cellIdentifier: "Loud")) {
      (_, element: String, cell: LoudCell) in cell.textLabel.text = element
    }
    rows.onNext(["a"])
    #expect(table.render() == "  A")
  }

  @Test func `a tap on a row emits its index path, and its model`() {
    let log = Log()
    _ = bindReusing(to: table)
    let place: ControlEvent<IndexPath> = table.rx.itemSelected
    _ = place.subscribe(log.observer("place "))
    _ = table.rx.modelSelected(String.self).subscribe(log.observer("model "))
    rows.onNext(["a", "b"])
    table.select(row: 1)
    table.select(row: 2)
    #expect(log.lines == ["place next([0, 1])", "model next(b)"])
    #expect(table.render() == "  a\n> b")
    rows.onNext(["a", "b"])
    #expect(table.render() == "  a\n  b")
  }

  @Test func `a delegate is called as well`() {
    final class Delegate: TableDelegate {
      let log = Log()
      func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
        log.add("\(indexPath.section) \(indexPath.row)")
      }
    }
    let delegate = Delegate()
    table.delegate = delegate
    _ = bindReusing(to: table)
    rows.onNext(["a"])
    table.select(row: 0)
    #expect(delegate.log.lines == ["0 0"])
  }

  @Test func `what a row shows can be asked for, with RxCocoa's errors`() throws {
    let row = IndexPath(row: 0, section: 0)
    #expect(throws: RxCocoaError.self) { try table.rx.model(at: row) as String }
    _ = bindReusing(to: table)
    #expect(throws: RxCocoaError.self) { try table.rx.model(at: row) as String }
    rows.onNext(["a"])
    #expect(try table.rx.model(at: row) == "a")
    #expect(throws: RxCocoaError.self) { try table.rx.model(at: row) as Int }
  }

  @Test func `a binding does not keep the table alive, and ends with it`() {
    let log = Log()
    var table: Table? = Table()
    weak var observed: Table?
    observed = table
    _ = bindReusing(to: table!)
    _ = table!.rx.itemSelected.subscribe(log.observer())
    _ = table!.rx.modelSelected(String.self).subscribe(log.observer())
    rows.onNext(["a"])
    table = nil
    #expect(observed == nil)
    #expect(!rows.hasObservers)
    #expect(log.lines == ["completed", "completed"])
  }
}
