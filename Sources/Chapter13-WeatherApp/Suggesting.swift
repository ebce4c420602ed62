import ChapterKit
import ConsoleKit
import RxLite

func suggesting() {
  listing("while-typing", "results while the user types, and not at each letter", shows: "A18 64") {
    let (server, api) = localServer()
    let searchText = TextField()
    let bag = DisposeBag()

    let searchResults = searchText.rx.text.orEmpty
      .debounce(.milliseconds(300), scheduler: clock.mainScheduler)
      .distinctUntilChanged()
      .flatMapLatest { query in
        api.cities(beginningWith: query)
          .retry(3)
          .catchAndReturn([])
      }
      .share(replay: 1)

    searchResults.subscribe(onNext: { print("rows \($0)") }).disposed(by: bag)
    searchResults.subscribe(onNext: { print("count \($0.count)") }).disposed(by: bag)

    for (letter, pause) in [("O", 0.1), ("s", 1), ("l", 1)] {
      searchText.simulateTyping(letter)
      sleep(pause)
    }
    print(server.log.joined(separator: "\n"))
  }
}
