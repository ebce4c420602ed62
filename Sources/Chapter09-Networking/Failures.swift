import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func failures() {
  listing("failures", "no such page, broken JSON, no server", shows: "40") {
    let web = LocalWeb()
    func show(_ path: String) {
      print(path)
      printEvents(of: URLSession.shared.rx.json(url: web.url(path)))
    }

    show("/nowhere")
    show("/broken/json")
    web.stop()
    show("/weather/Shanghai")
  }

  listing("breaks-off", "half a body is no element") {
    let web = LocalWeb()
    let events = URLSession.shared.rx.data(request: web.request("/broken/off"))
      .map { data in "\(data.count) bytes" }
      .catch { error in .just("failed: \(error is URLError)") }
    printEvents(of: events)
  }

  listing("chunks", "a body in three chunks is one element") {
    let web = LocalWeb()
    printEvents(
      of: URLSession.shared.rx.response(request: web.request("/chunks"))
        .map { response, data in
          let length = response.value(forHTTPHeaderField: "Content-Length") ?? "unknown"
          return "length \(length): \(String(decoding: data, as: UTF8.self))"
        })
  }

  listing("redirect", "the session follows it to another address") {
    let web = LocalWeb()
    let request = web.request("/old/Shanghai")
    printEvents(
      of: URLSession.shared.rx.response(request: request)
        .map { response, _ in "\(request.url!.path) was answered by \(response.url!.path)" })
    print(web.log)
  }

  listing("put", "method, header and body belong to the request") {
    let web = LocalWeb()
    var request = web.request("/notes/1")
    request.httpMethod = "PUT"
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data("call Ada".utf8)

    let text = { (data: Data) in String(decoding: data, as: UTF8.self) }
    let put = URLSession.shared.rx.response(request: request)
      .map { response, data in
        "\(response.statusCode) \(response.value(forHTTPHeaderField: "Location") ?? ""): \(text(data))"
      }
    let get = URLSession.shared.rx.data(request: web.request("/notes/1")).map(text)
    printEvents(of: put)
    printEvents(of: get)
    print(web.log)
  }
}
