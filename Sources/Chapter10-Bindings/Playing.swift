import ConsoleKit
import ConsoleKitTerminal
import RxLite

/// `--play`: the controls of the listings on one screen, bound by the same chains, in real time.
func play() -> Int32 { ScreenPlayer(WeatherScreen()).run() }

private final class WeatherScreen: Screen {
  private let searchCityName = TextField(placeholder: "city")
  private let activityIndicator = Spinner()
  private let cityNameLabel = Label()
  private let tempLabel = Label()
  private let unit = SegmentedControl(["°C", "°F"])
  private let (celsius, fahrenheit) = (
    TextField(placeholder: "°C", width: 8), TextField(placeholder: "°F", width: 8)
  )
  private let tapButton = Button("Tap")
  private let countLabel = Label()
  private let tableView = Table(height: 5)
  private let cities = BehaviorRelay(value: [
    "Athens", "Cairo", "Dakar", "Hanoi", "Lima", "Oslo", "Quito", "Rome", "Shanghai", "Tallinn",
  ])
  private let bag = DisposeBag()

  init() {
    super.init("Weather")
    views = [
      searchCityName, activityIndicator, cityNameLabel, tempLabel, unit, tableView,
      Label("two fields, bound both ways:"), celsius, fahrenheit, tapButton, countLabel,
    ]
  }

  override func viewDidLoad() {
    unit.selectedSegmentIndex = 0
    bindSearch()
    bindFields()
    bindTaps()
  }

  private func bindSearch() {
    cities.bind(to: tableView.rx.items(cellIdentifier: "city")) { _, city, cell in
      cell.textLabel.text = city
    }
    .disposed(by: bag)

    let chosen = tableView.rx.modelSelected(String.self).asObservable()
    chosen.bind(to: searchCityName.rx.text).disposed(by: bag)

    let typed = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
      .map { [weak searchCityName] in searchCityName?.text ?? "" }
      .filter { !$0.isEmpty }
    let searchInput = Observable.merge(typed, chosen).share()

    let search = searchInput.flatMapLatest { city in
      return ApiController.shared.currentWeather(city: city)
        .delay(.milliseconds(800), scheduler: MainScheduler.instance)
        .catchAndReturn(ApiController.Weather.dummy)
    }.asDriver(onErrorJustReturn: ApiController.Weather.dummy)

    let running = Observable.merge(
      searchInput.map { _ in true }, search.map { _ in false }.asObservable()
    ).asDriver(onErrorJustReturn: false)
    running.drive(activityIndicator.rx.isAnimating).disposed(by: bag)
    running.drive(tempLabel.rx.isHidden).disposed(by: bag)

    search.map { $0.cityName }.drive(cityNameLabel.rx.text).disposed(by: bag)
    Driver.combineLatest(search, unit.rx.selectedSegmentIndex.asDriver()) { weather, unit in
      unit == 0 ? "\(weather.temperature)°C" : "\(weather.temperature * 9 / 5 + 32)°F"
    }
    .drive(tempLabel.rx.text).disposed(by: bag)
  }

  private func bindFields() {
    celsius.rx.text.orEmpty.changed.compactMap { Int($0) }
      .map { "\($0 * 9 / 5 + 32)" }
      .bind(to: fahrenheit.rx.text).disposed(by: bag)
    fahrenheit.rx.text.orEmpty.changed.compactMap { Int($0) }
      .map { "\(($0 - 32) * 5 / 9)" }
      .bind(to: celsius.rx.text).disposed(by: bag)
  }

  private func bindTaps() {
    tapButton.rx.tap.scan(0) { count, _ in count + 1 }.startWith(0)
      .map { "\($0) taps" }
      .bind(to: countLabel.rx.text).disposed(by: bag)
    tapButton.rx.tap.filter { [weak self] in self?.countLabel.text == "10 taps" }
      .map { "That's enough." }
      .bind(to: rx.alert).disposed(by: bag)
  }
}
