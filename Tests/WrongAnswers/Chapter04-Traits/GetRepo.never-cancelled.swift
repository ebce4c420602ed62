// Nothing is heard after the dispose, so it seems to work. The request goes on all the same.
// Rejected with: It was disposed, and the request goes on
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
    _ = load("/repos/\(repo)") { result in
      single(
        result.flatMap { answer in
          guard 200..<300 ~= answer.status else {
            return .failure(RepoError.status(answer.status))
          }
          guard
            let json = try? JSONSerialization.jsonObject(with: answer.body) as? [String: Any]
          else { return .failure(RepoError.cantParseJSON) }
          return .success(json)
        })
    }
    return Disposables.create()
  }
}
