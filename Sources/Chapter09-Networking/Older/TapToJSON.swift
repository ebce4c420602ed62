import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Dispatch
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func tapToJSON() {
  listing("tap-to-json", "each tap makes a request", shows: "E7") {
    let web = LocalWeb()
    let button = Button()
    let disposeBag = DisposeBag()
    let isPrinted = DispatchSemaphore(value: 0)

    button
      .rx
      .tap
      .take(2)
      .map { web.url("/weather/Shanghai") }
      .flatMap(URLSession.shared.rx.json(url:))
      .subscribe { event in
        switch event {
        case .next(let json): print("json: \(json as? [String: Int] ?? [:])")
        case .error(let error): print("error: \(words(for: error))")
        case .completed: print("completed")
        }
        isPrinted.signal()
      }
      .disposed(by: disposeBag)

    for _ in 1...2 {
      button.tap()
      isPrinted.wait()
    }
    isPrinted.wait()
    leaveHandlers()
    print(web.log)
  }

  listing("tap-url-json", "the type after each step", shows: "E7") {
    let web = LocalWeb()
    let button = Button()

    let taps: Observable<Void> = button.rx.tap.asObservable()
    let urls: Observable<URL> = taps.map { _ -> URL in web.url("/weather/Shanghai") }
    let nested: Observable<Observable<Any>> = urls.map(URLSession.shared.rx.json(url:))
    let json: Observable<Any> = nested.flatMap { $0 }

    _ = nested.take(1).subscribe(onNext: { _ in print("a sequence; the server: \(web.log)") })
    button.tap()
    printEvents(of: json.take(1).map { $0 as? [String: Int] ?? [:] }) { button.tap() }
  }
}
