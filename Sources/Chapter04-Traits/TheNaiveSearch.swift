import ChapterKit
import ConsoleKit
import RxLite

func theNaiveSearch() {
  listing("naive", "what beginners write: two bindings, two requests") {
    let screen = SearchScreen()
    let (query, resultCount, resultsTableView) = (screen.query, screen.count, screen.table)
    let service = SearchService()
    let bag = DisposeBag()
    query.text = "rx"

    let results = query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        service.fetchAutoCompleteItems(query)
      }

    results
      .map { "\($0.count)" }
      .bind(to: resultCount.rx.text)
      .disposed(by: bag)

    results
      .bind(to: resultsTableView.rx.items(cellIdentifier: "Cell")) { _, result, cell in
        cell.textLabel.text = "\(result)"
      }
      .disposed(by: bag)

    sleep(1)
    print(screen)
  }

  listing("naive-and-an-error", "after an error nobody listens to the text any more") {
    let screen = SearchScreen()
    let service = SearchService()
    let bag = DisposeBag()
    screen.query.text = "rx"

    let results = screen.query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        service.fetchAutoCompleteItems(query)
      }

    // NB: `bind(to:)` would stop a debug build at the error.
    results
      .subscribe(
        onNext: { screen.count.text = "\($0.count)" },
        onError: { error in print("error: \(error)") },
        onDisposed: { print("unsubscribed") }
      )
      .disposed(by: bag)

    for text in ["bad", "swift"] {
      sleep(1)
      print("typed: \(text)")
      screen.query.simulateReplacing(with: text)
    }
    sleep(1)
    print("the label still says \(screen.count)")
  }

  listing("naive-thread", "an answer that doesn't come on the main thread") {
    let count = Label("0")
    let answer = PublishSubject<[String]>()
    let report = MainThreadRule.report
    MainThreadRule.report = { mistake in print(mistake) }
    defer { MainThreadRule.report = report }

    let byHand = answer.subscribe(onNext: { items in count.text = "\(items.count)" })
    onAnotherThread { answer.onNext(["rxlite", "rxswift"]) }
    byHand.dispose()

    print("with a binder:")
    let bound = answer.map { "\($0.count)" }.bind(to: count.rx.text)
    onAnotherThread { answer.onNext(["rxlite"]) }
    print("the label says \(count)")
    runMainQueue()
    print("the label says \(count)")
    bound.dispose()
  }
}
