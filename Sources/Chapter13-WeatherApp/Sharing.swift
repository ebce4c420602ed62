import ChapterKit
import ConsoleKit
import RxLite

func sharing() {
  listing("one-request", "one request for three labels", shows: "37 62 65") {
    let (server, api) = localServer()
    let cityInput = PublishSubject<String>()
    let (cityNameLabel, tempLabel, messageLabel) = (Label(), Label(), Label())
    let bag = DisposeBag()

    func states(of city: String) -> Single<WeatherState> {
      api.currentWeather(city: city)
        .map { data in WeatherState.weather(data, message: "") }
        .catch { error in .just(.failed(message: error.sentence)) }
    }
    let state =
      cityInput
      .flatMapLatest { city in states(of: city) }
      .startWith(.idle)
      .asDriver(onErrorDriveWith: .empty())

    state.map { $0.weather?.cityName }.drive(cityNameLabel.rx.text).disposed(by: bag)
    state.map { $0.weather.map { "\($0.temperature)°C" } }
      .drive(tempLabel.rx.text).disposed(by: bag)
    state.map { $0.message }.drive(messageLabel.rx.text).disposed(by: bag)

    for city in ["Oslo", "Atlantis"] {
      cityInput.onNext(city)
      sleep(1)
      print("“\(cityNameLabel)” “\(tempLabel)” “\(messageLabel)”")
    }
    print(server.log.joined(separator: "\n"))
  }
}
