// The data source is the observer as well.
import ConsoleKit
import Foundation
import RxLite

func myItems<Row>(
  _ source: Observable<[Row]>, in table: Table, configure: @escaping (Row, TableCell) -> Void
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
  private let configure: (Row, TableCell) -> Void
  private var rows: [Row] = []

  init(_ table: Table, _ configure: @escaping (Row, TableCell) -> Void) {
    (self.table, self.configure) = (table, configure)
    table.dataSource = self
  }

  func on(_ event: Event<[Row]>) {
    guard case .next(let rows) = event else { return }
    self.rows = rows
    table?.reloadData()
  }

  func finish() { table?.dataSource = nil }

  func numberOfRows(in table: Table) -> Int { rows.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    for label in [cell.textLabel, cell.detailTextLabel] { label.text = nil }
    configure(rows[indexPath.row], cell)
    return cell
  }
}
