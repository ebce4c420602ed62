import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func waiting() {
  listing("timeout", "a request that takes too long is cancelled") {
    func weather(at url: URL) -> Observable<[String: Int]> {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .timeout(.seconds(3), scheduler: clock.scheduler)
        .decode(type: [String: Int].self, decoder: JSONDecoder())
    }

    let web = LocalWeb()
    printEvents(of: weather(at: web.url("/slow/Shanghai"))) {
      web.wait(for: .waiting)
      sleep(3)
    }
    web.wait(for: .abandoned)
    print(web.log)
  }

  listing("timeout-below", "a time limit for all attempts together") {
    func weather(at url: URL) -> Observable<[String: Int]> {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .retry(2)
        .timeout(.seconds(3), scheduler: clock.scheduler)
        .decode(type: [String: Int].self, decoder: JSONDecoder())
    }

    let web = LocalWeb()
    printEvents(of: weather(at: web.url("/slow/Shanghai"))) {
      web.wait(for: .waiting)
      sleep(6)
    }
    web.wait(for: .abandoned)
    print(web.log)
  }

  listing("timeout-retry", "a time limit for each attempt") {
    func weather(at url: URL) -> Observable<[String: Int]> {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .timeout(.seconds(3), scheduler: clock.scheduler)
        .retry(2)
        .decode(type: [String: Int].self, decoder: JSONDecoder())
    }

    let web = LocalWeb()
    printEvents(of: weather(at: web.url("/slow/Shanghai"))) {
      web.wait(for: .waiting)
      sleep(3)
      web.wait(for: .abandoned)
      web.open()
    }
    print(web.log)
  }

  listing("cancel-stale", "flatMapLatest cancels the old request", shows: "23 39") {
    func weather(at url: URL) -> Observable<[String: Int]> {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .timeout(.seconds(3), scheduler: clock.scheduler)
        .retry(2)
        .decode(type: [String: Int].self, decoder: JSONDecoder())
    }

    let web = LocalWeb()
    let cities = PublishSubject<String>()
    let labels = cities.flatMapLatest { city in
      weather(at: web.url("/slow/\(city)"))
        .map { values in "\(values)" }
        .catchAndReturn("no weather for \(city)")
    }

    printEvents(of: labels) {
      cities.onNext("Shang")
      web.wait(for: .waiting)
      cities.onNext("Shanghai")
      web.wait(for: .abandoned)
      cities.onCompleted()
      web.open()
    }
    print(web.log)
  }
}
