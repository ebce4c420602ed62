import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests that only read, and shares each of them while it is in flight.
final class SharedRequests {
  private let load: (URLRequest) -> Observable<Data>
  private var inFlight: [Key: Observable<Data>] = [:]

  init(load: @escaping (URLRequest) -> Observable<Data>) {
    self.load = load
  }

  func data(for request: URLRequest) -> Observable<Data> {
    .deferred { [self] in
      guard ["GET", "HEAD"].contains(request.httpMethod) else { return load(request) }
      let key = Key(request)
      return inFlight[key] ?? start(request, key)
    }
  }

  private func start(_ request: URLRequest, _ key: Key) -> Observable<Data> {
    var isOver = false
    // NB: It is forgotten before its end is passed on, since a caller may ask again right then. After that,
    // the entry belongs to a new request, and must stay.
    func forget() {
      if !isOver { inFlight[key] = nil }
      isOver = true
    }
    let request = load(request)
      .do(onError: { _ in forget() }, onCompleted: forget, onDispose: forget)
      .share(replay: 1)
    inFlight[key] = request
    return request
  }

  /// What makes two requests equal.
  private struct Key: Hashable {
    let method: String?
    let url: URL?
    let headers: [String: String]

    init(_ request: URLRequest) {
      method = request.httpMethod
      url = request.url
      let fields = (request.allHTTPHeaderFields ?? [:]).map { ($0.key.lowercased(), $0.value) }
      headers = Dictionary(fields, uniquingKeysWith: { first, _ in first })
    }
  }
}
