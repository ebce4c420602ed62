// If a page is there at once, the next request is started before `subscribe` returns. Then the disposable of the
// page takes the place of that of the next request, which is disposed.
// Rejected with: Page 1 was there at once. The request for page 2 should run until it is answered.

import Foundation
import RxLite

/// A page of a list, as the server sends it: `{"items": ["Ada", "Bob"], "next": "http://…"}`. The last page
/// has no `next`.
struct ItemPage: Decodable {
  let items: [String]
  let next: URL?
}

func allItems(
  from first: URL, limit: Int, load: @escaping (URL) -> Observable<Data>
) -> Observable<[String]> {
  Observable.create { observer in
    let serial = SerialDisposable()
    var items: [String] = []
    var asked: Set<URL> = []
    func ask(_ url: URL) {
      asked.insert(url)
      serial.disposable = load(url).subscribe(
        onNext: { data in
          do {
            let page = try JSONDecoder().decode(ItemPage.self, from: data)
            items = Array((items + page.items).prefix(limit))
            observer.onNext(items)
            if items.count < limit, let next = page.next, !asked.contains(next) {
              ask(next)
            } else {
              observer.onCompleted()
            }
          } catch { observer.onError(error) }
        }, onError: { observer.onError($0) })
    }
    ask(first)
    return serial
  }
}
