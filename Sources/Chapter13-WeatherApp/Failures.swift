import ChapterKit
import ConsoleKit
import RxLite

func failures() {
  listing("in-words", "what the screen says of each failure", shows: "68") {
    let (server, api) = localServer()

    func ask(_ city: String) {
      _ = api.currentWeather(city: city)
        .subscribe(
          onSuccess: { print("\($0.cityName): \($0.temperature)°C") },
          onFailure: { print($0.sentence) })
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
    let tempLabel = Label()
    let empty = Weather(cityName: "nowhere", temperature: 0, humidity: 0)

    _ = api.currentWeather(city: "Atlantis")
      .catchAndReturn(empty)
      .subscribe(onSuccess: { data in tempLabel.text = "\(data.temperature)°C" })
    sleep(1)
    print("the label shows \(tempLabel)")
  }

  listing("failed-state", "a failure as a state of the screen", shows: "C11 68") {
    let (_, api) = localServer()

    func states(of city: String) -> Single<WeatherState> {
      api.currentWeather(city: city)
        .map { data in WeatherState.weather(data, message: "") }
        .catch { error in .just(.failed(message: error.sentence)) }
    }

    for city in ["Oslo", "Atlantis"] {
      _ = states(of: city).subscribe { print($0) }
      sleep(1)
    }
  }
}
