import Foundation
import RxLite

/// A page of a list, as the server sends it: `{"items": ["Ada", "Bob"], "next": "http://…"}`. The last page
/// has no `next`.
struct ItemPage: Decodable {
  let items: [String]
  let next: URL?
}

/// Emits the list so far after each page, until it is complete or has `limit` items.
func allItems(
  from first: URL, limit: Int, load: @escaping (URL) -> Observable<Data>
) -> Observable<[String]> {
  lists(from: first, after: [], asked: [first], limit: limit, load: load)
}

/// The lists from the page at `url` on. What is known so far is passed on as a parameter, so no subscription
/// shares it with another.
private func lists(
  from url: URL, after items: [String], asked: Set<URL>, limit: Int,
  load: @escaping (URL) -> Observable<Data>
) -> Observable<[String]> {
  Observable.deferred { load(url) }
    .decode(type: ItemPage.self, decoder: JSONDecoder())
    .flatMap { page -> Observable<[String]> in
      let list = Array((items + page.items).prefix(limit))
      guard list.count < limit, let next = page.next, !asked.contains(next) else {
        return .just(list)
      }
      let rest = lists(
        from: next, after: list, asked: asked.union([next]), limit: limit, load: load)
      return .concat(.just(list), rest)
    }
}
