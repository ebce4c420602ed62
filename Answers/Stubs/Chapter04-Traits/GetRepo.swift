import Foundation
import RxLite

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

/// Exercise `traits/get-repo`: a request that remembers its answer.
///
/// Your menu bar shows the stars of your repository, and asks a server for them again and again. A server limits
/// how often you may ask. But a request can say which version of the answer you have. If that is still the
/// newest one, the server answers 304, *not modified*, without an object, and GitHub doesn't count such a
/// request if you are signed in. So write a request that remembers the last object, as a `Single`.
///
/// `getRepo("ReactiveX/RxSwift", load)` is called once, when the app starts. Each time the app asks, it
/// subscribes to the result. Each subscription calls `load` once. Nothing else may call it. The path is
/// `/repos/ReactiveX/RxSwift`, with the name as it is. The version is that of the remembered object, and `nil`
/// if there is none yet.
///
/// - With a status from 200 to 299, it succeeds with the JSON object of the body. For all later subscriptions,
///   this object and the version of the response are remembered, in place of the ones before. If the body is
///   not a JSON object, it fails with `RepoError.cantParseJSON`.
/// - With status 304, it succeeds with the object of the version that *this* request sent, even if another
///   request has brought another object meanwhile. What is remembered stays that other object.
/// - With any other status, it fails with `RepoError.status`, whatever the body is. A 304 also fails so, if the
///   request sent no version.
/// - If there is no response, it fails with the loader's own error.
///
/// A failure changes nothing in what is remembered. Versions are just texts: none is older or newer by its
/// looks. Responses may come from several threads, so guard what they share with a `Mutex` (chapter 2, section
/// 6; it needs `import Synchronization`). A test with two threads finds a missing lock only if they meet at the
/// wrong moment, which they often do, but not always: here you have to be sure yourself.
///
/// The result arrives at once, on the thread on which the loader calls `completion`. Disposing a
/// subscription cancels its request. If a response comes all the same, nobody receives it, but its object is
/// remembered like any other: the server has counted that request.
///
///     sent   received
///     nil    200 {…} v1    ---({…}|)
///     v1     304           ---({…}|)    the same object
///     v1     404 {…}       ---X         status(404)
///     v1     200 oops v2   ---X         cantParseJSON
///     v1     disposed      --!          the request is cancelled
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
