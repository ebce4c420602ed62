import ChapterKit
import ConsoleKit
import RxLite
import RxLiteTest

extension ConstantWeather: LocationService {
  func currentLocation() -> Single<Location> {
    .just(Location(latitude: 59.9, longitude: 10.7))
  }
}

/// A service that answers with a test's own sequences.
final class FakeWeather: WeatherService {
  private let answers: [String: TestableObservable<Weather>]
  init(cities answers: [String: TestableObservable<Weather>]) { self.answers = answers }

  func currentWeather(city: String) -> Single<Weather> {
    answers[city]?.asSingle() ?? .error(WeatherError.unknownCity(city))
  }

  func currentWeather(at location: Location) -> Single<Weather> { .never() }
  func cities(beginningWith letters: String) -> Single<[String]> { .just([]) }
}

func viewModels() {
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
