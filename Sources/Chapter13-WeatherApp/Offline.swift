import ChapterKit
import ConsoleKit
import RxLite

func offline() {
  listing(
    "stored-weather", "without a network, what is known", shows: "C4 C11 69"
  ) {
    let (server, api) = localServer()
    let location = recordedWalk()
    let cache = WeatherCache()

    func fetch(_ request: WeatherRequest) -> Single<Weather> {
      switch request {
      case .city(let name): api.currentWeather(city: name)
      case .here: location.currentLocation().flatMap { api.currentWeather(at: $0) }
      }
    }
    func states(of request: WeatherRequest) -> Observable<WeatherState> {
      fetch(request)
        .do(onSuccess: { data in  // new
          cache[request] = data
          cache[.city(data.cityName)] = data
        })
        .map { data in WeatherState.weather(data, message: "") }
        .catch { error in
          // new: what is known
          guard let known = cache[request] else { return .just(.failed(message: error.sentence)) }
          let message = "\(error.sentence) This is the last known weather."
          return .just(.weather(known, message: message))
        }
        .asObservable()
        .startWith(.running(message: ""))
    }

    func ask(_ request: WeatherRequest) {
      print("- \(request)")
      _ = states(of: request).subscribe(onNext: { state in print(state) })
      sleep(5)
    }
    ask(.here)
    server.switchOff()
    ask(.city("oslo"))
    ask(.city("Lima"))
  }

  listing("retry-where", "two places for a retry") {
    let (server, api) = localServer()
    server.switchOff()

    func ask(_ weather: (Single<Location>) -> Single<Weather>) {
      let currentLocation = recordedWalk().currentLocation()
        .do(onSubscribe: { print("where am I?") })
      _ = weather(currentLocation).subscribe(onFailure: { print($0.sentence) })
      sleep(5)
    }

    print("below both:")
    ask { location in location.flatMap { api.currentWeather(at: $0) }.retry(2) }
    print("below the request:")
    ask { location in location.flatMap { api.currentWeather(at: $0).retry(2) } }
  }

  listing("wait-notices", "an answer, and the notices from beside it") {
    var attempts = 0
    let request = Single<String>.create { observer in
      attempts += 1
      observer(attempts < 3 ? .failure(WeatherError.offline) : .success("17°C"))
      return Disposables.create()
    }
    let waits = PublishSubject<String>()
    let answer = request.retryWithBackOff(scheduler: clock.mainScheduler) { _, seconds in
      waits.onNext("wait \(seconds) s")
    }

    _ = Observable.merge(answer.asObservable(), waits).subscribe { print($0) }
    sleep(5)
  }

  listing("every-notice", "no notice is lost, and the result completes") {
    var attempts = 0
    let request = Single<String>.create { observer in
      attempts += 1
      observer(attempts < 3 ? .failure(WeatherError.offline) : .success("17°C"))
      return Disposables.create()
    }
    let waits = PublishSubject<String>()
    let answer = request.retryWithBackOff(scheduler: clock.mainScheduler) { _, seconds in
      waits.onNext("wait \(seconds) s")
    }
    .do(onSuccess: { _ in waits.onCompleted() })  // new

    _ = Observable.merge(waits, answer.asObservable()).subscribe { print($0) }  // new: waits first
    sleep(5)
  }

  listing("wait-states", "each wait is a state, too", shows: "C5 69 70") {
    let (server, api) = localServer()
    let cache = WeatherCache()

    func states(of city: String) -> Observable<WeatherState> {
      .deferred {
        let waits = PublishSubject<WeatherState>()  // new
        let answer = api.currentWeather(city: city)
          .retryWithBackOff(scheduler: clock.mainScheduler) { error, seconds in  // new
            let message = "\(error.sentence) Trying again in \(seconds) s."
            waits.onNext(.running(message: message, older: cache[.city(city)]))
          }
          .do(onSuccess: { data in cache[.city(city)] = data })
          .map { data in WeatherState.weather(data, message: "") }
          .catch { error in
            guard let known = cache[.city(city)] else {
              return .just(.failed(message: error.sentence))
            }
            let message = "\(error.sentence) This is the last known weather."
            return .just(.weather(known, message: message))
          }
          .do(onSuccess: { _ in waits.onCompleted() })  // new
        return Observable.merge(waits, answer.asObservable())  // new
          .startWith(.running(message: "", older: cache[.city(city)]))  // new: older
      }
    }

    let lima = states(of: "Lima")
    print("- a short tunnel")
    server.switchOff()
    _ = lima.subscribe { print($0) }
    sleep(2)
    try? server.switchOn()
    sleep(2)
    print("- a long tunnel")
    server.switchOff()
    _ = lima.subscribe { print($0) }
    sleep(7)
  }
}
