import Foundation
import RxLite
import Synchronization

/// A server's response: its status, such as 200 or 404, and its body.
struct RepoAnswer {
  let status: Int
  let body: Data
  /// A text that changes whenever the body does. (HTTP calls it an ETag.)
  let version: String
}

/// Sends a request, and returns a closure that cancels it.
///
/// The request says which version you have, if you have one. It begins at once. `completion` is called once,
/// on any thread, with a response or with an error, even after cancelling: the response may be on its way by
/// then. Cancelling a request that is over does nothing.
typealias RepoLoader = (
  _ path: String, _ version: String?,
  _ completion: @escaping (Result<RepoAnswer, any Error>) -> Void
) -> () -> Void

/// What can be wrong with a response.
enum RepoError: Error, Equatable {
  /// The status is neither from 200 to 299 nor 304, or it is 304 although no version was sent.
  case status(Int)
  /// The body is not a JSON object.
  case cantParseJSON
}

/// Requests a repository: succeeds with the JSON object of the response, and remembers it.
///
///     sent   received
///     nil    200 {…} v1    ---({…}|)
///     v1     304           ---({…}|)    the same object
///     v1     404 {…}       ---X         status(404)
///     v1     200 oops v2   ---X         cantParseJSON
///     v1     disposed      --!          the request is cancelled
///
/// Each subscription keeps what was known when it began, since a 304 is about the version that it has sent.
/// An object is remembered before it is emitted, and the lock is free by then: the subscriber may ask again.
func getRepo(_ repo: String, _ load: @escaping RepoLoader) -> Single<[String: Any]> {
  let memory = Mutex<Known?>(nil)
  return .create { single in
    let known = memory.withLock { $0 }
    let cancel = load("/repos/\(repo)", known?.version) { result in
      if case .success(let answer) = result, answer.status == 304, let known {
        return single(.success(known.object))
      }
      let found = result.flatMap(read)
      if case .success(let newest) = found { memory.withLock { $0 = newest } }
      single(found.map(\.object))
    }
    return Disposables.create(with: cancel)
  }
}

/// An object, and its version.
private struct Known {
  let version: String
  let object: [String: Any]
}

private func read(_ answer: RepoAnswer) -> Result<Known, any Error> {
  guard 200..<300 ~= answer.status else { return .failure(RepoError.status(answer.status)) }
  guard let json = try? JSONSerialization.jsonObject(with: answer.body) as? [String: Any] else {
    return .failure(RepoError.cantParseJSON)
  }
  return .success(Known(version: answer.version, object: json))
}
