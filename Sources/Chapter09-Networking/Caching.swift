import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The answers so far, by their addresses. Its lock makes it safe for the threads of a session.
final class Cache {
  private let answers = Mutex<[URL: [String: Int]]>([:])

  subscript(url: URL) -> [String: Int]? {
    get { answers.withLock { $0[url] } }
    set { answers.withLock { $0[url] = newValue } }
  }
}

/// A cache that seems to work.
func answer(to request: URLRequest, _ cache: Cache) -> Observable<[String: Int]> {
  if let url = request.url, let known = cache[url] { return .just(known) }
  return URLSession.shared.rx.data(request: request)
    .timeout(.seconds(3), scheduler: clock.scheduler)
    .retry(2)
    .decode(type: [String: Int].self, decoder: JSONDecoder())
    .do(onNext: { values in
      if let url = request.url { cache[url] = values }
    })
}

/// A function that can only read, and looks into the cache at each subscription.
func read(_ url: URL, _ cache: Cache) -> Observable<[String: Int]> {
  Observable.deferred {
    if let known = cache[url] { return .just(known) }
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .timeout(.seconds(3), scheduler: clock.scheduler)
      .retry(2)
      .decode(type: [String: Int].self, decoder: JSONDecoder())
      .do(onNext: { values in cache[url] = values })
  }
}

/// Saves a note, and makes the cache forget what it knows of the address.
func save(_ body: String, at url: URL, _ cache: Cache) -> Observable<Data> {
  var request = URLRequest(url: url)
  request.httpMethod = "PUT"
  request.httpBody = Data(body.utf8)
  return URLSession.shared.rx.data(request: request)
    .timeout(.seconds(3), scheduler: clock.scheduler)
    .do(
      onNext: { _ in cache[url] = nil }, onError: { _ in cache[url] = nil },
      onDispose: { cache[url] = nil })
}

func caching() {
  listing("cache", "the second request is not sent", shows: "80") {
    let web = LocalWeb()
    let cache = Cache()
    for _ in 1...2 {
      printEvents(of: answer(to: web.request("/weather/Shanghai"), cache))
    }
    print(web.log)
  }

  listing("cache-asked-too-early", "looked up when the sequence is made", shows: "80") {
    let web = LocalWeb()
    let shanghai = answer(to: web.request("/weather/Shanghai"), Cache())
    printEvents(of: shanghai)
    printEvents(of: shanghai)
    print(web.log)
  }

  listing("cache-put", "the second PUT is not sent", shows: "80") {
    let web = LocalWeb()
    let cache = Cache()
    var request = web.request("/felt/Shanghai")
    request.httpMethod = "PUT"
    for degrees in [23, 25] {
      request.httpBody = Data(#"{"felt": \#(degrees)}"#.utf8)
      printEvents(of: answer(to: request, cache))
    }
    print(web.log)
  }

  listing("cache-changed", "what is saved is not what is read", shows: "80") {
    func save(_ body: String, at url: URL) -> Observable<Data> {
      var request = URLRequest(url: url)
      request.httpMethod = "PUT"
      request.httpBody = Data(body.utf8)
      return URLSession.shared.rx.data(request: request)
        .timeout(.seconds(3), scheduler: clock.scheduler)
    }

    let web = LocalWeb()
    let cache = Cache()
    let url = web.url("/felt/Shanghai")
    let note = read(url, cache)
    for degrees in [23, 25] {
      printEvents(of: save(#"{"felt": \#(degrees)}"#, at: url).flatMap { _ in note })
    }
    print(web.log)
  }

  listing("cache-forgets", "what is saved is forgotten, and read again", shows: "80") {
    let web = LocalWeb()
    let cache = Cache()
    let url = web.url("/felt/Shanghai")
    let note = read(url, cache)
    for degrees in [23, 25] {
      printEvents(of: save(#"{"felt": \#(degrees)}"#, at: url, cache).flatMap { _ in note })
    }
    printEvents(of: note)
    print(web.log)
  }
}
