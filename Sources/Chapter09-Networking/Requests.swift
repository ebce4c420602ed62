import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func requests() {
  listing("request", "nothing is sent before somebody subscribes", shows: "23 39") {
    let web = LocalWeb()
    let weather = URLSession.shared.rx.data(request: web.request("/weather/Shanghai"))
      .map { data in String(decoding: data, as: UTF8.self) }
    print("the server has received \(web.log)")

    printEvents(of: weather)
    printEvents(of: weather)
    print(web.log)
  }

  listing("cancel", "dispose() closes the connection", shows: "23 39") {
    let web = LocalWeb()
    let weather = URLSession.shared.rx.data(request: web.request("/slow/Shanghai"))
    let subscription = weather.subscribe(onNext: { data in print("received \(data.count) bytes") })
    print(web.log(after: .waiting))

    subscription.dispose()
    print(web.log(after: .abandoned))
  }

  listing("404", "an answer is no error", shows: "40") {
    let web = LocalWeb()
    let request = web.request("/nowhere")
    printEvents(
      of: URLSession.shared.rx.response(request: request)
        .map { response, data in "status \(response.statusCode), \(data.count) bytes" })
    printEvents(
      of: URLSession.shared.rx.data(request: request).map { data in "\(data.count) bytes" })
  }

  listing("decode", "bytes become a value, or an error", shows: "79") {
    let web = LocalWeb()
    for path in ["/weather/Shanghai", "/broken/json"] {
      printEvents(
        of: URLSession.shared.rx.data(request: web.request(path))
          .decode(type: [String: Int].self, decoder: JSONDecoder()))
    }
  }

  listing("failures", "no such page, and no server", shows: "40") {
    let web = LocalWeb()
    printEvents(of: URLSession.shared.rx.data(request: web.request("/nowhere")))
    web.stop()
    printEvents(of: URLSession.shared.rx.data(request: web.request("/weather/Shanghai")))
  }

  listing("breaks-off", "half a body is no element") {
    let web = LocalWeb()
    printEvents(
      of: URLSession.shared.rx.data(request: web.request("/broken/off"))
        .map { data in "\(data.count) bytes" }
        .catch { error in .just("a failure of the connection: \(error is URLError)") })
  }
}
