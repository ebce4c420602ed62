import ChapterKit
import ConsoleKit
import RxLite

func theCarefulSearch() {
  listing("careful-as-printed", "three remedies, each in its place", shows: "B78 36 37 50") {
    let screen = SearchScreen(searching: "rx")
    let bag = DisposeBag()

    let results = screen.query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        fetchAutoCompleteItems(query)
          .observe(on: MainScheduler.instance)  // the main thread
          .catchAndReturn([])  // errors end one answer, not the search
      }
      .share(replay: 1)  // one request for all bindings

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
    screen.type("bad")
    screen.type("swift")
    print(screen)
  }
}
