import ChapterKit
import ConsoleKit
import RxLite

func searching() {
  listing("search-city", "a search that goes on after a failure", shows: "C2 36 64") {
    let (server, api) = localServer()
    let (field, tempLabel, messageLabel) = (TextField(width: 10), Label(), Label())
    let bag = DisposeBag()

    func states(of city: String) -> Observable<WeatherState> {
      api.currentWeather(city: city)
        .map { data in WeatherState.weather(data, message: "") }
        .catch { error in .just(.failed(message: error.sentence)) }
    }

    let state = field.rx.controlEvent(.editingDidEndOnExit)
      .compactMap { [weak field] in field?.text }
      .filter { city in !city.isEmpty }
      .flatMapLatest { city in states(of: city) }

    state.map { state in state.weather.map { "\($0.temperature)°C" } }
      .bind(to: tempLabel.rx.text).disposed(by: bag)
    state.map { state in state.message }
      .bind(to: messageLabel.rx.text).disposed(by: bag)

    for city in ["", "Atlantis", "Lima"] {
      field.simulateReplacing(with: city)
      field.simulateReturn()
      sleep(1)
      print("\(field) “\(tempLabel)” “\(messageLabel)”")
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

    for (letter, pause) in [("O", 0.1), ("s", 1), ("l", 1)] {
      searchText.simulateTyping(letter)
      sleep(pause)
    }
    print(server.log.joined(separator: "\n"))
  }
}
