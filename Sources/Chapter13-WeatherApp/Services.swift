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
  listing("two-services", "one question, and two services behind it") {
    let (server, api) = localServer()

    for service in [ConstantWeather(), api] as [any WeatherService] {
      _ = service.currentWeather(city: "São Paulo")
        .subscribe(onNext: { data in print("\(data.temperature)°C") })
      sleep(1)
      print("requests: \(server.log.count)")
    }
  }
}
