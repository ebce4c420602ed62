import ChapterKit
import ConsoleKit
import RxLite

func theCarefulSearch() {
  listing("careful", "the same with all that has to be thought of") {
    let screen = SearchScreen()
    let (query, resultCount, resultsTableView) = (screen.query, screen.count, screen.table)
    let service = SearchService()
    let bag = DisposeBag()
    query.text = "rx"

    let results = query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        service.fetchAutoCompleteItems(query)
          .observe(on: MainScheduler.instance)  // results are returned on MainScheduler
          .catchAndReturn([])  // in the worst case, errors are handled
      }
      .share(replay: 1)  // HTTP requests are shared and results replayed to all UI elements

    results
      .map { "\($0.count)" }
      .bind(to: resultCount.rx.text)
      .disposed(by: bag)

    results
      .bind(to: resultsTableView.rx.items(cellIdentifier: "Cell")) { _, result, cell in
        cell.textLabel.text = "\(result)"
      }
      .disposed(by: bag)

    typeAndShow(["bad", "swift"], on: screen)
  }

  listing("catch-too-low", "one line lower, catch ends it all the same") {
    let screen = SearchScreen()
    let service = SearchService()
    let bag = DisposeBag()
    screen.query.text = "rx"

    let results = screen.query.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: clock.mainScheduler)
      .flatMapLatest { query in
        service.fetchAutoCompleteItems(query)
          .observe(on: MainScheduler.instance)
      }
      .catchAndReturn([])
      .share(replay: 1)

    results
      .subscribe(
        onNext: { print("results: \($0)") }, onCompleted: { print("completed") }
      )
      .disposed(by: bag)

    for text in ["bad", "swift"] {
      sleep(1)
      print("typed: \(text)")
      screen.query.simulateReplacing(with: text)
    }
    sleep(1)
  }
}

/// Shows the screen, and again after each of these texts is put into the field.
func typeAndShow(_ texts: [String], on screen: SearchScreen) {
  sleep(1)
  print(screen)
  for text in texts {
    print("")
    screen.query.simulateReplacing(with: text)
    sleep(1)
    print(screen)
  }
}
