/// A data source that groups its rows under headers. A header takes a row of the table.
public protocol SectionedTableDataSource: TableDataSource {
  /// Returns whether this row is a header.
  func isHeader(row: Int) -> Bool
}

/// A table with headers between its rows. A header can't be selected.
///
/// The rows of an index path are counted from the top of the table, headers included.
open class SectionedTable: Table {
  /// Taps a row, as the user would. A tap on a header does nothing.
  public override func select(row: Int) {
    let sections = dataSource as? any SectionedTableDataSource
    guard sections?.isHeader(row: row) != true else { return }
    super.select(row: row)
  }
}
