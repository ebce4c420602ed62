import ConsoleKit
import Foundation
import RxLite

/// Shows each element of a sequence as the rows of a table.
///
///     source     --[a,b]-----[c]--|
///     the table  --a,b-------c-------
func myItems<Row>(
  _ source: Observable<[Row]>, in table: Table, configure: @escaping (Row, TableCell) -> Void
) -> any Disposable {
  let rows = Rows(configure)
  table.dataSource = rows
  let subscription = source.subscribe(
    onNext: { [weak table] elements in
      rows.elements = elements
      table?.reloadData()
    },
    onError: { _ in })
  return Disposables.create { [weak table] in
    subscription.dispose()
    if table?.dataSource === rows { table?.dataSource = nil }
  }
}

private final class Rows<Row>: TableDataSource {
  var elements: [Row] = []
  private let configure: (Row, TableCell) -> Void

  init(_ configure: @escaping (Row, TableCell) -> Void) { self.configure = configure }

  func numberOfRows(in table: Table) -> Int { elements.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    cell.textLabel.text = nil
    cell.detailTextLabel.text = nil
    configure(elements[indexPath.row], cell)
    return cell
  }
}
