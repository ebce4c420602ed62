import ChapterKit
import ConsoleKit
import RxLite

func searching() {
  listing("search-city", "a search that goes on after a failure", shows: "C2 36 64") {
    let (server, api) = localServer()
    let (field, tempLabel, messageLabel) = (TextField(width: 10), Label(), Label())
    let bag = DisposeBag()

    func states(of city: String) -> Single<WeatherState> {
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
}
