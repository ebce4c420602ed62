// `create`, with a function that subscribes to a page and calls itself for the next one.

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
  .create { observer in
    let request = SerialDisposable()
    var list: [String] = []
    var asked: Set<URL> = []
    func fetch(_ url: URL) {
      asked.insert(url)
      let place = SingleAssignmentDisposable()
      request.disposable = place
      place.setDisposable(
        load(url).subscribe(
          onNext: { data in
            do {
              let page = try JSONDecoder().decode(ItemPage.self, from: data)
              list = Array((list + page.items).prefix(limit))
              observer.onNext(list)
              if list.count < limit, let next = page.next, !asked.contains(next) {
                fetch(next)
              } else {
                observer.onCompleted()
              }
            } catch { observer.onError(error) }
          },
          onError: observer.onError))
    }
    fetch(first)
    return request
  }
}
