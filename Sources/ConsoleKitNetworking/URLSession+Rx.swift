import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// What a server answers. Nothing is sent before somebody subscribes, and each subscription sends a
  /// request of its own. Events arrive on a thread of the session's, not on the main one.
  ///
  /// - Ends: completes after the answer, whatever its status is; fails if there is none. An early
  ///   `dispose()` cancels the request.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session: URLSession = base
    return .create { observer in
      let logEntry = RequestLogEntry(request)
      let task = session.dataTask(with: request) { data, response, error in
        logEntry?.print(response, error)
        guard let response, let data else {
          return observer.onError(error ?? RxCocoaURLError.unknown)
        }
        guard let response = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create(with: task.cancel)
    }
  }

  /// The bytes that a server answers with.
  ///
  /// - Ends: completes after them; fails with `httpRequestFailed` if the status isn't 200 to 299.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// The JSON that a server answers with.
  ///
  /// - Ends: completes after it; fails as ``data(request:)`` does, and with `deserializationError` if
  ///   it isn't JSON.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON that a server answers with to a `GET`.
  ///
  /// - Ends: as ``json(request:options:)``.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
