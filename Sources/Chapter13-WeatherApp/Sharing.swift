import ChapterKit
import ConsoleKit
import RxLite

func sharing() {
  listing("three-requests", "the trap: a request for each label", shows: "37 61 62") {
    let (server, api) = localServer()
    let (cityNameLabel, tempLabel, humidityLabel) = (Label(), Label(), Label())
    let searchInput = PublishSubject<String>()
    let bag = DisposeBag()

    let search = searchInput.flatMapLatest { city in api.currentWeather(city: city) }

    search.map { $0.cityName }.bind(to: cityNameLabel.rx.text).disposed(by: bag)
    search.map { "\($0.temperature)°C" }.bind(to: tempLabel.rx.text).disposed(by: bag)
    search.map { "\($0.humidity)%" }.bind(to: humidityLabel.rx.text).disposed(by: bag)

    searchInput.onNext("Oslo")
    sleep(1)
    print("\(cityNameLabel), \(tempLabel), \(humidityLabel)")
    print(server.log.joined(separator: "\n"))
  }

  listing("one-request", "one request for three labels", shows: "37 62 65") {
    let (server, api) = localServer()
    let (cityNameLabel, tempLabel, humidityLabel) = (Label(), Label(), Label())
    let searchInput = PublishSubject<String>()
    let bag = DisposeBag()

    let search = searchInput.flatMapLatest { city in
      api.currentWeather(city: city).asDriver(onErrorDriveWith: .empty())
    }
    .asDriver(onErrorDriveWith: .empty())

    search.map { $0.cityName }.drive(cityNameLabel.rx.text).disposed(by: bag)
    search.map { "\($0.temperature)°C" }.drive(tempLabel.rx.text).disposed(by: bag)
    search.map { "\($0.humidity)%" }.drive(humidityLabel.rx.text).disposed(by: bag)

    searchInput.onNext("Oslo")
    sleep(1)
    print("\(cityNameLabel), \(tempLabel), \(humidityLabel)")
    print(server.log.joined(separator: "\n"))
  }
}
