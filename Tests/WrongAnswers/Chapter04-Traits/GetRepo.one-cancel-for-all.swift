// What cancels a request is kept outside of `create`, in one place for all subscriptions. There it is the
// newest request's, whoever disposes.
// Rejected with: that one is to be cancelled, and not the second. Cancelled: [2]
import Foundation
import RxLite

struct RepoAnswer {
  let status: Int
  let body: Data
}

typealias RepoLoader = (
  _ path: String, _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
) -> () -> Void

enum RepoError: Error, Equatable {
  case status(Int)
  case cantParseJSON
}

func getRepo(_ repo: String, _ load: @escaping RepoLoader) -> Single<[String: Any]> {
  var cancel: () -> Void = {}
  return .create { single in
    cancel = load("/repos/\(repo)") { result in
      single(result.flatMap(read))
    }
    return Disposables.create { cancel() }
  }
}

private func read(_ answer: RepoAnswer) -> Result<[String: Any], any Error> {
  guard 200..<300 ~= answer.status else { return .failure(RepoError.status(answer.status)) }
  guard let json = try? JSONSerialization.jsonObject(with: answer.body) as? [String: Any] else {
    return .failure(RepoError.cantParseJSON)
  }
  return .success(json)
}
