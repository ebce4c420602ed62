import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request, and returns a closure that cancels it: a session's
/// `dataTask(with:completionHandler:)`, `resume()` and `cancel()` in one.
///
/// It calls `completionHandler` once, before it returns or later, on any thread.
typealias DataTask = (
  _ request: URLRequest,
  _ completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
) -> () -> Void

/// Why there is no usable answer.
enum ResponseError: Error, Equatable {
  /// There is neither an answer nor an error.
  case unknown
  /// The response isn't that of a web server.
  case nonHTTPResponse
}

/// Exercise `networking/rx-response`: a data task as a sequence.
///
/// A session passes its result to a closure, as three optionals. Turn it into a sequence once, and
/// every request of your program can be cancelled, retried and combined by operators.
///
/// `rxResponse(request, dataTask)` calls `dataTask` with the request as it is, once for each
/// subscription and not before. If there are data and an `HTTPURLResponse`, it emits both as one element
/// and completes, whatever the status is. Otherwise it fails
///
/// - with the task's own error, if the data or the response are missing and there is an error;
/// - with `ResponseError.unknown`, if they are missing and there is none;
/// - with `ResponseError.nonHTTPResponse`, if the response isn't an `HTTPURLResponse`.
///
/// The events arrive on the thread on which the task calls its closure. Disposing a subscription
/// cancels its task, and no further event arrives.
///
///     200        ---(a,|)
///     404        ---(a,|)
///     no answer  ---X
///     disposed   --!       the task is cancelled
///
/// Chapter 9, section 1, and `boil` in chapter 1, section 5.
///
/// - Check it: `swift run course check networking/rx-response`,
///   or `swift test --package-path Exercises --filter RxResponse`
/// - A hint: `swift run course hint networking/rx-response`
func rxResponse(
  _ request: URLRequest, _ dataTask: @escaping DataTask
) -> Observable<(response: HTTPURLResponse, data: Data)> {
  .never()  // Replace this line.
}
