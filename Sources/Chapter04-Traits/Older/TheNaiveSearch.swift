import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func theNaiveSearch() {
  listing("naive", "two bindings, two requests", shows: "B72 50") {
    let screen = SearchScreen(searching: "rx")
    let bag = DisposeBag()

    let results = screen.query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        fetchAutoCompleteItems(query)
      }

    results
      .map { "\($0.count)" }
      .bind(to: screen.resultCount.rx.text)
      .disposed(by: bag)

    results
      .bind(to: screen.resultsTableView.rx.items(cellIdentifier: "Cell")) { _, result, cell in
        cell.textLabel.text = "\(result)"
      }
      .disposed(by: bag)

    screen.show()
  }

  listing("naive-and-an-error", "after one error the search is dead", shows: "B72 26 50") {
    let screen = SearchScreen(searching: "rx")
    let bag = DisposeBag()

    let results = screen.query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        fetchAutoCompleteItems(query)
      }

    results
      .subscribe(
        onNext: { items in print(items) },
        onError: { error in print("error: \(error)") },
        onDisposed: { print("disposed") }
      )
      .disposed(by: bag)

    screen.wait()
    screen.type("bad")
    screen.type("swift")
  }

  listing("naive-thread", "the results arrive on another thread", shows: "B72 33 50") {
    // A debug build stops at such a mistake. Here it is printed.
    MainThreadRule.report = { mistake in print(mistake) }
    let screen = SearchScreen(searching: "rx")
    let bag = DisposeBag()

    let results = screen.query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        fetchAutoCompleteItems(query, inBackground: true)
      }

    results
      .subscribe(onNext: { items in
        print("main thread: \(Thread.isMainThread)")
        screen.resultCount.text = "\(items.count)"
      })
      .disposed(by: bag)

    screen.wait()
  }
}
