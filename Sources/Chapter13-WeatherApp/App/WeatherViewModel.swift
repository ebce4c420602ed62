import Foundation
import RxLite

/// Computes what the screen shows from what the user does. It knows neither the screen nor the network.
final class WeatherViewModel {
  /// What the user does.
  struct Input {
    /// The text of the field, when the user has finished it.
    let city: Signal<String>
    /// The user asks for the weather where they are.
    let here: Signal<Void>
    /// The text of the field, as the user types.
    let typed: Driver<String>
  }

  /// What the screen shows.
  struct Output {
    let cityName: Driver<String>
    let temperature: Driver<String>
    let humidity: Driver<String>
    /// Whether there is no weather to show.
    let isHidden: Driver<Bool>
    let isRunning: Driver<Bool>
    let message: Driver<String>
    /// The text to write into the field: it is emptied when the user asks for the weather here.
    let searchText: Signal<String>
    /// The cities that begin with the typed letters.
    let searchResults: Driver<[String]>
  }

  private let service: any WeatherService
  private let location: any LocationService
  private let cache: WeatherCache
  private let scheduler: any SchedulerType

  /// - Parameter scheduler: Counts the seconds between two attempts.
  init(
    weather service: any WeatherService, location: any LocationService,
    cache: WeatherCache = WeatherCache(), scheduler: any SchedulerType = MainScheduler.instance
  ) {
    (self.service, self.location) = (service, location)
    (self.cache, self.scheduler) = (cache, scheduler)
  }

  func output(for input: Input) -> Output {
    let requests = Signal.merge(
      input.city.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
        .map { WeatherRequest.city($0) },
      input.here.map { WeatherRequest.here })

    let state = requests.asObservable()
      .flatMapLatest { self.states(of: $0) }
      .startWith(.idle)
      .asDriver(onErrorDriveWith: .empty())

    let searchText = input.here.map { "" }
    let weather = state.map { $0.weather }.distinctUntilChanged()
    return Output(
      cityName: weather.map { $0?.cityName ?? "" },
      temperature: weather.map { $0.map { "\($0.temperature)°C" } ?? "" },
      humidity: weather.map { $0.map { "\($0.humidity)%" } ?? "" },
      isHidden: weather.map { $0 == nil },
      isRunning: state.map { $0.isRunning },
      message: state.map { $0.message },
      searchText: searchText,
      searchResults: searchResults(
        of: Driver.merge(input.typed, searchText.asDriver(onErrorDriveWith: .empty()))))
  }

  /// Emits the states of the screen from a request to its end.
  private func states(of request: WeatherRequest) -> Observable<WeatherState> {
    .deferred { [self] in
      let waits = PublishSubject<WeatherState>()
      let answer = fetch(request) { [cache] error, seconds in
        let message = "\(error.sentence) Trying again in \(seconds) s."
        waits.onNext(.running(message: message, older: cache[request]))
      }
      .do(onSuccess: { [cache] data in
        cache[request] = data
        cache[.city(data.cityName)] = data
      })
      .map { data in WeatherState.weather(data, message: "") }
      .catch { [cache] error in
        guard let known = cache[request] else { return .just(.failed(message: error.sentence)) }
        let message = "\(error.sentence) This is the last known weather."
        return .just(.weather(known, message: message))
      }
      .do(onSuccess: { _ in waits.onCompleted() })
      return Observable.merge(waits, answer.asObservable())
        .startWith(.running(message: "", older: cache[request]))
    }
  }

  /// Asks for the weather, and asks again after a temporary error. `retry` repeats everything above
  /// it, so only the request is above it: the position isn't asked for again.
  private func fetch(
    _ request: WeatherRequest, onWait: @escaping (_ error: any Error, _ seconds: Int) -> Void
  ) -> Single<Weather> {
    switch request {
    case .city(let name):
      service.currentWeather(city: name).retryWithBackOff(scheduler: scheduler, onWait: onWait)
    case .here:
      location.currentLocation().flatMap { [service, scheduler] position in
        service.currentWeather(at: position).retryWithBackOff(scheduler: scheduler, onWait: onWait)
      }
    }
  }

  private func searchResults(of searchText: Driver<String>) -> Driver<[String]> {
    searchText
      .debounce(.milliseconds(300))
      .distinctUntilChanged()
      .flatMapLatest { [service] query in
        if query.count < 2 { return .just([]) }
        return service.cities(beginningWith: query)
          .retry(3)
          .asDriver(onErrorJustReturn: [])
          .startWith([])  // clears the results on a new search term
      }
      .startWith([])
  }
}
