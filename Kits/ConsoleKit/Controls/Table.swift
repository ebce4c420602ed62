import Foundation
import RxLite

/// Provides the rows of a table.
public protocol TableDataSource: AnyObject {
  /// Returns the number of rows.
  func numberOfRows(in table: Table) -> Int

  /// Returns the cell that shows a row.
  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell
}

/// The calls that a table makes to its delegate.
public protocol TableDelegate: AnyObject {
  /// Called when the user has tapped a row.
  func table(_ table: Table, didSelectRowAt indexPath: IndexPath)
}

/// A list of rows, of which as many are shown as there are lines for them.
///
/// A table makes no more cells than it shows: a cell whose row is no longer shown is used again for
/// another row. So set everything that a cell shows, or it still shows parts of an earlier row.
open class Table: View {
  private let height: Int
  private var makers: [String: () -> TableCell] = [:]
  private var spare: [String: [TableCell]] = [:]
  private let userSelects = PublishSubject<IndexPath>()

  /// The cells on the screen.
  public private(set) var visibleCells: [TableCell] = []

  /// The first row on the screen.
  public private(set) var topRow = 0

  /// The row that the user tapped last.
  public private(set) var indexPathForSelectedRow: IndexPath?

  /// The object that provides the rows. It isn't kept alive.
  public weak var dataSource: (any TableDataSource)? {
    willSet { mustBeOnMainThread(self) }
    didSet { reloadData() }
  }

  /// The object to which taps are reported. It isn't kept alive.
  public weak var delegate: (any TableDelegate)?

  /// Creates a table without rows.
  ///
  /// - Parameter height: The maximum number of rows on the screen.
  public init(height: Int = 10) { self.height = height }

  /// The number of rows.
  public var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }

  /// The rows that the user has tapped.
  var selections: Observable<IndexPath> { userSelects.asObservable() }

  /// Sets the class of the cells with this identifier.
  public func register<Cell: TableCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = { cellClass.init(reuseIdentifier: identifier) }
  }

  /// Returns a cell that is no longer in use, or a new one. Without `register` it is a plain
  /// ``TableCell``.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableCell {
    spare[identifier]?.popLast() ?? makers[identifier]?() ?? TableCell(reuseIdentifier: identifier)
  }

  /// Asks the data source for all rows again. Afterwards none is selected.
  public func reloadData() {
    mustBeOnMainThread(self)
    indexPathForSelectedRow = nil
    topRow = max(0, min(topRow, numberOfRows - height))
    showRows()
  }

  /// Shows `row` on the first line, or as near to it as the number of rows allows.
  public func scroll(to row: Int) {
    mustBeOnMainThread(self)
    topRow = max(0, min(row, numberOfRows - height))
    showRows()
  }

  /// Taps a row, as the user would.
  public func select(row: Int) {
    mustBeOnMainThread(self)
    guard (0..<numberOfRows).contains(row) else { return }
    let indexPath = IndexPath(row: row, section: 0)
    indexPathForSelectedRow = indexPath
    delegate?.table(self, didSelectRowAt: indexPath)
    userSelects.onNext(indexPath)
  }

  private func showRows() {
    for cell in visibleCells.reversed() {
      if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
    }
    visibleCells = []
    guard let dataSource else { return }
    for row in topRow..<min(topRow + height, numberOfRows) {
      let indexPath = IndexPath(row: row, section: 0)
      visibleCells.append(dataSource.table(self, cellForRowAt: indexPath))
    }
  }

  open override func render() -> String {
    if visibleCells.isEmpty { return "  (no rows)" }
    let selected = indexPathForSelectedRow?.row
    return visibleCells.enumerated().map { line, cell in
      (topRow + line == selected ? "> " : "  ") + cell.render()
    }.joined(separator: "\n")
  }
}

extension IndexPath {
  /// Creates the index path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section.
  public var section: Int { self[startIndex] }

  /// The row in the section.
  public var row: Int { self[index(after: startIndex)] }
}
