import ChapterKit
import ConsoleKit
import RxLite

func firstVersion() {
  listing("first-version", "a search with a field and three labels", shows: "C1 C2 36 37") {
    let (server, api) = localServer()
    let field = TextField(width: 10)
    let (cityNameLabel, tempLabel, humidityLabel) = (Label(), Label(), Label())
    let bag = DisposeBag()

    let search = field.rx.controlEvent(.editingDidEndOnExit)
      .compactMap { [weak field] in field?.text }
      .flatMapLatest { city in api.currentWeather(city: city) }

    search.map { $0.cityName }.asDriver(onErrorJustReturn: "-")
      .drive(cityNameLabel.rx.text).disposed(by: bag)
    search.map { "\($0.temperature)°C" }.asDriver(onErrorJustReturn: "-")
      .drive(tempLabel.rx.text).disposed(by: bag)
    search.map { "\($0.humidity)%" }.asDriver(onErrorJustReturn: "-")
      .drive(humidityLabel.rx.text).disposed(by: bag)

    for city in ["Oslo", "Atlantis", "Lima"] {
      field.simulateReplacing(with: city)
      field.simulateReturn()
      sleep(1)
      print("\(field) \(cityNameLabel), \(tempLabel), \(humidityLabel)")
    }
    print(server.log.joined(separator: "\n"))
  }
}
