// The items and the addresses are variables of the function, so all subscriptions have them together.
// Rejected with: Subscription number 2 fetches the list from its beginning.

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
  var list: [String] = []
  var asked: Set<URL> = []
  func lists(from url: URL) -> Observable<[String]> {
    Observable.deferred { () -> Observable<Data> in
      asked.insert(url)
      return load(url)
    }
    .decode(type: ItemPage.self, decoder: JSONDecoder())
    .flatMap { page -> Observable<[String]> in
      list = Array((list + page.items).prefix(limit))
      guard list.count < limit, let next = page.next, !asked.contains(next) else {
        return .just(list)
      }
      return .concat(.just(list), lists(from: next))
    }
  }
  return lists(from: first)
}
