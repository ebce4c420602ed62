import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a label says about an error.
func message(for error: any Error) -> String {
  switch error {
  case is URLError: "no connection"
  case is RxCocoaURLError: "the server refuses"
  case is DecodingError: "the server sends nonsense"
  case RxError.timeout: "the server is slow"
  default: "something went wrong"
  }
}

func requests() {
  listing("request", "nothing is sent before someone subscribes", shows: "23 39") {
    func weather(at url: URL) -> Observable<String> {
      URLSession.shared.rx.response(request: URLRequest(url: url))
        .map { response, body in
          String(decoding: body, as: UTF8.self)
        }
    }

    let web = LocalWeb()
    let shanghai = weather(at: web.url("/weather/Shanghai"))
    print("the server has received \(web.log)")

    printEvents(of: shanghai)
    printEvents(of: shanghai)
    print(web.log)
  }

  listing("cancel", "dispose() closes the connection", shows: "23 39") {
    func response(at url: URL) -> Observable<(URLResponse, Data)> {
      .create { observer in
        let task = URLSession.shared.dataTask(with: url) { body, response, error in
          guard let response, let body else {
            return observer.onError(error ?? URLError(.unknown))
          }
          observer.onNext((response, body))
          observer.onCompleted()
        }
        task.resume()
        return Disposables.create { task.cancel() }
      }
    }

    let web = LocalWeb()
    let shanghai = response(at: web.url("/slow/Shanghai"))
    let subscription = shanghai.subscribe { event in print(event) }
    web.wait(for: .waiting)
    print(web.log)

    subscription.dispose()
    web.wait(for: .abandoned)
    print(web.log)
  }

  listing("404", "a page that isn't there", shows: "40") {
    func weather(at url: URL) -> Observable<String> {
      URLSession.shared.rx.response(request: URLRequest(url: url))
        .map { response, body in
          String(decoding: body, as: UTF8.self)
        }
    }

    let web = LocalWeb()
    printEvents(of: weather(at: web.url("/nowhere")))
  }

  listing("success", "anything but a success is an error", shows: "40") {
    func weather(at url: URL) -> Observable<String> {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .map { body in
          String(decoding: body, as: UTF8.self)
        }
    }

    let web = LocalWeb()
    printEvents(of: weather(at: web.url("/nowhere")))
    printEvents(of: weather(at: web.url("/weather/Shanghai")))
  }

  listing("decode", "bytes become a value, or an error", shows: "79") {
    func weather(at url: URL) -> Observable<[String: Int]> {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .decode(type: [String: Int].self, decoder: JSONDecoder())
    }

    let web = LocalWeb()
    printEvents(of: weather(at: web.url("/weather/Shanghai")))
    printEvents(of: weather(at: web.url("/broken/json")))
  }

  listing("failures", "what the label says when something fails", shows: "40") {
    func weather(at url: URL) -> Observable<[String: Int]> {
      URLSession.shared.rx.data(request: URLRequest(url: url))
        .decode(type: [String: Int].self, decoder: JSONDecoder())
    }
    func label(_ url: URL) -> Observable<String> {
      weather(at: url).map { values in "\(values)" }
        .catch { error in .just(message(for: error)) }
    }

    let web = LocalWeb()
    for path in ["/nowhere", "/broken/json", "/broken/off"] {
      printEvents(of: label(web.url(path)))
    }
    web.stop()
    printEvents(of: label(web.url("/weather/Shanghai")))
  }
}
