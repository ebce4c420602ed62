import ChapterKit
import ConsoleKit
import RxLite

func locating() {
  listing("position", "the fixes of a track, asked for one by one", shows: "C10 67") {
    let location = recordedWalk()

    for _ in 1...3 {
      _ = location.currentLocation().subscribe(
        onNext: { print($0) }, onError: { print($0.sentence) }, onCompleted: { print("completed") })
      sleep(5)
    }
  }

  listing("asked-last", "what was asked last counts, whatever was asked", shows: "63") {
    let (server, api) = localServer()
    let location = recordedWalk()
    let (cityInput, hereInput) = (PublishSubject<String>(), PublishSubject<Void>())
    let bag = DisposeBag()

    func fetch(_ request: WeatherRequest) -> Observable<Weather> {
      switch request {
      case .city(let name): api.currentWeather(city: name)
      case .here: location.currentLocation().flatMapLatest { api.currentWeather(at: $0) }
      }
    }
    func states(of request: WeatherRequest) -> Observable<WeatherState> {
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

    print("- Lima")
    server.behavior = .slow
    cityInput.onNext("Lima")
    sleep(0.5)
    print("- here")
    server.behavior = .fast
    hereInput.onNext(())
    sleep(3)
    print("- Zürich")
    cityInput.onNext("Zürich")
    sleep(1)
  }
}
