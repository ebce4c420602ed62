// The data source is the observer as well. Each cell has a serial disposable, and what the table no longer shows
// ends after the reload.
import ConsoleKit
import Foundation
import RxLite

func myItems<Row>(
  _ source: Observable<[Row]>, in table: Table,
  configure: @escaping (Row, TableCell) -> any Disposable
) -> any Disposable {
  let observer = RowsObserver(table, configure)
  let subscription = source.subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    observer.finish()
  }
}

private final class RowsObserver<Row>: ObserverType, TableDataSource {
  private weak var table: Table?
  private let configure: (Row, TableCell) -> any Disposable
  private var rows: [Row] = []
  private var cells: [(cell: TableCell, row: SerialDisposable)] = []

  init(_ table: Table, _ configure: @escaping (Row, TableCell) -> any Disposable) {
    (self.table, self.configure) = (table, configure)
    table.dataSource = self
  }

  func on(_ event: Event<[Row]>) {
    guard case .next(let rows) = event else { return }
    self.rows = rows
    table?.reloadData()
    endHidden()
  }

  func finish() {
    table?.dataSource = nil
    for (_, row) in cells { row.dispose() }
  }

  private func endHidden() {
    for (cell, row) in cells where table?.visibleCells.contains(where: { $0 === cell }) != true {
      row.disposable = Disposables.create()
    }
  }

  private func subscription(of cell: TableCell) -> SerialDisposable {
    if let known = cells.first(where: { $0.cell === cell }) { return known.row }
    cells.append((cell, SerialDisposable()))
    return cells[cells.count - 1].row
  }

  func numberOfRows(in table: Table) -> Int { rows.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    let subscription = subscription(of: cell)
    subscription.disposable = Disposables.create()
    for label in [cell.textLabel, cell.detailTextLabel] { label.text = nil }
    subscription.disposable = configure(rows[indexPath.row], cell)
    return cell
  }
}
