import ConsoleKit
import ConsoleKitTerminal
import RxLite

/// `--play`: the controls of the listings on one screen, bound by the same chains, in real time.
func play() -> Int32 { ScreenPlayer(WeatherScreen()).run() }

final class WeatherScreen: Screen {
  let searchCityName = TextField(placeholder: "city")
  private let activityIndicator = Spinner()
  private let cityNameLabel = Label()
  private let tempLabel = Label()
  private let unit = SegmentedControl(["°C", "°F"])
  let (celsius, fahrenheit) = (
    TextField(placeholder: "°C", width: 8), TextField(placeholder: "°F", width: 8)
  )
  let tapButton = Button("Tap")
  let countLabel = Label()
  private let tableView = Table(height: 5)
  private let cities = BehaviorRelay(value: ApiController.cities.map(\.cityName))
  private let bag = DisposeBag()

  init() {
    super.init("Weather")
    views = [
      searchCityName, cityNameLabel, activityIndicator, tempLabel, unit, tableView,
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

    // Without an answer there is no weather to show, and no temperature.
    let search = searchInput.flatMapLatest { city in
      return ApiController.shared.currentWeather(city: city)
        .map { Answer(title: $0.cityName, temperature: $0.temperature) }
        .catchAndReturn(Answer(title: "No city “\(city)”", temperature: nil))
        .delay(.milliseconds(800), scheduler: MainScheduler.instance)
    }.asDriver(onErrorDriveWith: .empty())

    let running = Observable.merge(
      searchInput.map { _ in true }, search.map { _ in false }.asObservable()
    ).asDriver(onErrorJustReturn: false)
    running.drive(activityIndicator.rx.isAnimating).disposed(by: bag)
    // The spinner takes the place of the temperature, so nothing below them moves.
    running.startWith(false).map { !$0 }.drive(activityIndicator.rx.isHidden).disposed(by: bag)
    running.drive(tempLabel.rx.isHidden).disposed(by: bag)

    search.map { $0.title }.drive(cityNameLabel.rx.text).disposed(by: bag)
    Driver.combineLatest(search, unit.rx.selectedSegmentIndex.asDriver()) { answer, unit in
      guard let celsius = answer.temperature else { return "" }
      return unit == 0 ? "\(celsius)°C" : "\(inFahrenheit(celsius))°F"
    }
    .drive(tempLabel.rx.text).disposed(by: bag)
  }

  private func bindFields() {
    typedDegrees(celsius)
      .map { "\(inFahrenheit($0))" }
      .bind(to: fahrenheit.rx.text).disposed(by: bag)
    typedDegrees(fahrenheit)
      .map { "\(inCelsius($0))" }
      .bind(to: celsius.rx.text).disposed(by: bag)
  }

  /// The number in a field, each time that the user changes the text. With `rx.text` the number would
  /// come again when the cursor moves, and change what the user has typed into the other field.
  private func typedDegrees(_ field: TextField) -> Observable<Int> {
    field.rx.controlEvent(.editingChanged)
      .compactMap { [weak field] in Int(field?.text ?? "") }
      // A longer number would overflow when it is multiplied.
      .filter { -999_999...999_999 ~= $0 }
  }

  private func bindTaps() {
    tapButton.rx.tap.scan(0) { count, _ in count + 1 }.startWith(0)
      .map { $0 == 1 ? "1 tap" : "\($0) taps" }
      .bind(to: countLabel.rx.text).disposed(by: bag)
    tapButton.rx.tap.filter { [weak self] in self?.countLabel.text == "10 taps" }
      .map { "That's enough." }
      .bind(to: rx.alert).disposed(by: bag)
  }
}

/// What the screen says about a city.
private struct Answer {
  let title: String
  let temperature: Int?
}
