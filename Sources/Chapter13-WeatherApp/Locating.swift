import ChapterKit
import ConsoleKit
import RxLite

func locating() {
  listing("position", "the fixes of a track, asked for one by one", shows: "C10 67") {
    let location = recordedWalk()

    for _ in 1...3 {
      _ = location.currentLocation().subscribe(
        onSuccess: { print($0) }, onFailure: { print($0.sentence) })
      sleep(5)
    }
  }

  listing("two-switches", "a switch for each kind of question") {
    let (_, api) = localServer()
    let location = recordedWalk()
    let (cityInput, hereInput) = (PublishSubject<String>(), PublishSubject<Void>())
    let bag = DisposeBag()

    let weatherInCity = cityInput.flatMapLatest { api.currentWeather(city: $0) }
    let weatherHere = hereInput.flatMapLatest {
      location.currentLocation().flatMap { api.currentWeather(at: $0) }
    }
    Observable.merge(weatherInCity, weatherHere)
      .subscribe(onNext: { data in print("\(data.cityName) \(data.temperature)°C") })
      .disposed(by: bag)

    hereInput.onNext(())
    sleep(0.5)
    cityInput.onNext("Lima")
    sleep(3)
  }

  listing("asked-last", "what was asked last counts, whatever was asked", shows: "63") {
    let (_, api) = localServer()
    let location = recordedWalk()
    let (cityInput, hereInput) = (PublishSubject<String>(), PublishSubject<Void>())
    let bag = DisposeBag()

    func fetch(_ request: WeatherRequest) -> Single<Weather> {
      switch request {
      case .city(let name): api.currentWeather(city: name)
      case .here: location.currentLocation().flatMap { api.currentWeather(at: $0) }
      }
    }
    func states(of request: WeatherRequest) -> Single<WeatherState> {
      fetch(request)  // new
        .map { data in WeatherState.weather(data, message: "") }
        .catch { error in .just(.failed(message: error.sentence)) }
    }

    let requests = Observable.merge(
      cityInput.map { city in WeatherRequest.city(city) },
      hereInput.map { WeatherRequest.here })
    requests
      .map { request in states(of: request) }
      .switchLatest()
      .subscribe(onNext: { state in print(state) })
      .disposed(by: bag)

    hereInput.onNext(())
    sleep(0.5)
    cityInput.onNext("Lima")
    sleep(3)
  }
}
