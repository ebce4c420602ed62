import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Dispatch
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func describingAsPrinted() {
  listing("request-as-printed", "a description until somebody subscribes", shows: "A15 23 39") {
    let web = LocalWeb()
    let req = URLRequest(url: web.url("/weather/Shanghai"))

    let responseJSON = URLSession.shared.rx.json(request: req)
      .map { json in json as? [String: Int] ?? [:] }
    print("The server has received: \(web.log)")

    printEvents(of: responseJSON)
    print("The server has received:\n\(web.log)")

    printEvents(of: responseJSON)
    print("The server has received:\n\(web.log)")
  }

  listing("cancel-as-printed", "dispose() closes the connection", shows: "A15 23 39") {
    let web = LocalWeb()
    let responseJSON = URLSession.shared.rx.json(url: web.url("/slow/Shanghai"))

    let cancelRequest = responseJSON.subscribe(onNext: { json in print("not printed: \(json)") })
    print(web.log(after: .waiting))

    sleep(3)
    cancelRequest.dispose()
    print(web.log(after: .abandoned))
  }

  listing("thread", "the answer arrives on another thread", shows: "34") {
    let web = LocalWeb()
    let isAnswered = DispatchSemaphore(value: 0)
    _ = URLSession.shared.rx.data(request: web.request("/weather/Shanghai"))
      .do(
        onNext: { _ in print("from the session: on the main thread? \(Thread.isMainThread)") },
        afterCompleted: { isAnswered.signal() }
      )
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { _ in
        print("after observe(on:): on the main thread? \(Thread.isMainThread)")
      })
    isAnswered.wait()
    leaveHandlers()
    print("now the main thread runs what waits for it")
    runMainQueue()
  }
}
