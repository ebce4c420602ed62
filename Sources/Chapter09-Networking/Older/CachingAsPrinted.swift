import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private var internalCache = [String: Data]()

extension ObservableType where Element == (response: HTTPURLResponse, data: Data) {
  fileprivate func cache() -> Observable<Element> {
    return self.do(onNext: { response, data in
      if let url = response.url?.absoluteString, 200..<300 ~= response.statusCode {
        internalCache[url] = data
      }
    })
  }
}

extension Reactive where Base: URLSession {
  fileprivate func cachedData(request: URLRequest) -> Observable<Data> {
    if let url = request.url?.absoluteString, let data = internalCache[url] {
      return Observable.just(data)
    }
    return response(request: request).cache().map { response, data -> Data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }
}

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

func cachingAsPrinted() {
  listing("cache-as-printed", "the second request is not sent", shows: "C9 80") {
    let web = LocalWeb()
    for _ in 1...2 {
      let request = web.request("/weather/Shanghai")
      printEvents(of: URLSession.shared.rx.cachedData(request: request).map(text))
    }
    for _ in 1...2 {
      let request = web.request("/nowhere")
      printEvents(of: URLSession.shared.rx.cachedData(request: request).map(text))
    }
    print(web.log)
  }

  listing("cache-asked-too-early-as-printed", "asked when the sequence is made", shows: "C9") {
    let web = LocalWeb()
    let weather = URLSession.shared.rx.cachedData(request: web.request("/weather/Shanghai"))
    printEvents(of: weather.map(text))
    printEvents(of: weather.map(text))
    print(web.log)
  }

  listing(
    "cache-redirect-as-printed", "stored here, and looked up there", shows: "C9"
  ) {
    let web = LocalWeb()
    for _ in 1...2 {
      let request = web.request("/old/Shanghai")
      printEvents(of: URLSession.shared.rx.cachedData(request: request).map(text))
    }
    print(web.log)
  }

  listing("cache-put-as-printed", "the second PUT is not sent", shows: "C9") {
    let web = LocalWeb()
    func put(_ note: String) -> Observable<String> {
      var request = web.request("/notes/1")
      request.httpMethod = "PUT"
      request.httpBody = Data(note.utf8)
      return URLSession.shared.rx.cachedData(request: request).map(text)
    }

    printEvents(of: put("call Ada"))
    printEvents(of: put("call Bob"))
    print(web.log)
  }
}
