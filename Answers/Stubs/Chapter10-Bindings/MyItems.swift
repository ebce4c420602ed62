import ConsoleKit
import Foundation
import RxLite

/// Exercise `bindings/my-items`: rows that come from a sequence.
///
/// Nearly every app has such a list. By hand it is a data source, an array beside it, and a call of
/// `reloadData()` that is forgotten in one place. Write it once.
///
/// - Each element of `source` contains all the rows. The table shows them at once, in their order, in
///   place of the previous rows.
/// - A row is shown by a cell that the table gives you: `dequeueReusableCell(withIdentifier: "row")`. No new
///   cell is made while a used one is free. `configure` is called once for a row each time that the table
///   asks for it.
/// - A cell is used again, for another row. What an earlier row left in it must not be seen: when
///   `configure` receives the cell, both its texts are nil.
/// - Completion changes nothing: the rows stay, and can be scrolled. The same holds for an error.
/// - Disposing the result ends the binding: no further element is shown, and the table no longer has your
///   data source. You may assume that nobody has given it another one. The table isn't kept alive.
///
///     source     --[a,b]-----[c]--|
///     the table  --a,b-------c-------
///
/// A table holds its data source *weakly*: something has to keep it. Write it without `rx.items`. Everything
/// happens on the main thread.
///
/// Chapter 10, section 5: the listing `table-by-hand`.
///
/// - Check it: `swift run course check bindings/my-items`,
///   or `swift test --package-path Exercises --filter MyItems`
/// - A hint: `swift run course hint bindings/my-items`
func myItems<Row>(
  _ source: Observable<[Row]>, in table: Table, configure: @escaping (Row, TableCell) -> Void
) -> any Disposable {
  return Disposables.create()  // Replace this line.
}
