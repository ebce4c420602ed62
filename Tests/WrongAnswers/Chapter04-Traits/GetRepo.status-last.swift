// The body is read before the status is looked at. An error page that is no JSON hides what went wrong.
// Rejected with: it has to be looked at first
import Foundation
import RxLite

/// What a server answers: its status, such as 200 or 404, and what comes with it.
struct RepoAnswer {
  let status: Int
  let body: Data
}

/// Somebody who asks a server. It begins at once, calls `completion` when there is an answer or when
/// there will be none, and returns what cancels the request.
typealias RepoLoader = (
  _ path: String, _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
) -> () -> Void

/// What can be wrong with an answer.
enum RepoError: Error, Equatable {
  /// The status isn't one of success.
  case status(Int)
  /// What came is no JSON object.
  case cantParseJSON
}

func getRepo(_ repo: String, _ load: @escaping RepoLoader) -> Single<[String: Any]> {
  .create { single in
    let cancel = load("/repos/\(repo)") { result in
      single(result.flatMap(read))
    }
    return Disposables.create(with: cancel)
  }
}

private func read(_ answer: RepoAnswer) -> Result<[String: Any], any Error> {
  guard let json = try? JSONSerialization.jsonObject(with: answer.body) as? [String: Any] else {
    return .failure(RepoError.cantParseJSON)
  }
  guard 200..<300 ~= answer.status else { return .failure(RepoError.status(answer.status)) }
  return .success(json)
}
