import ChapterKit
import RxLite

/// What each screen of the app uses. It lives as long as the app.
final class Weather {
  let readings = thermometer().share(replay: 1)
  let cities = loadCities().share(replay: 1, scope: .forever)
}

final class WeatherScreen {
  let city = ChosenCity()
  private let weather: Weather
  private let labels = Labels()
  private let title = SerialDisposable()
  private let bag = DisposeBag()

  init(_ weather: Weather) {
    self.weather = weather
    title.disposed(by: bag)
    labels.show(weather.readings)
    weather.cities.subscribe(onNext: { names in print("menu: \(names)") })
      .disposed(by: bag)
    city.text.subscribe(onNext: { text in print("abroad: \(text)") })
      .disposed(by: bag)
  }

  func showTitle() {
    title.disposable = weather.readings
      .subscribe(onNext: { degrees in print("title: \(degrees)°C") })
  }

  func hideTitle() { title.disposable = Disposables.create() }
}

func wholeScreen() {
  listing("whole-screen", "three labels, a passing title, and two days", shows: "37") {
    let weather = Weather()
    print("Monday: the screen opens")
    var screen: WeatherScreen? = WeatherScreen(weather)
    sleep(0.05)
    print("the user scrolls down, and chooses Oslo")
    screen?.showTitle()
    screen?.city.choose("Oslo")
    sleep(0.12)
    print("the user scrolls up")
    screen?.hideTitle()
    sleep(0.1)
    screen = nil

    print("Tuesday: the screen opens")
    screen = WeatherScreen(weather)
    sleep(0.05)
    screen = nil
  }
}
