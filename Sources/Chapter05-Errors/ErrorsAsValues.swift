import ChapterKit
import RxLite

func errorsAsValues() {
  listing("result-pipeline", "two requests, the second needs the first", shows: "E8 99") {
    let provider = Provider()

    func access(for user: String) -> Observable<Result<String, NetworkError>> {
      return provider.request(GitHubAPI.authorize(user: user))
        .flatMap { result -> Observable<Result<String, NetworkError>> in
          switch result {
          case .success(let token):
            return provider.request(GitHubAPI.accessToken(code: token))
          case .failure(let error):
            return Observable.just(.failure(error))
          }
        }
    }

    for user in ["anna", "carl"] {
      _ = access(for: user).subscribe { print($0) }
      sleep(0.4)
    }
  }

  listing("tap-after-error", "an error ends the taps, a value doesn't", shows: "99") {
    let provider = Provider()

    let asErrors = PublishSubject<String>()
    let token = asErrors.flatMap { user in
      provider.request(GitHubAPI.authorize(user: user)).map { try $0.get() }
    }
    _ = token.subscribe { print("as errors:", $0) }

    let asValues = PublishSubject<String>()
    let result = asValues.flatMap { user in
      provider.request(GitHubAPI.authorize(user: user))
    }
    _ = result.subscribe { print("as values:", $0) }

    for taps in [asErrors, asValues] {
      for user in ["carl", "anna"] {
        print("tap \(user)")
        taps.onNext(user)
        sleep(0.2)
      }
    }
  }

  listing("materialize", "the events of any sequence as elements") {
    let cities = PublishSubject<String>()
    let answers = cities.flatMap { city in
      ApiController.shared.currentWeather(city: city).materialize()
    }
    let events = answers.share()
    _ = events.compactMap { $0.element }.subscribe { print("weather:", $0) }
    _ = events.compactMap { $0.error }.subscribe { print("failure:", $0) }

    for city in ["Atlantis", "Lima"] {
      cities.onNext(city)
      sleep(0.2)
    }
  }
}

/// The requests that the provider answers.
private enum GitHubAPI {
  case authorize(user: String)
  case accessToken(code: String)
}

/// A server that knows one user. Its sequences never fail: a failure is an element.
private struct Provider {
  func request(_ target: GitHubAPI) -> Observable<Result<String, NetworkError>> {
    return Observable.deferred {
      print("request \(target)")
      return Observable<Int>.timer(.milliseconds(100), scheduler: clock.scheduler)
        .map { _ in answer(to: target) }
    }
  }

  private func answer(to target: GitHubAPI) -> Result<String, NetworkError> {
    switch target {
    case .authorize(user: "anna"): .success("token t1")
    case .accessToken(code: "token t1"): .success("access for anna")
    default: .failure(.notFound)
    }
  }
}
