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

/// Exercise `traits/get-repo`: a request as a `Single`.
///
/// `getRepo("ReactiveX/RxSwift", load)` asks `load` for `/repos/ReactiveX/RxSwift`: when somebody
/// subscribes, and each time somebody does. It succeeds with the JSON object that the server sends
/// with a status from 200 to 299. It fails with
///
/// - the error of the loader, if there is one;
/// - `RepoError.status` for any other status, whatever comes with it;
/// - `RepoError.cantParseJSON`, if what comes is no JSON object.
///
/// Who disposes before that cancels the request.
///
///     200 {…}   ---({…}|)
///     404 {…}   ---X            status(404)
///     200 oops  ---X            cantParseJSON
///     dispose   --!             and the server sees it
///
/// Chapter 4, section 3.
///
/// - Check it: `swift run course check traits/get-repo`,
///   or `swift test --package-path Exercises --filter GetRepo`
/// - A hint: `swift run course hint traits/get-repo`
func getRepo(_ repo: String, _ load: @escaping RepoLoader) -> Single<[String: Any]> {
  .never()  // Replace this line.
}
