import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("MyItems", .serialized) @MainActor struct MyItemsTests {
  private let table = Table(height: 3)
  private let source = PublishSubject<[String]>()

  private func bind() -> any Disposable {
    myItems(source, in: table, configure: setText)
  }

  private func setText(_ row: String, _ cell: TableCell) -> any Disposable {
    cell.textLabel.text = row
    return Disposables.create()
  }

  /// What the table shows, row by row.
  private var shown: [String] { table.visibleCells.map { $0.render() } }

  @Test func `shows the rows of an element`() throws {
    let binding = bind()
    try expect(shown, equals: [], "The source has emitted nothing yet.")
    source.onNext(["a", "b", "a"])
    try expect(shown, equals: ["a", "b", "a"], "The source has emitted a, b, a: three rows.")
    try expect(table.numberOfRows, equals: 3, "The table has three rows.")
    binding.dispose()
  }

  @Test func `a new element takes the place of the rows`() throws {
    let binding = bind()
    for rows in [["a", "b"], ["c"], [], ["d", "e", "f"]] {
      source.onNext(rows)
      try expect(shown, equals: rows, "The source has emitted \(rows): these are all the rows.")
    }
    binding.dispose()
  }

  @Test func `shows what a cold source emits at once`() throws {
    let binding = myItems(.just(["a", "b"]), in: table, configure: setText)
    try expect(shown, equals: ["a", "b"], "The source emits while it is subscribed to.")
    binding.dispose()
  }

  @Test func `scrolling asks for other rows`() throws {
    let binding = bind()
    source.onNext(["a", "b", "c", "d", "e"])
    try expect(shown, equals: ["a", "b", "c"], "The table has three lines, the first three rows.")
    table.scroll(to: 2)
    try expect(shown, equals: ["c", "d", "e"], "The table was scrolled to the third row.")
    source.onNext((1...40).map { "row \($0)" })
    table.scroll(to: 37)
    try expect(
      shown, equals: ["row 38", "row 39", "row 40"],
      "There are forty rows now, and the table was scrolled to the last three.")
    binding.dispose()
  }

  @Test func `cells are used again`() throws {
    let cells = Locked<[TableCell]>([])
    let binding = myItems(source, in: table) { row, cell in
      cell.textLabel.text = row
      if !cells.value.contains(where: { $0 === cell }) { cells.value.append(cell) }
      return Disposables.create()
    }
    for _ in 1...20 { source.onNext(["a", "b", "c", "d"]) }
    for row in 0...9 { table.scroll(to: row % 2) }
    try expect(
      cells.value.count, equals: 3,
      "The table shows three rows at a time, so three cells are enough, however often it reloads.")
    try expect(
      Set(cells.value.map { $0.reuseIdentifier ?? "nil" }).sorted(), equals: ["row"],
      "The identifier of the cells is “row”.")
    binding.dispose()
  }

  @Test func `no row shows what another one left`() throws {
    let binding = myItems(source, in: table) { row, cell in
      if row != "silent" { cell.textLabel.text = row }
      if row == "new" { cell.detailTextLabel.text = "!" }
      return Disposables.create()
    }
    source.onNext(["new", "old", "new"])
    try expect(shown, equals: ["new  !", "old", "new  !"], "`configure` gives new a detail.")
    source.onNext(["old", "new", "silent"])
    try expect(
      shown, equals: ["old", "new  !", ""],
      """
      The rows are old, new and silent, for which `configure` sets no text. A cell still has a \
      text of an earlier row.
      """)
    binding.dispose()
  }

  @Test func `configures a row once each time that it is shown`() throws {
    let configured = Locked<[String]>([])
    let binding = myItems(source, in: table) { row, cell in
      configured.value.append(row)
      return Disposables.create()
    }
    try expect(configured.value, equals: [], "There is no row yet, and `configure` was called.")
    source.onNext(["a", "b"])
    // A new data source makes the table ask, and reloadData() makes it ask once more.
    let asks = max(1, configured.value.count / 2)
    try expect(
      configured.value, equals: Array(repeating: ["a", "b"], count: asks).flatMap { $0 },
      "The table asks for the rows a and b, and each is configured once for that.")
    configured.value = []
    table.scroll(to: 0)
    try expect(
      configured.value, equals: ["a", "b"],
      "Scrolling asks for both rows once more, and each is configured once for that.")
    binding.dispose()
  }

  @Test func `the rows stay when the source completes`() throws {
    try expectRowsToStay(after: .completed, "The source has completed")
  }

  @Test func `the rows stay when the source fails`() throws {
    try expectRowsToStay(after: .error(Broken()), "The source has failed")
  }

  /// The task lets an error pass unhandled, so it isn't printed below the verdict.
  private func silenceUnhandledErrors() -> () -> Void {
    let handler = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, _ in }
    return { Hooks.defaultErrorHandler = handler }
  }

  private func expectRowsToStay(after end: Event<[String]>, _ moment: String) throws {
    let restore = silenceUnhandledErrors()
    defer { restore() }
    let binding = bind()
    source.onNext(["a", "b", "c", "d"])
    source.on(end)
    try expect(shown, equals: ["a", "b", "c"], "\(moment).")
    table.scroll(to: 1)
    try expect(
      shown, equals: ["b", "c", "d"],
      """
      \(moment), then the table was scrolled. A table holds its data source weakly: does anything \
      keep it?
      """)
    binding.dispose()
    try expect(
      table.dataSource == nil, "The binding was disposed, but the table still has a data source.")
  }

  @Test func `disposing ends it`() throws {
    let binding = bind()
    source.onNext(["a"])
    binding.dispose()
    try expect(
      table.dataSource == nil, "The binding was disposed, but the table still has a data source.")
    try expect(shown, equals: [], "The binding was disposed, but the rows are still shown.")
    source.onNext(["b"])
    try expect(shown, equals: [], "The binding was disposed, then the source emitted a row.")
    try expect(
      !source.hasObservers, "The binding was disposed, but the source still has a subscriber.")
  }

  /// A room with its temperature, which changes while it is shown.
  private struct Room {
    let name: String
    let temperature: BehaviorRelay<Int>

    init(_ name: String, _ temperature: Int) {
      self.name = name
      self.temperature = BehaviorRelay(value: temperature)
    }
  }

  private let rooms = ["kitchen", "bath", "hall", "attic", "cellar"].enumerated().map {
    index, name in
    Room(name, 20 + index)
  }

  private func bind(_ source: Observable<[Room]>) -> any Disposable {
    myItems(source, in: table) { room, cell in
      cell.textLabel.text = room.name
      return room.temperature.map { "\($0)" }.bind(to: cell.detailTextLabel.rx.text)
    }
  }

  /// Changes the temperatures of all rooms, also of those that aren't shown.
  private func warm() {
    for room in rooms { room.temperature.accept(room.temperature.value + 10) }
  }

  @Test func `each row changes while it is shown`() throws {
    let source = PublishSubject<[Room]>()
    let binding = bind(source)
    source.onNext(Array(rooms.prefix(2)))
    try expect(shown, equals: ["kitchen  20", "bath  21"], "The source has emitted two rooms.")
    warm()
    try expect(
      shown, equals: ["kitchen  30", "bath  31"],
      "The temperatures of both rooms have changed: what `configure` returned for them is still needed."
    )
    binding.dispose()
  }

  @Test func `the rows go on changing when the source completes`() throws {
    try expectRowsToChange(after: .completed, "The source has completed")
  }

  @Test func `the rows go on changing when the source fails`() throws {
    try expectRowsToChange(after: .error(Broken()), "The source has failed")
  }

  private func expectRowsToChange(after end: Event<[Room]>, _ moment: String) throws {
    let restore = silenceUnhandledErrors()
    defer { restore() }
    let source = PublishSubject<[Room]>()
    let binding = bind(source)
    source.onNext(Array(rooms.prefix(2)))
    source.on(end)
    warm()
    try expect(
      shown, equals: ["kitchen  30", "bath  31"],
      "\(moment), and the temperatures have changed: the rows go on changing.")
    binding.dispose()
  }

  @Test func `a cell that is used again follows its new row`() throws {
    let source = PublishSubject<[Room]>()
    let binding = bind(source)
    source.onNext([rooms[0], rooms[1]])
    source.onNext([rooms[2], rooms[3]])
    // Only the rooms that aren't shown any more change.
    rooms[0].temperature.accept(99)
    rooms[1].temperature.accept(99)
    try expect(
      shown, equals: ["hall  22", "attic  23"],
      "The hall and the attic have taken the place of the kitchen and the bath, whose temperatures are 99 now."
    )
    source.onNext(rooms)
    table.scroll(to: 2)
    rooms[0].temperature.accept(88)
    rooms[1].temperature.accept(88)
    try expect(
      shown, equals: ["hall  22", "attic  23", "cellar  24"],
      "The kitchen and the bath were scrolled away, then their temperatures changed to 88.")
    warm()
    try expect(
      shown, equals: ["hall  32", "attic  33", "cellar  34"],
      "After scrolling, the temperatures of the three rows have changed.")
    binding.dispose()
  }

  @Test func `what belongs to a row ends with it`() throws {
    let alive = Locked<[String]>([])
    let binding = myItems(source, in: table) { row, cell in
      alive.value.append(row)
      return Disposables.create {
        if let index = alive.value.firstIndex(of: row) { alive.value.remove(at: index) }
      }
    }
    func expectAlive(_ rows: [String], _ moment: String) throws {
      try expect(
        alive.value.sorted(), equals: rows,
        "\(moment). These are the rows for which `configure` returned something that isn't disposed."
      )
    }
    source.onNext(["a", "b", "c", "d", "e"])
    try expectAlive(["a", "b", "c"], "The first three of five rows are shown")
    table.scroll(to: 1)
    try expectAlive(["b", "c", "d"], "The table was scrolled by one row")
    table.reloadData()
    try expectAlive(["b", "c", "d"], "The program has called `reloadData()`")
    source.onNext(["f", "b"])
    try expectAlive(["b", "f"], "A new element has only two rows, f and b")
    source.onNext([])
    try expectAlive([], "A new element has no rows")
    source.onNext(["g", "h", "i"])
    try expectAlive(["g", "h", "i"], "A new element has three rows again")
    source.onCompleted()
    try expectAlive(["g", "h", "i"], "The source has completed")
    binding.dispose()
    try expectAlive([], "The binding was disposed")
  }

  @Test func `a row has ended before its cell is empty`() throws {
    // Both are released here, on main, whatever is expected: a row writes into its cell when it ends.
    let source = PublishSubject<[String]>()
    let table = Table(height: 3)
    let left = Locked<[String]>([])
    let binding = myItems(source, in: table) { row, cell in
      for text in [cell.textLabel.text, cell.detailTextLabel.text] {
        if let text { left.value.append(text) }
      }
      cell.textLabel.text = row
      return Disposables.create { cell.detailTextLabel.text = "ended" }
    }
    defer { binding.dispose() }
    source.onNext(["a", "b", "c", "d"])
    table.scroll(to: 1)
    try expect(
      table.visibleCells.map { $0.render() }, equals: ["b", "c", "d"],
      """
      What `configure` returned writes “ended” into its cell when it is disposed. That must happen \
      before both texts are set to nil for the next row.
      """)
    source.onNext(["e"])
    try expect(
      left.value, equals: [],
      """
      What `configure` returned writes “ended” into its cell when it is disposed. The next row in this cell \
      sees nothing of that, since both texts are set to nil afterwards.
      """)
  }

  @Test func `two bindings have rows of their own`() throws {
    let alive = Locked<[String]>([])
    let other = Table()
    let rows = PublishSubject<[String]>()
    let configure = { (row: String, cell: TableCell) -> any Disposable in
      alive.value.append(row)
      return Disposables.create {
        if let index = alive.value.firstIndex(of: row) { alive.value.remove(at: index) }
      }
    }
    let bindings = [
      myItems(source, in: table, configure: configure),
      myItems(rows, in: other, configure: configure),
    ]
    source.onNext(["a"])
    rows.onNext(["b"])
    rows.onNext([])
    try expect(
      alive.value, equals: ["a"],
      "There are two tables, and the row of the second one was removed. That of the first one goes on."
    )
    bindings[1].dispose()
    try expect(
      alive.value, equals: ["a"],
      "The binding of the second table was disposed. The first one goes on.")
    bindings[0].dispose()
    try expect(alive.value, equals: [], "The binding of the first table was disposed as well.")
  }

  @Test func `the cells are those that the program has registered`() throws {
    table.register(RoomCell.self, forCellReuseIdentifier: "row")
    let binding = bind()
    source.onNext(["a", "b"])
    try expect(
      table.visibleCells.allSatisfy { $0 is RoomCell },
      "The program has registered a class of cells for “row”, and the rows aren't shown by such cells."
    )
    binding.dispose()
  }

  @Test func `two tables have rows of their own`() throws {
    let other = Table()
    let rows = PublishSubject<[String]>()
    let bindings = [
      bind(), myItems(rows, in: other, configure: setText),
    ]
    source.onNext(["a"])
    rows.onNext(["b", "c"])
    try expect(shown, equals: ["a"], "The first table has one row, a.")
    try expect(
      other.visibleCells.map { $0.render() }, equals: ["b", "c"], "The second one has b and c.")
    bindings[0].dispose()
    try expect(other.numberOfRows, equals: 2, "The other binding was disposed.")
    bindings[1].dispose()
  }

  @Test func `two tables keep their rows when both sources complete`() throws {
    let other = Table()
    let bindings = [table, other].enumerated().map { index, table in
      myItems(.just(["row \(index)"]), in: table, configure: setText)
    }
    table.scroll(to: 0)
    other.scroll(to: 0)
    try expect(
      shown, equals: ["row 0"],
      """
      Two tables were bound, and both sources have completed. The first table has lost its rows: \
      each binding keeps its own data source, for as long as it lasts.
      """)
    try expect(
      other.visibleCells.map { $0.render() }, equals: ["row 1"],
      "Two tables were bound, and both sources have completed. The second table keeps its rows.")
    for binding in bindings { binding.dispose() }
  }

  @Test func `does not keep the table alive`() throws {
    var table: Table? = Table()
    weak let released = table
    let binding = myItems(source, in: table!, configure: setText)
    source.onNext(["a"])
    table = nil
    try expect(released == nil, "Nobody needs the table any more, and the binding keeps it alive.")
    source.onNext(["b"])
    binding.dispose()
  }
}

private final class RoomCell: TableCell {}

private struct Broken: Error {}
