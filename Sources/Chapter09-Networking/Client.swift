import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ObservableType {
  /// Keeps the element, and emits it in place of a new run until some seconds have passed.
  func remembered(
    for seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let last = BehaviorRelay<(element: Element, date: Date)?>(value: nil)
    return Observable.deferred {
      let now = scheduler.now
      if let last = last.value, now.timeIntervalSince(last.date) < seconds {
        return .just(last.element)
      }
      return self.do(onNext: { element in last.accept((element, scheduler.now)) })
    }
  }
}

/// Reads from a server and saves there. What is read is remembered for ten minutes.
final class Client {
  private let inFlight = InFlight()

  func read(_ url: URL) -> Observable<[String: Int]> {
    inFlight.join(url) {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .timeout(.seconds(3), scheduler: clock.scheduler)
        .retry(2)
        .decode(type: [String: Int].self, decoder: JSONDecoder())
        .remembered(for: 600, scheduler: clock.scheduler)
    }
  }

  func save(_ body: String, at url: URL) -> Observable<Data> {
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.httpBody = Data(body.utf8)
    return Observable.deferred {
      let forget = Disposables.create { self.inFlight.forget(url) }
      return URLSession.shared.rx.data(request: request)
        .timeout(.seconds(3), scheduler: clock.scheduler)
        .do(
          onNext: { _ in forget.dispose() }, onError: { _ in forget.dispose() },
          onDispose: { forget.dispose() })
    }
  }
}

func whole() {
  listing("old-answer", "an answer that is old before it arrives") {
    let web = LocalWeb()
    let cache = Cache()
    let url = web.url("/slow/felt/Shanghai")
    printEvents("save 23", of: save(#"{"felt": 23}"#, at: url, cache))
    printEvents("read", of: read(url, cache)) {
      web.wait(for: .waiting)
      printEvents("save 25", of: save(#"{"felt": 25}"#, at: url, cache))
      web.open()
    }
    printEvents("later", of: read(url, cache))
    print(web.log)
  }

  listing("remembered", "an answer is kept for ten minutes") {
    let web = LocalWeb()
    let shanghai = URLSession.shared.rx.data(request: web.request("/weather/Shanghai"))
      .decode(type: [String: Int].self, decoder: JSONDecoder())
      .remembered(for: 600, scheduler: clock.scheduler)
    printEvents(of: shanghai)
    printEvents(of: shanghai)
    sleep(600)
    printEvents(of: shanghai)
    print(web.log)
  }

  listing("save-and-read", "what is forgotten twice is read twice") {
    let web = LocalWeb()
    let inFlight = InFlight()
    let url = web.url("/felt/Shanghai")
    let note = inFlight.join(url) {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .timeout(.seconds(3), scheduler: clock.scheduler)
        .decode(type: [String: Int].self, decoder: JSONDecoder())
        .remembered(for: 600, scheduler: clock.scheduler)
    }

    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.httpBody = Data(#"{"felt": 23}"#.utf8)
    let save = URLSession.shared.rx.data(request: request)
      .timeout(.seconds(3), scheduler: clock.scheduler)
      .do(
        onNext: { _ in inFlight.forget(url) }, onError: { _ in inFlight.forget(url) },
        onDispose: { inFlight.forget(url) })
    printEvents("save", of: save.flatMap { _ in note })
    printEvents("later", of: note)
    print(web.log)
  }

  listing("whole-request", "a request with all that it needs", shows: "79 80") {
    let web = LocalWeb()
    let client = Client()
    let chart = client.read(web.url("/slow/Shanghai"))
    let label = client.read(web.url("/slow/Shanghai"))
    printEvents("chart", of: chart) {
      printEvents("label", of: label) {
        web.wait(for: .waiting)
        sleep(3)
        web.wait(for: .abandoned)
        web.open()
      }
    }
    printEvents("later", of: label)
    print(web.log)
  }

  listing("whole-notes", "a note is read as it was saved") {
    let web = LocalWeb()
    let client = Client()
    let url = web.url("/slow/felt/Shanghai")
    let note = client.read(url)
    printEvents("save 23", of: client.save(#"{"felt": 23}"#, at: url))
    printEvents("read", of: note) {
      web.wait(for: .waiting)
      printEvents("save 25", of: client.save(#"{"felt": 25}"#, at: url))
      web.open()
    }
    printEvents("later", of: note)
    let save27 = client.save(#"{"felt": 27}"#, at: url)
    printEvents("save 27", of: save27.flatMap { _ in note })
    printEvents("later still", of: note)
    print(web.log)
  }
}
