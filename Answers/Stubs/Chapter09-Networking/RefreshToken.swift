import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Exercise `networking/refresh-token`: one new token for all that wait.
///
/// An app sends a token with each request, and the token is valid for an hour. When the app is opened after
/// lunch, five parts of the screen ask at once, and all five are refused with status 401. Five new tokens
/// would be four too many, and many servers declare all but the last one invalid, so that four of the five
/// fail again. No one wants to log in again because of that.
///
/// `SignedRequests` begins with a token. `refresh` asks the server for a new one, and `send` sends a request.
///
/// - `response(to:)` sends the request at the subscription, with the header `Authorization: Bearer` and the
///   current token, such as `Bearer abc`. It replaces such a header, and leaves the rest of the request as it
///   is. A request isn't held back by a refresh that runs.
/// - An answer with any status but 401 is emitted, and an error is passed on.
/// - An answer with status 401 isn't emitted: `refresh` is called, its token is the current one from now on,
///   and the request is sent again with it. It is repeated once. The answer to the repetition is emitted
///   whatever its status is.
/// - One refresh runs at a time. A request that is refused meanwhile waits for the same new token.
/// - A refresh ends with its token. If that is refused as well, a caller may ask again in the very moment in
///   which it receives the refusal. Then `refresh` is called again.
/// - If there is a newer token than the one that was refused, the request is repeated with the newer one,
///   without a refresh.
/// - If the refresh fails, all requests that wait for it fail with its error. The next request is sent with
///   the old token, and if it is refused, `refresh` is called again.
/// - Disposing a request that waits leaves the refresh to the others. The last one that leaves cancels it.
///
/// `refresh` and each sequence of `send` emit one element, or fail. You may assume that everything happens on
/// one thread, and that no token expires while a request with an older one is on its way.
///
///     request 1  -r   -a          r is a 401
///     request 2   -r  -b
///     refresh     ----t
///     result 1   ------(a,|)
///     result 2    -----(b,|)
///
/// Chapter 9, sections 9 and 10.
///
/// - Check it: `swift run course check networking/refresh-token`,
///   or `swift test --package-path Exercises --filter RefreshToken`
/// - A hint: `swift run course hint networking/refresh-token`
final class SignedRequests {
  typealias Answer = (response: HTTPURLResponse, data: Data)

  private let token: String
  private let refresh: () -> Single<String>
  private let send: (URLRequest) -> Observable<Answer>

  init(
    token: String, refresh: @escaping () -> Single<String>,
    send: @escaping (URLRequest) -> Observable<Answer>
  ) {
    (self.token, self.refresh, self.send) = (token, refresh, send)
  }

  func response(to request: URLRequest) -> Observable<Answer> {
    .never()  // Replace this line.
  }
}
