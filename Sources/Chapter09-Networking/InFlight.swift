import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests that are in flight, by their addresses.
final class InFlight {
  private let lock = NSLock()
  private var requests: [URL: Observable<Data>] = [:]

  /// The request for `url` that is in flight; `new`, if there is none.
  func join(_ url: URL, _ new: Observable<Data>) -> Observable<Data> {
    Observable.deferred {
      self.lock.withLock {
        if let known = self.requests[url] { return known }
        let shared = new.do(onDispose: {
          self.lock.withLock { self.requests[url] = nil }
        })
        .share()
        self.requests[url] = shared
        return shared
      }
    }
  }
}

func flying() {
  listing("two-at-once", "a cache knows nothing of what is in flight") {
    let web = LocalWeb()
    let weather = cachedText(web.request("/slow/Shanghai"), ResponseCache())
    let bag = DisposeBag()
    weather.subscribe().disposed(by: bag)
    weather.subscribe().disposed(by: bag)
    print(web.log(after: .waiting, of: "/slow/Shanghai", count: 2))
  }

  listing("one-in-flight", "two subscribers, one request") {
    let web = LocalWeb()
    let url = web.url("/slow/Shanghai")
    let request = URLSession.shared.rx.data(request: URLRequest(url: url))
    let weather = InFlight().join(url, request)
      .map { body in String(decoding: body, as: UTF8.self) }

    printEvents(of: Observable.zip(weather, weather) { "\($0) and \($1)" }) {
      print(web.log(after: .waiting))
      web.open()
    }
    printEvents(of: weather)
    print(web.log)
  }

  listing(
    "whole-request", "a request with all that it needs", shows: "79 80"
  ) {
    func weather(
      at url: URL, _ cache: ResponseCache, _ inFlight: InFlight
    ) -> Observable<[String: Int]> {
      Observable.deferred {
        if let body = cache[url] { return .just(body) }
        let request = URLSession.shared.rx.data(request: URLRequest(url: url))
          .timeout(.seconds(3), scheduler: clock.scheduler)
          .retry(2)
          .do(onNext: { body in cache[url] = body })
        return inFlight.join(url, request)
      }
      .decode(type: [String: Int].self, decoder: JSONDecoder())
    }

    let web = LocalWeb()
    let city = weather(at: web.url("/slow/Shanghai"), ResponseCache(), InFlight())
    printEvents(of: Observable.zip(city, city) { "\($0) and \($1)" }) {
      print(web.log(after: .waiting))
      sleep(3)
      _ = web.log(after: .abandoned, of: "/slow/Shanghai")
      print(web.log(after: .waiting))
      web.open()
    }
    printEvents(of: city)
    print(web.log)
  }
}
