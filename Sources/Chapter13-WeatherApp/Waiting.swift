import ChapterKit
import ConsoleKit
import RxLite

func waiting() {
  listing("spinner", "a spinner while a request runs", shows: "C3 66") {
    let (_, api) = localServer()
    let (tempLabel, activityIndicator) = (Label("20°C"), Spinner())
    let searchInput = PublishSubject<String>()
    let bag = DisposeBag()

    let search = searchInput.flatMapLatest { text in
      api.currentWeather(city: text).asDriver(onErrorDriveWith: .empty())
    }
    .asDriver(onErrorDriveWith: .empty())

    let running = Observable.merge(
      searchInput.map { _ in true }, search.asObservable().map { _ in false }
    )
    .startWith(true)
    .asDriver(onErrorJustReturn: false)

    running.skip(1)
      .drive(activityIndicator.rx.isAnimating)
      .disposed(by: bag)

    running.drive(tempLabel.rx.isHidden)
      .disposed(by: bag)

    func look(_ moment: String) {
      let label = tempLabel.isHidden ? "hidden" : "shown"
      let spinner = activityIndicator.isAnimating ? "turns" : "idle"
      print("\(moment): label \(label), spinner \(spinner)")
    }
    look("at first")
    searchInput.onNext("Oslo")
    look("asked")
    sleep(1)
    look("answered")
  }

  listing("spinner-turns-for-ever", "the trap: the answer overtakes the question", shows: "66") {
    let (tempLabel, activityIndicator) = (Label(), Spinner())
    let searchInput = PublishSubject<String>()
    let bag = DisposeBag()

    let search =
      searchInput
      .flatMapLatest { text in Observable.just("the weather in \(text)") }
      .asDriver(onErrorDriveWith: .empty())
    search.drive(tempLabel.rx.text).disposed(by: bag)

    Observable.merge(searchInput.map { _ in true }, search.asObservable().map { _ in false })
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: bag)

    searchInput.onNext("Oslo")
    print("\(tempLabel), spinner \(activityIndicator.isAnimating ? "turns" : "idle")")
  }

  listing("one-state", "one sequence of states: the question comes first", shows: "66") {
    let (tempLabel, activityIndicator) = (Label(), Spinner())
    let searchInput = PublishSubject<String>()
    let bag = DisposeBag()

    let state =
      searchInput
      .flatMapLatest { text in
        Observable.just(Weather(cityName: text, temperature: 4, humidity: 71))
          .map { WeatherState.weather($0, message: "") }
          .startWith(.running(message: ""))
      }
      .startWith(.idle)
      .asDriver(onErrorDriveWith: .empty())

    state.compactMap { $0.weather?.cityName }.drive(tempLabel.rx.text).disposed(by: bag)
    state.map { $0.isRunning }.drive(activityIndicator.rx.isAnimating).disposed(by: bag)

    searchInput.onNext("Oslo")
    print("\(tempLabel), spinner \(activityIndicator.isAnimating ? "turns" : "idle")")
  }
}
