import ConsoleKit
import Foundation
import RxLite

/// Shows each element of a sequence as the rows of a table, and disposes what belongs to a row when it is no
/// longer shown.
///
///     source     --[a,b]-----[c]--|
///     the table  --a,b-------c-------
func myItems<Row>(
  _ source: Observable<[Row]>, in table: Table,
  configure: @escaping (Row, TableCell) -> any Disposable
) -> any Disposable {
  let rows = Rows(configure)
  table.dataSource = rows
  let subscription = source.subscribe(
    onNext: { [weak table] elements in
      rows.endAll()
      rows.elements = elements
      table?.reloadData()
    },
    onError: { _ in })
  return Disposables.create { [weak table] in
    subscription.dispose()
    if table?.dataSource === rows { table?.dataSource = nil }
    rows.endAll()
  }
}

private final class Rows<Row>: TableDataSource {
  var elements: [Row] = []
  private let configure: (Row, TableCell) -> any Disposable
  private var subscriptions: [ObjectIdentifier: any Disposable] = [:]

  init(_ configure: @escaping (Row, TableCell) -> any Disposable) { self.configure = configure }

  func numberOfRows(in table: Table) -> Int { elements.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    subscriptions[ObjectIdentifier(cell)]?.dispose()
    cell.textLabel.text = nil
    cell.detailTextLabel.text = nil
    subscriptions[ObjectIdentifier(cell)] = configure(elements[indexPath.row], cell)
    return cell
  }

  func endAll() {
    for subscription in subscriptions.values { subscription.dispose() }
    subscriptions = [:]
  }
}
