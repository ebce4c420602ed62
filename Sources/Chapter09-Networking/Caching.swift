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

/// The bodies of earlier answers. Its lock makes it safe for the threads of a session.
private final class ResponseCache {
  private let lock = NSLock()
  private var bodies: [URL: Data] = [:]

  subscript(url: URL) -> Data? {
    get { lock.withLock { bodies[url] } }
    set { lock.withLock { bodies[url] = newValue } }
  }
}

extension Reactive where Base: URLSession {
  fileprivate func data(request: URLRequest, cache: ResponseCache) -> Observable<Data> {
    guard request.httpMethod == "GET", let url = request.url else {
      return self.data(request: request)
    }
    return Observable.deferred {
      if let data = cache[url] { return Observable.just(data) }
      return self.data(request: request).do(onNext: { data in cache[url] = data })
    }
  }
}

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

func caching() {
  listing("cache", "the second request is not sent", shows: "C9 80") {
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

  listing("cache-asked-too-early", "asked when the sequence is made", shows: "C9") {
    let web = LocalWeb()
    let weather = URLSession.shared.rx.cachedData(request: web.request("/weather/Shanghai"))
    printEvents(of: weather.map(text))
    printEvents(of: weather.map(text))
    print(web.log)
  }

  listing("cache-redirect", "stored under one address, looked up under another", shows: "C9") {
    let web = LocalWeb()
    for _ in 1...2 {
      let request = web.request("/old/Shanghai")
      printEvents(of: URLSession.shared.rx.cachedData(request: request).map(text))
    }
    print(web.log)
  }

  listing("cache-put", "the second PUT is not sent", shows: "C9") {
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

  listing("cache-corrected", "asked at each subscription, by the request's address", shows: "80") {
    let web = LocalWeb()
    let cache = ResponseCache()
    for path in ["/weather/Shanghai", "/old/Shanghai"] {
      let data = URLSession.shared.rx.data(request: web.request(path), cache: cache)
      printEvents(of: data.map(text))
      printEvents(of: data.map(text))
    }

    var request = web.request("/notes/1")
    request.httpMethod = "PUT"
    for note in ["call Ada", "call Bob"] {
      request.httpBody = Data(note.utf8)
      printEvents(of: URLSession.shared.rx.data(request: request, cache: cache).map(text))
    }
    print(web.log)
  }
}
