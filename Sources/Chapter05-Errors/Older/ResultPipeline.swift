import ChapterKit
import RxLite

func resultPipeline() {
  listing("result-pipeline", "two requests, the second needs the first", shows: "E8 99") {
    let provider = Provider()

    func access(for user: String) -> Observable<Result<JSON, NetworkError>> {
      return provider.request(GitHubAPI.authorize(user: user))
        .map { result -> Result<String, NetworkError> in
          switch result {
          case .success(let value):
            return .success(value["token"] ?? "")
          case .failure(let error):
            return .failure(error)
          }
        }
        .flatMap { result -> Observable<Result<JSON, NetworkError>> in
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
}

private typealias JSON = [String: String]

/// The requests that the provider answers.
private enum GitHubAPI {
  case authorize(user: String)
  case accessToken(code: String)
}

/// A server that knows one user. Its sequences never fail: a failure is an element.
private struct Provider {
  func request(_ target: GitHubAPI) -> Observable<Result<JSON, NetworkError>> {
    return Observable.deferred {
      print("request \(target)")
      return Observable<Int>.timer(.milliseconds(100), scheduler: clock.scheduler)
        .map { _ in answer(to: target) }
    }
  }

  private func answer(to target: GitHubAPI) -> Result<JSON, NetworkError> {
    switch target {
    case .authorize(user: "anna"): .success(["token": "t1"])
    case .accessToken(code: "t1"): .success(["access": "anna"])
    default: .failure(.notFound)
    }
  }
}
