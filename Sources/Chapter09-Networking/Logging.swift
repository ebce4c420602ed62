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

    let weather = URLSession.shared.rx.data(request: web.request("/slow/Shanghai"))
      .map { data in "\(data.count) bytes" }
    print("The forecast opens.")
    printEvents(of: weather) {
      web.wait(for: .waiting)
      sleep(0.12)
      web.open()
    }
    print("The chart opens.")
    printEvents(of: weather)
    print("A link is opened.")
    printEvents(of: URLSession.shared.rx.data(request: web.request("/nowhere")))
  }

  listing("log-filter", "which requests are printed", shows: "A22 41") {
    let web = LocalWeb()
    useListingsClock(web)
    defer { URLSession.rx.shouldLogRequest = { _ in false } }

    func statusCode(_ request: URLRequest) -> Observable<Int> {
      return URLSession.shared.rx.response(request: request)
        .map { response, _ in response.statusCode }
    }

    var secret = web.request("/weather/Oslo")
    secret.setValue("Bearer 123", forHTTPHeaderField: "Authorization")

    URLSession.rx.shouldLogRequest = { _ in true }
    printEvents(of: statusCode(secret))

    print("with a filter:")
    URLSession.rx.shouldLogRequest = { request in
      request.value(forHTTPHeaderField: "Authorization") == nil
    }
    printEvents(of: statusCode(secret))
    printEvents(of: statusCode(web.request("/weather/Oslo")))
  }
}
