import ChapterKit
import ConsoleKit
import RxLite

func runningAsPrinted() {
  listing("running-as-printed", "a spinner while a request runs", shows: "C3 66") {
    let (searchCityName, tempLabel, activityIndicator) = (TextField(), Label("20°C"), Spinner())
    let bag = DisposeBag()

    let searchInput = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
      .map { searchCityName.text }
      .filter { ($0 ?? "").count > 0 }

    let search = searchInput.flatMapLatest { text in
      return ApiController.shared.currentWeather(city: text ?? "Error", after: 0.4)
        .catchAndReturn(ApiController.Weather.dummy)
    }.asDriver(onErrorJustReturn: ApiController.Weather.dummy)

    let running = Observable.from([
      searchInput.map { _ in true }.asObservable(),
      search.map { _ in false }.asObservable(),
    ]).merge()
      .startWith(true)
      .asDriver(onErrorJustReturn: false)

    running.skip(1)
      .drive(activityIndicator.rx.isAnimating)
      .disposed(by: bag)

    running.drive(tempLabel.rx.isHidden)
      .disposed(by: bag)

    let looks = { "label \(tempLabel.isHidden ? "hidden" : "shown")" }
    let turns = { "spinner \(activityIndicator.isAnimating ? "turns" : "hidden")" }
    print("at first: \(looks()), \(turns())")
    for city in ["Oslo", "Lima"] {
      searchCityName.simulateReplacing(with: city)
      searchCityName.simulateReturn()
      runMainQueue()
      print("\(city) asked: \(looks()), \(turns())")
      sleep(0.5)
      runMainQueue()
      print("\(city) answered: \(looks()), \(turns())")
    }
  }
}
