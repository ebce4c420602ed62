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

/// Turns a data task into a sequence: one task for each subscription, cancelled by its disposable.
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
