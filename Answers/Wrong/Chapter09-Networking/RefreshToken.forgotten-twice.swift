// The refresh is forgotten when it is released, too, and by then the next one may run.
// Rejected with: When the first one is released, it must not take the second

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with a token, and gets one new token for all requests that are refused.
final class SignedRequests {
  typealias Answer = (response: HTTPURLResponse, data: Data)

  private var token: String
  private var running: Observable<String>?
  private let refresh: () -> Single<String>
  private let send: (URLRequest) -> Observable<Answer>

  init(
    token: String, refresh: @escaping () -> Single<String>,
    send: @escaping (URLRequest) -> Observable<Answer>
  ) {
    (self.token, self.refresh, self.send) = (token, refresh, send)
  }

  func response(to request: URLRequest) -> Observable<Answer> {
    .deferred { [self] in
      let used = token
      return send(signed(request, used)).flatMap { answer -> Observable<Answer> in
        guard answer.response.statusCode == 401 else { return .just(answer) }
        if self.token != used { return self.send(self.signed(request, self.token)) }
        return self.newToken().flatMap { self.send(self.signed(request, $0)) }
      }
    }
  }

  private func newToken() -> Observable<String> {
    if let running { return running }
    func finish() { running = nil }
    let started = refresh()
      .asObservable()
      .do(
        onNext: { new in
          self.token = new
          finish()
        },
        onError: { _ in finish() }, onDispose: finish
      )
      .share()
    running = started
    return started
  }

  private func signed(_ request: URLRequest, _ token: String) -> URLRequest {
    var request = request
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    return request
  }
}
