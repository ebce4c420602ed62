import ChapterKit
import ConsoleKit
import RxLite

func leaks() {
  listing("leaking-screen", "a closure that holds the screen", shows: "C168") {
    final class WeatherScreen: Screen {
      let searchCityName = TextField()
      let tempLabel = Label()
      let bag = DisposeBag()

      override func viewDidLoad() {
        searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
          .map { self.searchCityName.text }
          .bind(to: tempLabel.rx.text)
          .disposed(by: bag)
      }

      deinit { print("screen released") }
    }

    var screen: WeatherScreen? = WeatherScreen("Weather")
    weak let lost = screen
    screen?.loadIfNeeded()
    screen = nil
    print("closed, still there: \(lost != nil)")
  }

  listing("released-screen", "the same screen with [weak self]", shows: "C168") {
    final class WeatherScreen: Screen {
      let searchCityName = TextField()
      let tempLabel = Label()
      let bag = DisposeBag()

      override func viewDidLoad() {
        searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
          .map { [weak self] in self?.searchCityName.text }
          .bind(to: tempLabel.rx.text)
          .disposed(by: bag)
      }

      deinit { print("screen released") }
    }

    var screen: WeatherScreen? = WeatherScreen("Weather")
    weak let lost = screen
    screen?.loadIfNeeded()
    screen = nil
    print("closed, still there: \(lost != nil)")
  }
}
