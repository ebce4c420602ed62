import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Exercise `networking/retry-transient`: repeat what is worth repeating.
///
/// A form that saves itself in a train must not give up at the first lost connection. But it must not ask for
/// a page that doesn't exist three times either, and above all it must not order the same book twice. And a
/// server that says when it will be back wants to be asked then, and not earlier.
///
/// `patientResponse(to:maxAttempts:scheduler:send:)` subscribes to `send(request)`: that is an attempt. Some
/// attempts fail in a way that may be over soon. They are *transient*:
///
/// - an answer with the status 429 (too many requests), or with one from 500 to 599;
/// - the error `URLError` with the code `.timedOut` or `.networkConnectionLost`;
/// - the error `RxError.timeout`, with which `timeout` fails.
///
/// After a transient failure it waits on `scheduler`, and then makes the next attempt, by calling `send` with
/// the same request again. After the first failure it waits 1 second, after the second 2, after the third 4,
/// and so on, without a limit. If the answer has a header `Retry-After` with a whole number of seconds, 0 or
/// more, it waits that long instead. (The header may hold a date as well: then the wait is the usual one.)
///
/// - Only `GET`, `HEAD`, `PUT` and `DELETE` are repeated: to do one of these twice is the same as to do it
///   once. Of any other method, `POST` among them, there is one attempt.
/// - There are `maxAttempts` attempts at most, the first one included; that is 1 or more.
/// - An answer that isn't transient is emitted, whatever its status is. A transient answer is emitted only if
///   no attempt follows, and the result completes. Thus the caller sees the last answer.
/// - Any other error is the error of the result, at once. So is the error of the last attempt.
/// - Each subscription counts its own attempts, and nothing happens before. Disposing it disposes the attempt
///   or the wait.
///
///     attempt 1   -X                 the connection is lost
///     attempt 2     -a               503, with Retry-After: 3
///     attempt 3         -b|          200
///     result      -------b|          a column is a second
///
/// Chapter 9, section 4; chapter 5, sections 7 and 8 on `retry(when:)`.
///
/// - Check it: `swift run course check networking/retry-transient`,
///   or `swift test --package-path Exercises --filter RetryTransient`
/// - A hint: `swift run course hint networking/retry-transient`
func patientResponse(
  to request: URLRequest, maxAttempts: Int, scheduler: any SchedulerType,
  send: @escaping (URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)>
) -> Observable<(response: HTTPURLResponse, data: Data)> {
  .never()  // Replace this line.
}
