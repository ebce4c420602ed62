import ChapterKit
import ConsoleKit
import RxLite

/// The weather, a tenth of a second after it is asked for.
final class ApiController {
  static var shared = ApiController()

  struct Weather {
    let cityName: String
    let temperature: Int

    static let empty = Weather(cityName: "nowhere", temperature: 0)
  }

  /// The temperatures, which are loaded when they are first needed, and then kept.
  private lazy var temperatures = BehaviorRelay(value: ["Oslo": 4, "Shanghai": 20])

  func currentWeather(city: String) -> Observable<Weather> {
    let weather = Weather(cityName: city, temperature: temperatures.value[city] ?? 0)
    return Observable.just(weather).delay(.milliseconds(100), scheduler: clock.scheduler)
  }
}

/// A field for a city, and a label with its temperature.
class WeatherScreen {
  let searchCityName = TextField()
  let tempLabel = Label()
  let bag = DisposeBag()

  deinit { print("screen released") }

  func viewDidLoad() {}
}

/// Opens a screen, uses it, and goes back.
func visit(_ screen: WeatherScreen) {
  screen.viewDidLoad()
  screen.searchCityName.simulateTyping("Oslo")
  screen.searchCityName.simulateReturn()
  sleep(0.2)
  print("it shows \(screen.tempLabel.text ?? "nothing")")
}
