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
  .create { observer in
    let cancel = dataTask(request) { data, response, error in
      guard let response, let data else {
        return observer.onError(error ?? ResponseError.unknown)
      }
      guard let response = response as? HTTPURLResponse else {
        return observer.onError(ResponseError.nonHTTPResponse)
      }
      observer.onNext((response: response, data: data))
      observer.onCompleted()
    }
    return Disposables.create(with: cancel)
  }
}
