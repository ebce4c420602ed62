import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// Emits the server's response. Each subscription sends its own request; nothing is sent before. Events
  /// arrive on one of the session's threads, not on the main thread.
  ///
  /// - Ends: Completes after the response, whatever its status is; fails if there is none. An early
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

  /// Emits the body of the server's response.
  ///
  /// - Ends: Completes after the body; fails like ``response(request:)``, and with `httpRequestFailed` if
  ///   the status isn't 200 to 299.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// Emits the body of the server's response, read as JSON.
  ///
  /// - Ends: Completes after the element; fails like ``data(request:)``, and with `deserializationError`
  ///   if the body isn't JSON.
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

  /// Emits the body of the server's response to a `GET`, read as JSON.
  ///
  /// - Ends: Like ``json(request:options:)``.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
