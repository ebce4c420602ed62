import ChapterKit
import ConsoleKit
import RxLite

/// Answers at once, and always with the same weather.
struct ConstantWeather: WeatherService {
  func currentWeather(city: String) -> Single<Weather> {
    .just(Weather(cityName: city, temperature: 20, humidity: 90))
  }
  func currentWeather(at location: Location) -> Single<Weather> {
    currentWeather(city: "Oslo")
  }
  func cities(beginningWith letters: String) -> Single<[String]> { .just([]) }
}

func services() {
  listing("two-services", "one question, and two services behind it") {
    let (server, api) = localServer()

    for service in [ConstantWeather(), api] as [any WeatherService] {
      _ = service.currentWeather(city: "São Paulo")
        .subscribe(onSuccess: { data in print("\(data.temperature)°C") })
      sleep(1)
      print("requests: \(server.log.count)")
    }
  }
}
