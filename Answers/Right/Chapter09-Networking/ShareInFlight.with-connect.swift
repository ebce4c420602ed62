// A `replay(1)` with a reference count in place of `share`, and a text in place of a struct.

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests that only read, and shares each of them while it is in flight.
final class SharedRequests {
  private let load: (URLRequest) -> Observable<Data>
  private var inFlight: [String: Observable<Data>] = [:]

  init(load: @escaping (URLRequest) -> Observable<Data>) {
    self.load = load
  }

  func data(for request: URLRequest) -> Observable<Data> {
    .deferred { [self] in
      let method = request.httpMethod ?? "GET"
      guard method == "GET" || method == "HEAD" else { return load(request) }
      let headers = (request.allHTTPHeaderFields ?? [:])
        .map { "\($0.key.lowercased()): \($0.value)" }.sorted()
      let key = ([method, request.url?.absoluteString ?? ""] + headers).joined(separator: "\n")
      if let known = inFlight[key] { return known }
      var mine = true
      let end = {
        guard mine else { return }
        mine = false
        self.inFlight[key] = nil
      }
      let shared = Observable<Data>.create { observer in
        let subscription = self.load(request).subscribe { event in
          if event.isStopEvent { end() }
          observer.on(event)
        }
        return Disposables.create {
          subscription.dispose()
          end()
        }
      }
      .replay(1).refCount()
      inFlight[key] = shared
      return shared
    }
  }
}
