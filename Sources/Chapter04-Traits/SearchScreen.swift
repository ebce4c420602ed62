import ConsoleKit

/// A field to type in, how many results there are, and the results.
final class SearchScreen: Screen {
  let query = TextField(placeholder: "search")
  let count = Label("-")
  let table = Table()

  init() {
    super.init("Search", query, count, table)
    table.register(TableCell.self, forCellReuseIdentifier: "Cell")
  }
}
