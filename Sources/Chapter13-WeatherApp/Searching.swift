import ChapterKit
import ConsoleKit
import RxLite

func searching() {
  listing("search-city", "a request at the end of editing", shows: "C2 64 65") {
    let (server, api) = localServer()
    let (searchCityName, tempLabel) = (TextField(), Label("-"))
    let bag = DisposeBag()

    let search = searchCityName.rx.controlEvent(.editingDidEndOnExit).asDriver()
      .map { [weak searchCityName] in searchCityName?.text }
      .filter { text in text != "" }
      .flatMapLatest { text in
        api.currentWeather(city: text ?? "")
          .map { "\($0.temperature)°C" }
          .asDriver(onErrorRecover: { error in .just(error.sentence) })
      }

    search.drive(tempLabel.rx.text).disposed(by: bag)

    for city in ["", "Atlantis", "Oslo"] {
      searchCityName.simulateReplacing(with: city)
      searchCityName.simulateReturn()
      sleep(0.5)
      print("\(searchCityName) \(tempLabel)")
    }
    print(server.log.joined(separator: "\n"))
  }

  listing("dead-search", "the trap: one failure ends the search", shows: "C2 36") {
    let (server, api) = localServer()
    let (searchCityName, tempLabel) = (TextField(), Label("-"))
    let bag = DisposeBag()

    let search = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
      .map { [weak searchCityName] in searchCityName?.text }
      .flatMapLatest { text in api.currentWeather(city: text ?? "") }
      .map { "\($0.temperature)°C" }
      .asDriver(onErrorRecover: { error in .just(error.sentence) })

    search.drive(tempLabel.rx.text).disposed(by: bag)

    for city in ["Atlantis", "Oslo"] {
      searchCityName.simulateReplacing(with: city)
      searchCityName.simulateReturn()
      sleep(0.5)
      print("\(searchCityName) \(tempLabel)")
    }
    print(server.log.joined(separator: "\n"))
  }

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
          .startWith([])  // clears results on new search term
          .catchAndReturn([])
      }
      .share(replay: 1)

    searchResults.subscribe(onNext: { print("rows \($0)") }).disposed(by: bag)
    searchResults.subscribe(onNext: { print("count \($0.count)") }).disposed(by: bag)

    for letters in ["O", "s", "l"] {
      searchText.simulateTyping(letters)
      sleep(letters == "s" ? 1 : 0.1)
    }
    sleep(1)
    print(server.log.joined(separator: "\n"))
  }

  listing("overtaken", "a slow answer, overtaken by a quick one", shows: "63") {
    let (server, api) = localServer()
    let searchInput = PublishSubject<String>()
    let (everyLabel, latestLabel) = (Label(), Label())
    let bag = DisposeBag()

    let every = searchInput.flatMap { city in api.currentWeather(city: city) }
    let latest = searchInput.flatMapLatest { city in api.currentWeather(city: city) }
    every.map { $0.cityName }.bind(to: everyLabel.rx.text).disposed(by: bag)
    latest.map { $0.cityName }.bind(to: latestLabel.rx.text).disposed(by: bag)

    server.behavior = .slow
    searchInput.onNext("Lima")
    sleep(0.5)
    server.behavior = .fast
    searchInput.onNext("Oslo")
    sleep(1)
    print("at 1.5 s: flatMap \(everyLabel), flatMapLatest \(latestLabel)")
    sleep(1)
    print("at 2.5 s: flatMap \(everyLabel), flatMapLatest \(latestLabel)")
  }
}
