// All cancelling closures are collected in a global list that nobody empties.
// Rejected with: The request is over and the single is gone, but something still holds `load`
import Foundation
import RxLite

/// A server's response: its status, such as 200 or 404, and its body.
struct RepoAnswer {
  let status: Int
  let body: Data
}

/// Sends a request, and returns a closure that cancels it.
///
/// The request begins at once. `completion` is called once, on any thread, with a response or with an
/// error. Cancelling a request that is over does nothing.
typealias RepoLoader = (
  _ path: String, _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
) -> () -> Void

/// What can be wrong with a response.
enum RepoError: Error, Equatable {
  /// The status is not from 200 to 299.
  case status(Int)
  /// The body is not a JSON object.
  case cantParseJSON
}

func getRepo(_ repo: String, _ load: @escaping RepoLoader) -> Single<[String: Any]> {
  .create { single in
    let cancel = load("/repos/\(repo)") { result in
      single(result.flatMap(read))
    }
    jobs.append(cancel)
    return Disposables.create(with: cancel)
  }
}

private func read(_ answer: RepoAnswer) -> Result<[String: Any], any Error> {
  guard 200..<300 ~= answer.status else { return .failure(RepoError.status(answer.status)) }
  guard let json = try? JSONSerialization.jsonObject(with: answer.body) as? [String: Any] else {
    return .failure(RepoError.cantParseJSON)
  }
  return .success(json)
}

private var jobs: [() -> Void] = []
