import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func tapToJSON() {
  listing("tap-to-json", "each tap makes a request", shows: "E7") {
    let web = LocalWeb()
    let button = Button()
    let answers = button
      .rx
      .tap
      .map { web.url("/weather/Shanghai") }
      .flatMap(URLSession.shared.rx.json(url:))
      .map { json in json as? [String: Int] ?? [:] }

    printEvents(of: answers.take(1)) { button.tap() }
    printEvents(of: answers.take(1)) { button.tap() }
    print(web.log)
  }
}
