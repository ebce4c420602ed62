import ChapterKit
import ConsoleKit
import RxLite

func oldScreens() {
  listing("leaking-screen-as-printed", "two visits to a screen that leaks", shows: "A12 30 87") {
    final class OldLeakingScreen: WeatherScreen {
      override func viewDidLoad() {
        let search = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
          .map { self.searchCityName.text }
          .filter { ($0 ?? "").count > 0 }
          .flatMapLatest { text in
            return ApiController.shared.currentWeather(city: text ?? "Error")
          }
          .asDriver(onErrorJustReturn: ApiController.Weather.empty)

        search.map { "\($0.temperature)°C" }
          .drive(tempLabel.rx.text)
          .disposed(by: bag)
      }
    }

    ApiController.shared = ApiController()
    let before = Resources.total
    visit(OldLeakingScreen())
    let afterFirst = Resources.total
    visit(OldLeakingScreen())
    print("first visit: \(afterFirst - before == 0 ? "no change" : "more objects")")
    print("second visit: +\(Resources.total - afterFirst)")
  }

  listing("mended-screen-as-printed", "two visits to the same screen, mended", shows: "A12 30 87") {
    final class OldMendedScreen: WeatherScreen {
      override func viewDidLoad() {
        let search = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
          .map { [weak self] in self?.searchCityName.text }
          .filter { ($0 ?? "").count > 0 }
          .flatMapLatest { text in
            return ApiController.shared.currentWeather(city: text ?? "Error")
          }
          .asDriver(onErrorJustReturn: ApiController.Weather.empty)

        search.map { "\($0.temperature)°C" }
          .drive(tempLabel.rx.text)
          .disposed(by: bag)
      }
    }

    ApiController.shared = ApiController()
    let before = Resources.total
    visit(OldMendedScreen())
    let afterFirst = Resources.total
    visit(OldMendedScreen())
    print("first visit: \(afterFirst - before == 0 ? "no change" : "more objects")")
    print("second visit: +\(Resources.total - afterFirst)")
  }
}
