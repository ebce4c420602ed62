import ChapterKit
import ConsoleKit
import RxLite

/// Answers at once, and always with the same weather.
struct ConstantWeather: WeatherService {
  func currentWeather(city: String) -> Observable<Weather> {
    .just(Weather(cityName: city, temperature: 20, humidity: 90))
  }
  func currentWeather(at location: Location) -> Observable<Weather> {
    currentWeather(city: "Oslo")
  }
  func cities(beginningWith letters: String) -> Observable<[String]> { .just([]) }
}

func services() {
  listing("two-services", "one screen, and two services behind it") {
    let (server, api) = localServer()

    func show(_ name: String, _ service: any WeatherService) {
      let tempLabel = Label()
      _ = service.currentWeather(city: "São Paulo")
        .map { "\($0.temperature)°C" }
        .asDriver(onErrorJustReturn: "-")
        .drive(tempLabel.rx.text)
      sleep(1)
      print("\(name): \(tempLabel)")
    }

    show("constant", ConstantWeather())
    show("server", api)
    print(server.log.joined(separator: "\n"))
  }
}
