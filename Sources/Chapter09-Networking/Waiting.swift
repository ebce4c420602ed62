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
    let weather = URLSession.shared.rx.data(request: web.request("/slow/Shanghai"))
      .timeout(.seconds(3), scheduler: clock.scheduler)

    printEvents(of: weather) {
      print(web.log(after: .waiting))
      sleep(3)
    }
    print(web.log(after: .abandoned))
  }

  listing("timeout-retry", "a time limit for each attempt") {
    let web = LocalWeb()
    let weather = URLSession.shared.rx.data(request: web.request("/slow/Shanghai"))
      .timeout(.seconds(3), scheduler: clock.scheduler)
      .retry(2)
      .decode(type: [String: Int].self, decoder: JSONDecoder())

    printEvents(of: weather) {
      print(web.log(after: .waiting))
      sleep(3)
      _ = web.log(after: .abandoned, of: "/slow/Shanghai")
      print(web.log(after: .waiting))
      web.open()
    }
    print(web.log)
  }

  listing("cancel-stale", "flatMapLatest cancels the old request", shows: "23 39") {
    let web = LocalWeb()
    let queries = PublishSubject<String>()
    let results = queries.flatMapLatest { query in
      URLSession.shared.rx.data(request: web.request("/slow/\(query)"))
        .map { _ in "answer for \(query)" }
    }

    printEvents(of: results) {
      queries.onNext("Shang")
      print(web.log(after: .waiting))
      queries.onNext("Shanghai")
      _ = web.log(after: .abandoned, of: "/slow/Shang")
      print(web.log(after: .waiting, of: "/slow/Shanghai"))
      queries.onCompleted()
      web.open()
    }
  }
}
