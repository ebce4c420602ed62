import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func tablesAsPrinted() {
  listing("table-by-hand-as-printed", "a data source and a delegate", shows: "D18") {
    final class AboutRows: TableDataSource, TableDelegate {
      let rows = [("版本", "version:1.0.0"), ("作者", "Alex Yang")]

      func numberOfRows(in table: Table) -> Int { rows.count }

      func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
        let cell = table.dequeueReusableCell(withIdentifier: "aboutMeCell")
        cell.textLabel.text = rows[indexPath.row].0
        cell.detailTextLabel.text = rows[indexPath.row].1
        return cell
      }

      func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
        print("tapped row \(indexPath.row)")
      }
    }

    let (tableView, aboutRows) = (Table(), AboutRows())
    tableView.delegate = aboutRows
    tableView.dataSource = aboutRows
    tableView.select(row: 1)
    print(tableView)
  }

  listing("about-info", "the same table, bound", shows: "D1 82") {
    let tableView = Table()
    let bag = DisposeBag()
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

    print(tableView)
    aboutInfo.subscribe(onNext: { print("one element: \($0.count) rows") }).disposed(by: bag)
  }

  listing("items", "a function that returns a function", shows: "D5") {
    let tableView = Table()
    let bag = DisposeBag()
    let cities = Observable.just(["Oslo", "Lima"])

    let bindRows = tableView.rx.myItems(cities)
    bindRows { row, city, cell in cell.textLabel.text = "\(row) \(city)" }.disposed(by: bag)
    print(tableView)

    cities.bind(to: tableView.rx.myItems) { _, city, cell in cell.textLabel.text = city }
      .disposed(by: bag)
    print(tableView)
  }

  listing("reloads", "assigned once, or changed in place", shows: "83") {
    final class VideoArray {
      var value: [String] { didSet { relay.accept(value) } }
      let relay: BehaviorRelay<[String]>

      init(_ value: [String]) { (self.value, relay) = (value, BehaviorRelay(value: value)) }
    }
    let (tableView, videoArray) = (Table(), VideoArray(["Rx", "Swift", "Linux"]))
    let bag = DisposeBag()
    var reloads = 0
    videoArray.relay.do(onNext: { _ in reloads += 1 })
      .bind(to: tableView.rx.items(cellIdentifier: "video")) { _, title, cell in
        cell.textLabel.text = title
      }
      .disposed(by: bag)

    reloads = 0
    for row in 0..<3 { videoArray.value[row] += "!" }
    print("changed in place: \(reloads) reloads")

    reloads = 0
    var titles = videoArray.value
    for row in 0..<3 { titles[row] += "?" }
    videoArray.value = titles
    print("assigned: \(reloads) reload")
    print(tableView)
  }

  listing("sections", "rows under headers", shows: "42 A704") {
    let tableView = SectionedTable()
    let bag = DisposeBag()
    let dataSource = SectionedRows<String, Int>(
      configureHeader: { title, cell in cell.textLabel.text = title },
      configureCell: { number, cell in cell.textLabel.text = "  chapter \(number)" })

    Observable.just([
      SectionModel(model: "The contract", items: [1, 2]),
      SectionModel(model: "The screen", items: [10]),
    ])
    .bind(to: tableView.rx.items(dataSource: dataSource))
    .disposed(by: bag)

    tableView.rx.modelSelected(Int.self)
      .subscribe(onNext: { print("tapped chapter \($0)") })
      .disposed(by: bag)
    for row in 0...4 { tableView.select(row: row) }
    print(tableView)
  }
}

extension Reactive where Base: Table {
  fileprivate func myItems<Element>(
    _ source: Observable<[Element]>
  ) -> (_ configureCell: @escaping (Int, Element, TableCell) -> Void) -> any Disposable {
    return { configureCell in
      let dataSource = MyRows(configureCell)
      let subscription = source.subscribe(onNext: { [weak table = base] rows in
        dataSource.rows = rows
        table?.dataSource = dataSource
      })
      // A table holds its data source weakly: the disposable keeps it.
      return Disposables.create { withExtendedLifetime(dataSource) { subscription.dispose() } }
    }
  }
}

private final class MyRows<Element>: TableDataSource {
  private let configureCell: (Int, Element, TableCell) -> Void
  var rows: [Element] = []

  init(_ configureCell: @escaping (Int, Element, TableCell) -> Void) {
    self.configureCell = configureCell
  }

  func numberOfRows(in table: Table) -> Int { rows.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell")
    configureCell(indexPath.row, rows[indexPath.row], cell)
    return cell
  }
}
