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

/// Exercise `traits/get-repo`: a request as a `Single`.
///
/// Turn a callback into a sequence. You can do the same with every API that still has callbacks, and
/// leave errors, threads and cancelling to the operators. Here you also check the status, which the
/// lesson's `getRepo` forgets.
///
/// `getRepo("ReactiveX/RxSwift", load)` calls `load` with `/repos/ReactiveX/RxSwift`, the name as it is, once
/// for each subscription and not before. With a status from 200 to 299, it succeeds with the JSON object of
/// the body. It fails with
///
/// - the loader's own error, if there is no response;
/// - `RepoError.status` for any other status, whatever the body is;
/// - `RepoError.cantParseJSON`, if the body is not a JSON object.
///
/// The result arrives at once, on the thread on which the loader calls `completion`. Disposing a
/// subscription cancels its request.
///
///     200 {…}    ---({…}|)
///     404 {…}    ---X            status(404)
///     200 oops   ---X            cantParseJSON
///     disposed   --!             the request is cancelled
///
/// (Parentheses: the element and completed, at one moment.)
///
/// Chapter 4, section 2.
///
/// - Check it: `swift run course check traits/get-repo`,
///   or `swift test --package-path Exercises --filter GetRepo`
/// - A hint: `swift run course hint traits/get-repo`
func getRepo(_ repo: String, _ load: @escaping RepoLoader) -> Single<[String: Any]> {
  .never()  // Replace this line.
}
