import ConsoleKit
import RxLite

/// Rows that never change.
final class AboutScreen: Screen {
  let tableView = Table()
  private let bag = DisposeBag()

  private let rows: [(String, String)]

  init(_ rows: [(String, String)]) {
    self.rows = rows
    super.init("About")
    views = [tableView]
  }

  override func viewDidLoad() {
    let cellID = "aboutMeCell"
    let aboutInfo = Observable.of(rows)

    aboutInfo.bind(to: tableView.rx.items(cellIdentifier: cellID, cellType: TableCell.self)) {
      _, item, cell in
      cell.textLabel.text = item.0
      cell.detailTextLabel.text = item.1
    }
    .disposed(by: bag)
  }
}
