import ConsoleKit

/// The view of a screen that receives the keys.
struct Focus {
  private(set) var view: View?
  /// In a table, the row that Return taps.
  private(set) var row = 0
  /// The row of each table that was left.
  private var rows: [ObjectIdentifier: Int] = [:]
  /// The position of the view among all views, in case that it is removed.
  private var place = 0

  /// Whether the view takes letters as text.
  var isTyping: Bool { view is TextField || view is SearchBar }

  /// The views that can receive keys, from the top of the screen.
  static func candidates(on screen: Screen) -> [View] {
    screen.views.filter { view in
      if view.isHidden { return false }
      if let control = view as? Control { return control.isEnabled }
      return view is Table || view is SearchBar
    }
  }

  /// Moves to the first view at the start, and to another one if this one was hidden, disabled or removed.
  mutating func settle(on screen: Screen) {
    let candidates = Self.candidates(on: screen)
    if let view, candidates.contains(where: { $0 === view }) {
      place = screen.views.firstIndex { $0 === view } ?? 0
    } else {
      let below = screen.views.dropFirst(place)
      move(to: below.first { view in candidates.contains { $0 === view } } ?? candidates.last)
    }
    if let table = view as? Table {
      row = max(0, min(row, table.numberOfRows - 1))
      if table.isHeader(row) { _ = moveRow(by: 1, in: table) }
    }
  }

  /// Moves to the next view or to the previous one; the first follows the last.
  mutating func move(by step: Int, on screen: Screen) {
    let candidates = Self.candidates(on: screen)
    guard let index = candidates.firstIndex(where: { $0 === view }) else { return }
    move(to: candidates[(index + step + candidates.count) % candidates.count])
    place = screen.views.firstIndex { $0 === view } ?? 0
  }

  private mutating func move(to other: View?) {
    guard other !== view else { return }
    let before = view
    if let before = before as? Table { rows[ObjectIdentifier(before)] = row }
    view = other
    if let table = other as? Table {
      row =
        rows[ObjectIdentifier(table)] ?? table.indexPathForSelectedRow?.row ?? table.topRow
      if !(table.topRow..<table.topRow + table.visibleCells.count).contains(row) {
        row = table.topRow
      }
    }
    (before as? TextField)?.simulateLeaving()
    (other as? TextField)?.simulateFocus()
  }

  /// Moves to the next row that can be tapped, and scrolls to it.
  ///
  /// - Returns: Whether there is one.
  mutating func moveRow(by step: Int, in table: Table) -> Bool {
    let rows = 0..<table.numberOfRows
    var next = row + step
    while table.isHeader(next) { next += step.signum() }
    guard rows.contains(next) else { return false }
    row = next
    let shown = table.visibleCells.count
    // A header is scrolled into view together with the first row below it.
    let first = table.isHeader(row - 1) ? row - 1 : row
    if first < table.topRow { table.scroll(to: first) }
    if row >= table.topRow + shown { table.scroll(to: row - shown + 1) }
    return true
  }
}

extension Table {
  fileprivate func isHeader(_ row: Int) -> Bool {
    guard let sections = dataSource as? any SectionedTableDataSource else { return false }
    return (0..<numberOfRows).contains(row) && sections.isHeader(row: row)
  }
}
