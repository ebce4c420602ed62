import ConsoleKit
import RxLite

/// The controls, bound to the view model. It decides nothing.
final class WeatherScreen: Screen {
  let searchCityName = TextField(placeholder: "city", width: 24)
  let searchResultsLabel = Label()
  let hereButton = Button("Here")
  let activityIndicator = Spinner()
  let cityNameLabel = Label()
  let tempLabel = Label()
  let humidityLabel = Label()
  let messageLabel = Label()
  let networkButton = Button()
  let serverLabel = Label("To try out: how the server answers")
  let serverControl = SegmentedControl(WeatherServer.Behavior.allCases.map(\.rawValue))

  private let viewModel: WeatherViewModel
  private let network: NetworkSwitch
  private let bag = DisposeBag()

  init(_ viewModel: WeatherViewModel, _ network: NetworkSwitch) {
    (self.viewModel, self.network) = (viewModel, network)
    super.init(
      "Weather", searchCityName, searchResultsLabel, hereButton, activityIndicator, cityNameLabel,
      tempLabel, humidityLabel, messageLabel, networkButton, serverLabel, serverControl)
  }

  override func viewDidLoad() {
    bindViewModel()
    bindNetwork()
  }

  private func bindViewModel() {
    let output = viewModel.output(
      for: WeatherViewModel.Input(
        city: searchCityName.rx.controlEvent(.editingDidEndOnExit).asSignal()
          .map { [weak searchCityName] in searchCityName?.text ?? "" },
        here: hereButton.rx.tap.asSignal(),
        typed: searchCityName.rx.text.orEmpty.asDriver()))

    output.cityName.drive(cityNameLabel.rx.text).disposed(by: bag)
    output.temperature.drive(tempLabel.rx.text).disposed(by: bag)
    output.humidity.drive(humidityLabel.rx.text).disposed(by: bag)
    for label in [cityNameLabel, tempLabel, humidityLabel] {
      output.isHidden.drive(label.rx.isHidden).disposed(by: bag)
    }
    output.isRunning.drive(activityIndicator.rx.isAnimating).disposed(by: bag)
    output.isRunning.map { !$0 }.drive(activityIndicator.rx.isHidden).disposed(by: bag)
    output.message.drive(messageLabel.rx.text).disposed(by: bag)
    output.message.map { $0.isEmpty }.drive(messageLabel.rx.isHidden).disposed(by: bag)
    output.searchText.emit(to: searchCityName.rx.text).disposed(by: bag)
    output.searchResults.map { $0.joined(separator: ", ") }
      .drive(searchResultsLabel.rx.text).disposed(by: bag)
    output.searchResults.map { $0.isEmpty }.drive(searchResultsLabel.rx.isHidden).disposed(by: bag)
  }

  private func bindNetwork() {
    networkButton.rx.tap
      .bind(onNext: { [network] in network.toggle() })
      .disposed(by: bag)
    network.isOn.map { $0 ? "Switch the network off" : "Switch the network on" }
      .drive(networkButton.rx.title).disposed(by: bag)

    serverControl.selectedSegmentIndex = 0
    serverControl.rx.selectedSegmentIndex
      .bind(onNext: { [network] in network.setBehavior($0) })
      .disposed(by: bag)
  }
}
