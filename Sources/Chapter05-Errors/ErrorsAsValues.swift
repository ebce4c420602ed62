import ChapterKit
import RxLite

func errorsAsValues() {
  listing("result-pipeline", "two requests, the second needs the first") {
    let provider = Provider()

    func accessToken(for user: String) -> Observable<Result<String, NetworkError>> {
      return provider.request("authorize \(user)")
        .map { result -> Result<String, NetworkError> in
          switch result {
          case .success(let value):
            return .success(value["token"] ?? "")
          case .failure(let error):
            return .failure(error)
          }
        }
        .flatMap { result -> Observable<Result<[String: String], NetworkError>> in
          switch result {
          case .success(let token):
            return provider.request("access \(token)")
          case .failure(let error):
            return Observable.just(.failure(error))
          }
        }
        .map { result in result.map { $0["access"] ?? "" } }  // Result has a map of its own.
    }

    for user in ["anna", "carl"] {
      _ = accessToken(for: user).subscribe(onNext: { result in
        switch result {
        case .success(let access): print(user, access)
        case .failure(let error): print(user, "gets no access:", error)
        }
      })
      sleep(0.4)
    }
  }

  listing("tap-after-error", "the taps that a failure ends, and those it doesn't") {
    let provider = Provider()

    func show(_ chain: (Observable<String>) -> Observable<String>) {
      let taps = PublishSubject<String>()
      let subscription = chain(taps).subscribe { print($0) }
      for user in ["carl", "anna"] {
        print("tap \(user)")
        taps.onNext(user)
        sleep(0.2)
      }
      subscription.dispose()
    }

    print("errors as errors")
    show { taps in
      taps.flatMap { user in
        provider.request("authorize \(user)").map { try $0.get()["token"] ?? "" }
      }
    }
    print("errors as values")
    show { taps in
      taps.flatMap { user in provider.request("authorize \(user)") }
        .map { result in
          switch result {
          case .success(let value): return value["token"] ?? ""
          case .failure(let error): return "sorry: \(error)"
          }
        }
    }
  }

  listing("materialize", "any sequence's events as elements") {
    let station = WeatherStation()
    let cities = PublishSubject<String>()
    let events = cities.flatMap { station.currentWeather(city: $0).materialize() }.share()

    _ = events.compactMap { $0.element }.subscribe { print("weather", $0) }
    _ = events.compactMap { $0.error }.subscribe { print("failure", $0) }
    for city in ["Oslo", "Atlantis", "Lima"] {
      cities.onNext(city)
      sleep(0.2)
    }
  }
}

/// A server whose answers say whether they are good: its sequences never fail.
private struct Provider {
  private let answers = [
    "authorize anna": ["token": "t1"],
    "access t1": ["access": "has access"],
  ]

  func request(_ path: String) -> Observable<Result<[String: String], NetworkError>> {
    return Observable.deferred {
      print("request \(path)")
      return Observable<Int>.timer(.milliseconds(100), scheduler: clock.scheduler)
        .map { _ in answers[path].map { .success($0) } ?? .failure(.notFound) }
    }
  }
}
