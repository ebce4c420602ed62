// A single has one result, which is judged as a whole.

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request, and returns a closure that cancels it: `dataTask(with:completionHandler:)`, `resume()`
/// and `cancel()` of a session.
///
/// It calls `completionHandler` once, at once or later and on any thread.
typealias DataTask = (
  _ request: URLRequest,
  _ completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
) -> () -> Void

/// What can be wrong with an answer.
enum ResponseError: Error, Equatable {
  /// There is no answer, and no reason why.
  case unknown
  /// The answer isn't one of a web server.
  case nonHTTPResponse
}

/// A data task as a sequence: one task for each subscription, cancelled by its disposable.
func rxResponse(
  _ request: URLRequest, _ dataTask: @escaping DataTask
) -> Observable<(response: HTTPURLResponse, data: Data)> {
  Single.create { single in
    let cancel = dataTask(request) { data, response, error in
      switch (data, response) {
      case (let data?, let response as HTTPURLResponse): single(.success((response, data)))
      case (_?, _?): single(.failure(ResponseError.nonHTTPResponse))
      default: single(.failure(error ?? ResponseError.unknown))
      }
    }
    return Disposables.create(with: cancel)
  }
  .asObservable()
}
