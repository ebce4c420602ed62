import ChapterKit
import ConsoleKit
import RxLite
import RxLiteTest

extension ConstantWeather: LocationService {
  func currentLocation() -> Observable<Location> {
    .just(Location(latitude: 59.9, longitude: 10.7))
  }
}

/// A service that answers with a test's own sequences.
final class FakeWeather: WeatherService {
  private let answers: [String: TestableObservable<Weather>]
  init(cities answers: [String: TestableObservable<Weather>]) { self.answers = answers }

  func currentWeather(city: String) -> Observable<Weather> {
    answers[city]?.asObservable() ?? .error(WeatherError.unknownCity(city))
  }

  func currentWeather(at location: Location) -> Observable<Weather> { .never() }
  func cities(beginningWith letters: String) -> Observable<[String]> { .just([]) }
}

func viewModels() {
  listing("emptied-field", "what a field emits when the program empties it") {
    let (field, hereButton) = (TextField(width: 10), Button("Here"))
    let bag = DisposeBag()

    let typed = field.rx.text.orEmpty.asDriver()
    let searchText = hereButton.rx.tap.asSignal().map { "" }
    searchText.emit(to: field.rx.text).disposed(by: bag)
    typed.drive(onNext: { text in print("typed “\(text)”") }).disposed(by: bag)

    field.simulateTyping("Os")
    print("- here")
    hereButton.tap()
    print(field)
  }

  listing("view-model-tested", "a test in virtual time", shows: "C2 C6 65 72 73") {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    SharingScheduler.mock(scheduler: scheduler) {
      let lima = Weather(cityName: "Lima", temperature: 17, humidity: 83)
      let oslo = Weather(cityName: "Oslo", temperature: 4, humidity: 71)
      let limaAnswer = scheduler.createColdObservable([.next(50, lima), .completed(50)])
      let weather = FakeWeather(cities: [
        "Lima": limaAnswer,
        "Oslo": scheduler.createColdObservable([.next(10, oslo), .completed(10)]),
      ])
      let viewModel = WeatherViewModel(
        weather: weather, location: ConstantWeather(), scheduler: scheduler)
      let city = scheduler.createHotObservable([.next(210, "Lima"), .next(230, "Oslo")])
      let output = viewModel.output(
        for: WeatherViewModel.Input(
          city: city.asSignal(onErrorSignalWith: .empty()), here: .never(), typed: .never()))

      let cityName = scheduler.createObserver(String.self)
      _ = output.cityName.drive(cityName)
      let temperature = scheduler.start { output.temperature.asObservable() }
      print("city: \(cityName.events)")
      print("temperature: \(temperature.events)")
      print("requests for Lima: \(limaAnswer.subscriptions)")
    }
  }
}
