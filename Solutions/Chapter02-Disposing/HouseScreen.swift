import RxLite

/// A screen with the readings of a house.
///
/// Each object that needs readings has a bag of its own, and no closure that it leaves behind holds it.
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
    outside.subscribe(with: self, onNext: { screen, degrees in screen.setTitle(degrees) })
      .disposed(by: bag)
  }

  /// Collects the warnings.
  func showWarnings(_ warnings: Observable<String>) {
    warnings.subscribe(with: self, onNext: { screen, text in screen.warnings.append(text) })
      .disposed(by: bag)
  }

  /// Adds a row at the end.
  func addRow() -> RoomRow {
    let row = RoomRow()
    row.onTap = { [weak self, weak row] in
      if let row { self?.detail = row.text }
    }
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

  private var bag = DisposeBag()

  /// Shows a room. The row may live longer than the screen, and the screen longer than the row.
  func show(_ room: String, _ readings: Observable<Int>, in screen: HouseScreen) {
    bag = DisposeBag()
    text = ""
    readings.withUnretained(screen)
      .map { screen, degrees in "\(room) \(degrees)\(screen.unit)" }
      .subscribe(with: self, onNext: { row, text in row.text = text })
      .disposed(by: bag)
  }
}
