// The pages one after the other, and `scan`, which makes the lists of them.

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
  func pages(_ url: URL, _ asked: [URL], _ count: Int) -> Observable<[String]> {
    Observable.deferred { load(url) }.map { try JSONDecoder().decode(ItemPage.self, from: $0) }
      .flatMap { page -> Observable<[String]> in
        let total = count + page.items.count
        let more: Observable<[String]> =
          if total < limit, let next = page.next, !(asked + [url]).contains(next) {
            pages(next, asked + [url], total)
          } else { .empty() }
        return Observable.of(page.items).concat(more)
      }
  }
  return pages(first, [], 0).scan([]) { Array(($0 + $1).prefix(limit)) }
}
