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
    // What a control says when it is touched off the main thread. By default a debug build stops there.
    let report = MainThreadRule.report
    MainThreadRule.report = { mistake in print(mistake) }
    defer { MainThreadRule.report = report }

    func search(on screen: SearchScreen) -> Observable<[String]> {
      let service = SearchService(answersOnMainThread: false)
      screen.query.text = "rx"
      return screen.query.rx.text.orEmpty
        .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
        .flatMapLatest { query in
          service.fetchAutoCompleteItems(query)
        }
    }

    print("a closure that sets the label:")
    let first = SearchScreen()
    let byHand = search(on: first).subscribe(onNext: { items in
      print("\(items.count) results, main thread: \(isOnMainThread())")
      first.count.text = "\(items.count)"
    })
    sleep(1)
    byHand.dispose()

    print("bindings to a label and a table:")
    let bag = DisposeBag()
    let screen = SearchScreen()
    let results = search(on: screen)
    results
      .map { items in
        print("\(items.count) results, main thread: \(isOnMainThread())")
        return "\(items.count)"
      }
      .bind(to: screen.count.rx.text)
      .disposed(by: bag)
    results
      .bind(to: screen.table.rx.items(cellIdentifier: "Cell")) { _, result, cell in
        cell.textLabel.text = "\(result), main thread: \(isOnMainThread())"
      }
      .disposed(by: bag)
    sleep(1)
    runMainQueue()  // An app's main thread does this all the time.
    print(screen)
  }
}
