import ConsoleKit
import Foundation
import RxLite

/// Exercise `bindings/my-items`: rows that change while they are shown.
///
/// A list of rooms shows the temperature of each, and it changes while you look. In the lesson every cell needs
/// a bag for that, and every closure a new one. Whoever forgets it shows the temperature of the kitchen in the
/// row of the bath. Write a binding in which nobody can forget it: `configure` returns the subscription of its
/// row, and the binding disposes it when the row is no longer shown.
///
///     myItems(rooms, in: table) { room, cell in
///       cell.textLabel.text = room.name
///       return room.temperature.map { "\($0)°C" }.bind(to: cell.detailTextLabel.rx.text)
///     }
///     .disposed(by: bag)
///
/// - Each element of `source` contains all the rows. The table shows them at once, in their order, in
///   place of the previous rows.
/// - A row is shown by a cell that the table gives you: `dequeueReusableCell(withIdentifier: "row")`. Its class
///   is for the program to choose, so don't register one. Take one cell for each row that the table asks for, and
///   call `configure` once for it.
/// - A cell is used again, when the table scrolls or is reloaded. When `configure` receives it, nothing of the row
///   before is left: what `configure` returned for this cell has been disposed, and then both texts were set to
///   nil.
/// - What `configure` returned is disposed at three moments and no other: when its cell is used again; when a new
///   element has no row for its cell (you may also dispose what belongs to all the previous rows first, at each new
///   element); and when the binding is disposed.
/// - Completion changes nothing: the rows stay, go on changing, and can be scrolled. The same holds for an
///   error.
/// - Disposing the result ends the binding: no further element is shown, and the table no longer has your
///   data source. You may assume that nobody has given it another one. The table isn't kept alive.
///
///     source     --[a,b]-----[c]--|
///     the table  --a,b-------c-------
///     disposed   ------------a,b-----   what `configure` returned for these rows
///
/// A table holds its data source *weakly*: something has to keep it. You may assume that somebody keeps the
/// result, as the bag does above. Write it without `rx.items`. Everything happens on the main thread, and
/// `configure` neither disposes the binding nor makes `source` emit.
///
/// Chapter 10, section 5: the listings `single-tap` and `table-by-hand`.
///
/// - Check it: `swift run course check bindings/my-items`,
///   or `swift test --package-path Exercises --filter MyItems`
/// - A hint: `swift run course hint bindings/my-items`
func myItems<Row>(
  _ source: Observable<[Row]>, in table: Table,
  configure: @escaping (Row, TableCell) -> any Disposable
) -> any Disposable {
  return Disposables.create()  // Replace this line.
}
