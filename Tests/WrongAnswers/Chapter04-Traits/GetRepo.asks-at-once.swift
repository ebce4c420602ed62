// The request is sent when the Single is made, and its answer kept for whoever comes. But making one may
// not do any work.
// Rejected with: Nobody has subscribed yet, and the server was asked.
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
  let answer = ReplaySubject<[String: Any]>.create(bufferSize: 1)
  let cancel = load("/repos/\(repo)") { result in
    switch result {
    case .failure(let error): answer.onError(error)
    case .success(let reply) where 200..<300 ~= reply.status:
      if let json = try? JSONSerialization.jsonObject(with: reply.body) as? [String: Any] {
        answer.onNext(json)
        answer.onCompleted()
      } else {
        answer.onError(RepoError.cantParseJSON)
      }
    case .success(let reply): answer.onError(RepoError.status(reply.status))
    }
  }
  return answer.do(onDispose: cancel).asSingle()
}
