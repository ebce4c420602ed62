import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests that are in flight, by their addresses.
final class InFlight {
  private let requests = Mutex<[URL: Observable<[String: Int]>]>([:])

  /// The request for `url`, shared. If there is none yet, `request` makes it.
  func join(
    _ url: URL, _ request: @escaping () -> Observable<[String: Int]>
  ) -> Observable<[String: Int]> {
    Observable.deferred {
      self.requests.withLock { requests in
        if let known = requests[url] { return known }
        let shared = request().share(replay: 1)
        requests[url] = shared
        return shared
      }
    }
  }

  /// The next subscriber to `join` makes a new request.
  func forget(_ url: URL) {
    requests.withLock { requests in requests[url] = nil }
  }
}

func flying() {
  listing("two-at-once", "a cache knows nothing of what is in flight") {
    let web = LocalWeb()
    let cache = Cache()
    let bag = DisposeBag()
    for _ in ["chart", "label"] {
      read(web.url("/slow/Shanghai"), cache).subscribe().disposed(by: bag)
    }
    web.wait(for: .waiting, count: 2)
    print(web.log)
  }

  listing("shared-too-late", "between the answer and its completion") {
    let web = LocalWeb()
    let shanghai = URLSession.shared.rx.data(request: web.request("/weather/Shanghai"))
      .decode(type: [String: Int].self, decoder: JSONDecoder())
      .share()
    printEvents(of: shanghai.flatMap { _ in shanghai })
    print(web.log)
  }

  listing("shared-with-replay", "a late subscriber receives the answer") {
    let web = LocalWeb()
    let shanghai = URLSession.shared.rx.data(request: web.request("/weather/Shanghai"))
      .decode(type: [String: Int].self, decoder: JSONDecoder())
      .share(replay: 1)
    printEvents(of: shanghai.flatMap { _ in shanghai })
    print(web.log)
  }

  listing("one-in-flight", "for one address, one request at a time") {
    let web = LocalWeb()
    let (cache, inFlight) = (Cache(), InFlight())
    let url = web.url("/slow/Shanghai")
    let chart = inFlight.join(url) { read(url, cache) }
    let label = inFlight.join(url) { read(url, cache) }
    printEvents("chart", of: chart) {
      printEvents("label", of: label) {
        web.wait(for: .waiting)
        web.open()
      }
    }
    printEvents("later", of: label)
    print(web.log)
  }
}
