import RxLite

/// Exercise `disposing/house-screen`: a screen that leaves nothing behind.
///
/// A screen shows a house: the temperature outside, warnings of frost and storm, and a row for each room. The two
/// classes below are a colleague's. They compile, they show readings, and people complain: no warning ever
/// appears, a row changes between two rooms, and in the morning the batteries are flat. Mend them.
///
/// - `title` is the latest temperature outside, and `warnings` has each warning that has come, the oldest first.
/// - When the screen is swiped away, nothing keeps it alive: no subscription, and no row. The screen's sensors are
///   off then, and so are those of its rows, which are released with it. If somebody else still holds a row, a
///   later reading or tap must do no harm (it may be ignored).
/// - `remove` takes a row from the list. If nobody else holds the row, it is released, and its sensor is off, although
///   the screen is still there. The other rows go on.
/// - A row may be used again, for another room: `show` first switches the old sensor off and empties the text, and
///   only then subscribes to the new one. A sensor may emit while you subscribe to it.
/// - A temperature has the unit that the screen has when the reading comes: the user may change it.
/// - A tap calls the row's `onTap`, which puts its text into the screen's `detail`.
///
/// All calls come from one thread. The tests use everything that isn't private, so keep those names.
///
/// Then look at it: `swift run course play subscribe-with`. Paste both classes above the `do`, and replace
/// what stands below `let lamps = Lamps()`:
///
///     var screen: HouseScreen? = HouseScreen()
///     screen!.showTitle(lamps.counting())
///     screen!.addRow().show("kitchen", lamps.counting(), in: screen!)
///     screen!.addRow().show("garden", lamps.counting(), in: screen!)
///     sleep(0.2)
///     print(screen!.title, screen!.rows.map(\.text), "lamps lit: \(lamps.lit)")
///     screen!.remove(screen!.rows[0])
///     print("a row removed, lamps lit: \(lamps.lit)")
///     screen = nil
///     print("swiped away, lamps lit: \(lamps.lit)")
///
/// Three lamps are lit, then two, then none. With the colleague's classes, all three stay lit.
///
/// Chapter 2, sections 3 and 4. Draw the arrows: who holds whom?
///
/// - Check it: `swift run course check disposing/house-screen`,
///   or `swift test --package-path Exercises --filter HouseScreen`
/// - A hint: `swift run course hint disposing/house-screen`
final class HouseScreen {
  /// What stands behind each temperature.
  var unit = "°C"

  /// The temperature outside, such as `outside 12°C`.
  private(set) var title = ""

  /// All warnings that have come.
  private(set) var warnings: [String] = []

  /// The text of the row that was tapped on last, as it was then.
  private(set) var detail = ""

  /// The rows, in the order in which they were added.
  private(set) var rows: [RoomRow] = []

  fileprivate let bag = DisposeBag()

  /// Shows the temperature outside.
  func showTitle(_ outside: Observable<Int>) {
    // Replace this code, and in both classes whatever else holds too much, or too long.
    outside.subscribe(onNext: setTitle).disposed(by: bag)
  }

  /// Collects the warnings.
  func showWarnings(_ warnings: Observable<String>) {
    let bag = DisposeBag()
    warnings.subscribe(onNext: { text in self.warnings.append(text) }).disposed(by: bag)
  }

  /// Adds a row at the end.
  func addRow() -> RoomRow {
    let row = RoomRow()
    row.onTap = { self.detail = row.text }
    rows.append(row)
    return row
  }

  /// Removes a row.
  func remove(_ row: RoomRow) { rows.removeAll { $0 === row } }

  private func setTitle(_ degrees: Int) { title = "outside \(degrees)\(unit)" }
}

/// A row with the temperature in a room.
final class RoomRow {
  /// The room and its temperature, such as `kitchen 20°C`. It is empty until the first reading.
  private(set) var text = ""

  /// Called at each tap on the row.
  var onTap: () -> Void = {}

  /// Shows a room.
  func show(_ room: String, _ readings: Observable<Int>, in screen: HouseScreen) {
    readings.map { degrees in "\(room) \(degrees)\(screen.unit)" }
      .subscribe(onNext: { text in self.text = text })
      .disposed(by: screen.bag)
  }
}
