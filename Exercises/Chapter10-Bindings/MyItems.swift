import ConsoleKit
import RxLite

/// Exercise `bindings/my-items`: rows that come from a sequence.
///
/// Nearly every app has such a list. By hand it is a data source, an array beside it, and a call of
/// `reloadData()` that is forgotten in one place. Write it once.
///
/// - Each element of `source` is all the rows. The table shows them at once, in their order, in place
///   of the previous rows.
/// - A row is shown by a cell that the table gives you: `dequeueReusableCell(withIdentifier: "row")`. No cell
///   is made while one is spare. `configure` is called once for a row each time that the table asks for it.
/// - A cell is used again, for another row. What an earlier row left there must not be seen:
///   before `configure` receives the cell, its two texts are nil.
/// - Completion changes nothing: the rows stay, and can be scrolled. An error does the same.
/// - Disposing the result ends it: no element is shown any more, and the table has no data source.
///   The table isn't kept alive.
///
///     source     --[a,b]-----[c]--|
///     the table  --a,b-------c-------
///
/// A table holds its data source *weakly*: something has to keep it. Make it without `rx.items`. You are on the
/// main thread.
///
/// Chapter 10, section 7: the listings `table-by-hand` and `items`.
///
/// - Check it: `swift run course check bindings/my-items`,
///   or `swift test --package-path Exercises --filter MyItems`
/// - A hint: `swift run course hint bindings/my-items`
func myItems<Row>(
  _ source: Observable<[Row]>, in table: Table, configure: @escaping (Row, TableCell) -> Void
) -> any Disposable {
  return Disposables.create()  // Replace this line.
}
