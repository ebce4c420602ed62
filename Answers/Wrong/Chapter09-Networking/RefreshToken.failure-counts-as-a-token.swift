// The tokens are numbered, and a failed refresh is counted as well.
// Rejected with: The refresh for a has failed when b is refused, so there is no newer token

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with a token, and gets one new token for all requests that are refused.
final class SignedRequests {
  typealias Answer = (response: HTTPURLResponse, data: Data)

  private var token: String
  private var number = 0
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
      let used = number
      return send(signed(request, token)).flatMap { answer -> Observable<Answer> in
        guard answer.response.statusCode == 401 else { return .just(answer) }
        if self.number != used { return self.send(self.signed(request, self.token)) }
        return self.newToken().flatMap { self.send(self.signed(request, $0)) }
      }
    }
  }

  private func newToken() -> Observable<String> {
    if let running { return running }
    var isOver = false
    func finish() {
      if !isOver { running = nil }
      isOver = true
    }
    let started = refresh()
      .asObservable()
      .do(
        onNext: { new in
          self.token = new
          self.number += 1
          finish()
        },
        onError: { _ in
          self.number += 1
          finish()
        }, onDispose: finish
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
