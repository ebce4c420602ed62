import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with a token, and gets one new token for all requests that are refused.
final class SignedRequests {
  typealias Answer = (response: HTTPURLResponse, data: Data)

  private let token: BehaviorRelay<String>
  private let newToken: Observable<String>
  private let send: (URLRequest) -> Observable<Answer>

  init(
    token: String, refresh: @escaping () -> Single<String>,
    send: @escaping (URLRequest) -> Observable<Answer>
  ) {
    let current = BehaviorRelay(value: token)
    self.token = current
    // NB: It is stored above `share`, so once for all, and before anybody repeats a request.
    newToken = Observable.deferred { refresh().asObservable() }
      .do(onNext: { current.accept($0) })
      .share()
      // NB: It waits for the end. Whoever joined between the token and the end would receive no token.
      .takeLast(1)
    self.send = send
  }

  func response(to request: URLRequest) -> Observable<Answer> {
    .deferred { [self] in
      let used = token.value
      return send(signed(request, used))
        .flatMap { answer -> Observable<Answer> in
          guard answer.response.statusCode == 401 else { return .just(answer) }
          let newer = self.token.value == used ? self.newToken : .just(self.token.value)
          return newer.flatMap { self.send(self.signed(request, $0)) }
        }
    }
  }

  private func signed(_ request: URLRequest, _ token: String) -> URLRequest {
    var request = request
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    return request
  }
}
