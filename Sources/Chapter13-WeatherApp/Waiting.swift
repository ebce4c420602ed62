import ChapterKit
import ConsoleKit
import RxLite

func waiting() {
  listing("two-spinners", "a spinner above the label, and one below", shows: "C3 66") {
    let service = ConstantWeather()
    let cityInput = PublishSubject<String>()
    let (spinnerAbove, tempLabel, spinnerBelow) = (Spinner(), Label(), Spinner())
    let bag = DisposeBag()

    let weather =
      cityInput
      .flatMapLatest { city in service.currentWeather(city: city) }
      .asDriver(onErrorDriveWith: .empty())
    let isRunning = Observable.merge(
      cityInput.map { _ in true },
      weather.asObservable().map { _ in false })

    isRunning.bind(to: spinnerAbove.rx.isAnimating).disposed(by: bag)
    weather.map { "\($0.temperature)°C" }.drive(tempLabel.rx.text).disposed(by: bag)
    isRunning.bind(to: spinnerBelow.rx.isAnimating).disposed(by: bag)

    cityInput.onNext("Oslo")
    print("above: \(spinnerAbove.isAnimating ? "turns" : "idle")")
    print("below: \(spinnerBelow.isAnimating ? "turns" : "idle")")
  }

  listing("one-state", "one sequence of states: the question comes first", shows: "66") {
    let service = ConstantWeather()
    let cityInput = PublishSubject<String>()
    let (spinnerAbove, tempLabel, spinnerBelow) = (Spinner(), Label(), Spinner())
    let bag = DisposeBag()

    func states(of city: String) -> Observable<WeatherState> {
      service.currentWeather(city: city)
        .map { data in WeatherState.weather(data, message: "") }
        .catch { error in .just(.failed(message: error.sentence)) }
        .asObservable()  // new
        .startWith(.running(message: ""))  // new
    }
    let state =
      cityInput
      .flatMapLatest { city in states(of: city) }
      .startWith(.idle)
      .asDriver(onErrorDriveWith: .empty())

    state.map { $0.isRunning }.drive(spinnerAbove.rx.isAnimating).disposed(by: bag)
    state.map { $0.weather.map { "\($0.temperature)°C" } }
      .drive(tempLabel.rx.text).disposed(by: bag)
    state.map { $0.isRunning }.drive(spinnerBelow.rx.isAnimating).disposed(by: bag)

    cityInput.onNext("Oslo")
    print("above: \(spinnerAbove.isAnimating ? "turns" : "idle")")
    print("below: \(spinnerBelow.isAnimating ? "turns" : "idle")")
  }
}
