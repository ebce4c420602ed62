import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The bodies of earlier answers. Its lock makes it safe for the threads of a session.
final class ResponseCache {
  private let lock = NSLock()
  private var bodies: [URL: Data] = [:]

  subscript(url: URL) -> Data? {
    get { lock.withLock { bodies[url] } }
    set { lock.withLock { bodies[url] = newValue } }
  }
}

/// A cache that seems to work.
func carelessText(_ request: URLRequest, _ cache: ResponseCache) -> Observable<String> {
  if let url = request.url, let body = cache[url] {
    return .just(String(decoding: body, as: UTF8.self))
  }
  return URLSession.shared.rx.response(request: request)
    .do(onNext: { response, body in
      if let url = response.url { cache[url] = body }
    })
    .map { _, body in String(decoding: body, as: UTF8.self) }
}

/// A cache that works.
func cachedText(_ request: URLRequest, _ cache: ResponseCache) -> Observable<String> {
  Observable.deferred {
    guard request.httpMethod == "GET", let url = request.url else {
      return URLSession.shared.rx.data(request: request)
    }
    if let body = cache[url] { return .just(body) }
    return URLSession.shared.rx.data(request: request)
      .do(onNext: { body in cache[url] = body })
  }
  .map { body in String(decoding: body, as: UTF8.self) }
}

func caching() {
  listing("cache", "the second request is not sent", shows: "80") {
    let web = LocalWeb()
    let cache = ResponseCache()
    for _ in 1...2 {
      printEvents(of: carelessText(web.request("/weather/Shanghai"), cache))
    }
    print(web.log)
  }

  listing("cache-asked-too-early", "looked up when the sequence is made", shows: "80") {
    let web = LocalWeb()
    let weather = carelessText(web.request("/weather/Shanghai"), ResponseCache())
    printEvents(of: weather)
    printEvents(of: weather)
    print(web.log)
  }

  listing("cache-redirect", "stored here, and looked up there", shows: "80") {
    let web = LocalWeb()
    let cache = ResponseCache()
    for _ in 1...2 {
      printEvents(of: carelessText(web.request("/old/Shanghai"), cache))
    }
    print(web.log)
  }

  listing("cache-put", "the second PUT is not sent", shows: "80") {
    let web = LocalWeb()
    let cache = ResponseCache()
    var request = web.request("/notes/1")
    request.httpMethod = "PUT"
    for note in ["call Ada", "call Bob"] {
      request.httpBody = Data(note.utf8)
      printEvents(of: carelessText(request, cache))
    }
    print(web.log)
  }

  listing("cache-corrected", "what works, for all of these", shows: "80") {
    let web = LocalWeb()
    let cache = ResponseCache()
    var put = web.request("/notes/1")
    put.httpMethod = "PUT"
    put.httpBody = Data("call Ada".utf8)

    for request in [web.request("/weather/Shanghai"), web.request("/old/Shanghai"), put] {
      let text = cachedText(request, cache)
      printEvents(of: text)
      printEvents(of: text)
    }
    print(web.log)
  }
}
