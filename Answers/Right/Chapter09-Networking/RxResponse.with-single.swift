// A `Single` has one result, which contains the response and the data together.

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
