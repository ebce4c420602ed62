import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Prints the log of requests with the listing's clock, and without the port.
private func useListingsClock(_ web: LocalWeb) {
  URLSession.rx.requestLogOutput = RequestLogOutput(
    now: { clock.scheduler.now }, print: { print(web.hidingPort($0)) })
}

func logging() {
  listing("log", "each request as the curl command that sends it", shows: "A22 41") {
    let web = LocalWeb()
    useListingsClock(web)
    URLSession.rx.shouldLogRequest = { _ in true }
    defer { URLSession.rx.shouldLogRequest = { _ in false } }

    var request = web.request("/slow/Shanghai")
    request.setValue("Bearer 123", forHTTPHeaderField: "Authorization")
    let weather = URLSession.shared.rx.data(request: request)
    print("The forecast opens.")
    printEvents(of: weather) {
      web.wait(for: .waiting)
      sleep(0.12)
      web.open()
    }
    print("The chart opens.")
    printEvents(of: weather)
  }

  listing("log-filter", "which requests are printed", shows: "A22 41") {
    let web = LocalWeb()
    useListingsClock(web)
    URLSession.rx.shouldLogRequest = { request in
      request.value(forHTTPHeaderField: "Authorization") == nil
    }
    defer { URLSession.rx.shouldLogRequest = { _ in false } }

    let harmless = web.request("/weather/Oslo")
    var secret = harmless
    secret.setValue("Bearer 123", forHTTPHeaderField: "Authorization")
    for request in [secret, harmless] {
      printEvents(of: URLSession.shared.rx.data(request: request))
    }
  }
}
