import ConsoleKit
import RxLite

/// Who has made the app.
final class AboutScreen: Screen {
  let tableView = Table()
  private let bag = DisposeBag()

  init() {
    super.init("About")
    views = [tableView]
  }

  override func viewDidLoad() {
    let cellID = "aboutMeCell"
    let aboutInfo = Observable.of([
      ("版本", "version:1.0.0"),
      ("作者", "Alex Yang"),
      ("E-mail", "yanghs.dgut@gmail.com"),
      ("博客", "https://dgutyanghs.github.io/"),
    ])

    aboutInfo.bind(to: tableView.rx.items(cellIdentifier: cellID, cellType: TableCell.self)) {
      _, item, cell in
      cell.textLabel.text = item.0
      cell.detailTextLabel.text = item.1
    }
    .disposed(by: bag)
  }
}
