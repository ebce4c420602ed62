import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Exercise `networking/log-line`: a log that you may send by mail.
///
/// A user writes that your app is slow, and you ask for its log. That file is mailed, and ends up in a ticket
/// that many people can read, so no password and no token may be in it. Here you write the operator that
/// makes such a log. You can put it below any request of a program of yours.
///
/// `logged(_:scheduler:log:)` passes on what its source emits, unchanged, and calls `log` with one line for
/// each subscription:
///
///     GET example.com/weather?city&key: 200, 16 bytes, 120 ms
///
/// It consists of the method; the host and the path of the address, and a `?` with the names in its query, if
/// it has one; what happened first; and the time since the subscription, on `scheduler`, rounded to whole
/// milliseconds. A scheduler has the current time, a `Date`, as `now`. What can happen is
///
/// - an answer: `200, 16 bytes`, the status and the size of the body;
/// - an error: `URLError -1001` for a `URLError` with this code, and for any other the name of its type, such
///   as `DecodingError`. The text of an error may have the whole address in it;
/// - a completion without an answer: `no answer`;
/// - the disposal of the subscription before all of these: `cancelled`.
///
/// The line is written before the event is passed on. Nothing else gets into the log: no value of the query,
/// no user, password, port or fragment of the address, no header, and nothing of a body. You may assume that
/// the address has a host, and that its path and the names are plain letters.
///
///     source    ---a|     ---X     -----!
///     result    ---a|     ---X     -----!
///     log       ---1      ---2     -----3
///
///     1 is GET example.com/a: 200, 5 bytes, 3000 ms
///     2 is GET example.com/a: URLError -1005, 3000 ms
///     3 is GET example.com/a: cancelled, 5000 ms
///
/// Chapter 9, section 8 on `do`. `URLComponents(url:resolvingAgainstBaseURL:)` takes an address apart.
///
/// - Check it: `swift run course check networking/log-line`,
///   or `swift test --package-path Exercises --filter LogLine`
/// - A hint: `swift run course hint networking/log-line`
extension ObservableType where Element == (response: HTTPURLResponse, data: Data) {
  func logged(
    _ request: URLRequest, scheduler: any SchedulerType, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
