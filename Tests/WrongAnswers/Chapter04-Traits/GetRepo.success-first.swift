// It tells what it has read, and looks at the status after that. A Single hears the first thing only.
// Rejected with: That is a failure, though JSON came with it.
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
      switch result {
      case .failure(let error): single(.failure(error))
      case .success(let answer):
        if let json = try? JSONSerialization.jsonObject(with: answer.body) as? [String: Any] {
          single(.success(json))
        } else {
          single(.failure(RepoError.cantParseJSON))
        }
        if !(200..<300 ~= answer.status) { single(.failure(RepoError.status(answer.status))) }
      }
    }
    return Disposables.create(with: cancel)
  }
}
