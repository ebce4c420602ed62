// The answers that one has seen have a text for each key, and so it is written down. What has a number
// somewhere, or a list, is no object then.
// Rejected with: that is an object, though one without a full_name.
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
  .create { single in
    let cancel = load("/repos/\(repo)") { result in
      single(result.flatMap(read))
    }
    return Disposables.create(with: cancel)
  }
}

private func read(_ answer: RepoAnswer) -> Result<[String: Any], any Error> {
  guard 200..<300 ~= answer.status else { return .failure(RepoError.status(answer.status)) }
  guard let json = try? JSONSerialization.jsonObject(with: answer.body) as? [String: String] else {
    return .failure(RepoError.cantParseJSON)
  }
  return .success(json)
}
