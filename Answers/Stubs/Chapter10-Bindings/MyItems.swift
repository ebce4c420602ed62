import ConsoleKit
import Foundation
import RxLite

/// Exercise `bindings/my-items`: rows that change while they are shown.
///
/// A list of rooms shows the temperature of each, and it changes while you look. In the lesson every cell needs
/// a bag, and every closure must remember to replace it. Whoever forgets it shows the temperature of the kitchen in the
/// row of the bath. Write a binding in which nobody can forget it: `configure` returns the subscription of its
/// row, and the binding disposes that subscription when the row is no longer shown.
///
///     myItems(rooms, in: table) { room, cell in
///       cell.textLabel.text = room.name
///       return room.temperature.map { "\($0)°C" }.bind(to: cell.detailTextLabel.rx.text)
///     }
///     .disposed(by: bag)
///
/// - Each element of `source` contains all the rows. The table shows them at once, in their order, in
///   place of the previous rows.
/// - For each row that the table asks for, take one cell, `dequeueReusableCell(withIdentifier: "row")`, and call
///   `configure` once. The program chooses the class of the cells, so don't register one.
/// - When `configure` receives a cell, nothing of the row before is left: what `configure` returned for this cell
///   has been disposed, and then both texts were set to nil.
/// - What `configure` returned is also disposed when the binding is disposed, and at a new element: that of every row
///   (simpler), or only where the cell has no new row. It is disposed at no other moment.
/// - Completion changes nothing, nor does an error: the rows stay, go on changing, and can be scrolled.
/// - Disposing the result ends the binding: no further element is shown, and the table no longer has your
///   data source. The table isn't kept alive.
///
///     source     --[a,b]-----[c]--|
///     the table  --a,b-------c-------
///     disposed   ------------a,b-----   what `configure` returned for these rows
///
/// You may assume that nobody gives the table another data source, and that `configure` neither disposes the binding
/// nor makes `source` emit.
///
/// A table holds its data source *weakly*, so something has to keep it: somebody keeps the result, as the bag does
/// above. Write it without `rx.items`. Everything happens on the main thread.
///
/// Then look at it: `swift run course play single-tap`. Paste your code above the `do`, `import Foundation`
/// at the top, and replace what stands in the `do`. The bath takes the kitchen's cell, and the kitchen's 25°C stays out of its row:
///
///     let kitchen = BehaviorRelay(value: 20)
///     let bath = BehaviorRelay(value: 22)
///     let rooms = BehaviorRelay(value: [("kitchen", kitchen)])
///     let table = Table()
///     let binding = myItems(rooms.asObservable(), in: table) { room, cell in
///       cell.textLabel.text = room.0
///       return room.1.map { "\($0)°C" }.bind(to: cell.detailTextLabel.rx.text)
///     }
///     print(table)
///     rooms.accept([("bath", bath)])
///     kitchen.accept(25)
///     print(table)
///     binding.dispose()
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
