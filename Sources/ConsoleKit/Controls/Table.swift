import Foundation
import RxLite

/// What a table asks for its rows.
public protocol TableDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in table: Table) -> Int

  /// The cell that shows a row.
  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell
}

/// What a table tells its delegate.
public protocol TableDelegate: AnyObject {
  /// The user has tapped a row.
  func table(_ table: Table, didSelectRowAt indexPath: IndexPath)
}

/// Rows, of which it shows as many as it has lines for.
///
/// It makes no more cells than it shows: a cell whose row has gone is used again for another one. So
/// whoever configures a cell has to set all of it, or it shows what an earlier row left there.
open class Table: View {
  private let height: Int
  private var makers: [String: () -> TableCell] = [:]
  private var spare: [String: [TableCell]] = [:]
  private let userSelects = PublishSubject<IndexPath>()

  /// The cells that are shown.
  public private(set) var visibleCells: [TableCell] = []

  /// The first row that is shown.
  public private(set) var topRow = 0

  /// The row that the user tapped last.
  public private(set) var indexPathForSelectedRow: IndexPath?

  /// Where the rows come from. It isn't kept alive.
  public weak var dataSource: (any TableDataSource)? {
    willSet { mustBeOnMainThread(self) }
    didSet { reloadData() }
  }

  /// Who is told what the user does. It isn't kept alive.
  public weak var delegate: (any TableDelegate)?

  /// A table without rows.
  ///
  /// - Parameter height: how many rows it shows at most.
  public init(height: Int = 10) { self.height = height }

  /// How many rows there are.
  public var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }

  /// The rows that the user has tapped.
  var selections: Observable<IndexPath> { userSelects.asObservable() }

  /// Says what class the cells with this identifier have.
  public func register<Cell: TableCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = { cellClass.init(reuseIdentifier: identifier) }
  }

  /// A cell that isn't in use any more, or a new one. Without `register` it is a plain ``TableCell``.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableCell {
    spare[identifier]?.popLast() ?? makers[identifier]?() ?? TableCell(reuseIdentifier: identifier)
  }

  /// Asks the data source for everything anew. Nothing is selected after that.
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

  /// The user taps a row.
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
  /// The place of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section.
  public var section: Int { self[startIndex] }

  /// The row in the section.
  public var row: Int { self[index(after: startIndex)] }
}
