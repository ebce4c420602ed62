import ChapterKit
import ConsoleKit
import RxLite

func requests() {
  listing("over-http", "a request, and what the server receives") {
    let (server, api) = localServer()
    let weather: any WeatherService = api

    _ = weather.currentWeather(city: "São Paulo").subscribe(onNext: { print($0) })
    sleep(1)
    _ = weather.currentWeather(at: Location(latitude: 59.9, longitude: 10.7))
      .subscribe(onNext: { print($0.cityName) })
    sleep(1)
    print(server.log.joined(separator: "\n"))
  }

  listing("in-words", "what the screen says of each failure", shows: "68") {
    let (server, api) = localServer()

    func ask(_ city: String) {
      _ = api.currentWeather(city: city)
        .subscribe(
          onNext: { print("\($0.cityName): \($0.temperature)°C") },
          onError: { print($0.sentence) })
      sleep(6)
    }

    ask("Oslo")
    ask("Atlantis")
    for behavior in [WeatherServer.Behavior.fails, .noKey, .mute] {
      server.behavior = behavior
      ask("Oslo")
    }
    server.switchOff()
    ask("Oslo")
  }

  listing("empty-weather", "the trap: weather that isn't there", shows: "C2 C11 68") {
    let (_, api) = localServer()
    let (tempLabel, messageLabel) = (Label(), Label())
    let empty = Weather(cityName: "nowhere", temperature: 0, humidity: 0)

    _ = api.currentWeather(city: "Atlantis")
      .catchAndReturn(empty)
      .subscribe(onNext: { data in tempLabel.text = "\(data.temperature)°C" })
    sleep(1)
    print("catchAndReturn: “\(tempLabel)”")

    tempLabel.text = ""
    _ = api.currentWeather(city: "Atlantis")
      .map { WeatherState.weather($0, message: "") }
      .catch { error in .just(.failed(message: error.sentence)) }
      .subscribe(onNext: { state in
        tempLabel.text = state.weather.map { "\($0.temperature)°C" }
        messageLabel.text = state.message
      })
    sleep(1)
    print("catch: “\(tempLabel)” “\(messageLabel)”")
  }
}
