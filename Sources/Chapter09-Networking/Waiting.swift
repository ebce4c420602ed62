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
    let web = LocalWeb()
    let weather = URLSession.shared.rx.json(url: web.url("/slow/Shanghai"))
      .timeout(.seconds(3), scheduler: clock.scheduler)

    printEvents(of: weather) {
      print(web.log(after: .waiting))
      sleep(3)
    }
    print(web.log(after: .abandoned))
  }

  listing("timeout-retry", "timeout before retry: for each attempt") {
    let web = LocalWeb()
    let weather = URLSession.shared.rx.json(url: web.url("/slow/Shanghai"))
      .timeout(.seconds(3), scheduler: clock.scheduler)
      .retry(2)
      .map { json in json as? [String: Int] ?? [:] }

    printEvents(of: weather) {
      print(web.log(after: .waiting))
      sleep(3)
      _ = web.log(after: .abandoned, of: "/slow/Shanghai")
      print(web.log(after: .waiting))
      web.open()
    }
    print(web.log)
  }

  listing("tap-to-json", "each tap makes a request", shows: "E7") {
    let web = LocalWeb()
    let button = Button()
    let answers = button
      .rx
      .tap
      .map { web.url("/weather/Shanghai") }
      .flatMap(URLSession.shared.rx.json(url:))
      .map { json in json as? [String: Int] ?? [:] }

    printEvents(of: answers.take(1)) { button.tap() }
    printEvents(of: answers.take(1)) { button.tap() }
    print(web.log)
  }

  listing("cancel-stale", "flatMapLatest cancels the request of the old query", shows: "23 39") {
    let web = LocalWeb()
    let queries = PublishSubject<String>()
    let results = queries.flatMapLatest { query in
      URLSession.shared.rx.data(request: web.request("/slow/\(query)"))
        .map { _ in "answer for \(query)" }
    }

    printEvents(of: results) {
      queries.onNext("Shang")
      print(web.log(after: .waiting))
      sleep(0.5)
      queries.onNext("Shanghai")
      _ = web.log(after: .abandoned, of: "/slow/Shang")
      print(web.log(after: .waiting, of: "/slow/Shanghai"))
      sleep(0.5)
      queries.onCompleted()
      web.open()
    }
    print(web.log)
  }
}
