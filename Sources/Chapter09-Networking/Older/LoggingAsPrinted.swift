import ChapterKit
import ConsoleKit
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private struct Logging {
  typealias LogURLRequest = (URLRequest) -> Bool

  // swift-format-ignore: AlwaysUseLowerCamelCase
  nonisolated(unsafe) static var URLRequests: LogURLRequest = { _ in
    #if DEBUG
      return true
    #else
      return false
    #endif
  }
}

extension Reactive where Base: URLSession {
  fileprivate func loggedData(request: URLRequest) -> Observable<Data> {
    return Observable.deferred {
      if Logging.URLRequests(request) { print("curl \(request.url?.path ?? "")") }
      return myData(request: request)
    }
  }
}

func loggingAsPrinted() {
  listing("log-as-printed", "a filter that is a global variable", shows: "A22 41") {
    let web = LocalWeb()
    Logging.URLRequests = { request in request.url?.lastPathComponent != "Oslo" }
    for path in ["/weather/Shanghai", "/weather/Oslo"] {
      printEvents(
        of: URLSession.shared.rx.loggedData(request: web.request(path))
          .map { data in "\(data.count) bytes" })
    }
  }
}
