import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func oldScreens() {
  listing("about-me", "rows that never change", shows: "D1 82") {
    let screen = AboutScreen([
      ("版本", "version:1.0.0"),
      ("作者", "Alex Yang"),
      ("E-mail", "yanghs.dgut@gmail.com"),
      ("博客", "https://dgutyanghs.github.io/"),
    ])
    screen.loadIfNeeded()
    print(screen)
  }

  listing("ghost-pair", "one tap is two events, and three taps are five pairs", shows: "D4 85") {
    let (table, bag) = (VideoTable(), DisposeBag())
    let tableView = table.tableView
    let cellTapedObservable = Observable.combineLatest(
      tableView.rx.modelSelected(Video.self), tableView.rx.itemSelected
    ) { (videoItem, indexPath) -> (Video, IndexPath) in
      return (videoItem, indexPath)
    }
    cellTapedObservable
      .subscribe(onNext: { print("  pair: \($0.title), row \($1.row)") }).disposed(by: bag)
    cellTapedObservable.debounce(.milliseconds(500), scheduler: clock.mainScheduler)
      .subscribe(onNext: { print("  debounced: \($0.title), row \($1.row)") }).disposed(by: bag)

    for (row, pause) in [(0, 1.0), (1, 0.3), (0, 1.0)] {
      print("tap on row \(row)")
      tableView.select(row: row)
      sleep(pause)
    }
  }
}
