import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func putting() {
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
