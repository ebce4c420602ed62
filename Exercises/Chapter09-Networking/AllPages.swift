import Foundation
import RxLite

/// A page of a list, as the server sends it: `{"items": ["Ada", "Bob"], "next": "http://…"}`. The last page
/// has no `next`.
struct ItemPage: Decodable {
  let items: [String]
  let next: URL?
}

/// Exercise `networking/all-pages`: a long list, page after page.
///
/// A server doesn't send a thousand entries in one answer. It sends the first thirty, and the address of the
/// next page. An app that shows all issues of a project, or one that saves a copy of all your notes, wants
/// the whole list, and wants to show its beginning while the rest is on its way.
///
/// `allItems(from:limit:load:)` calls `load` with the address of the first page, and decodes what it emits as
/// an `ItemPage`. Then it does the same with the address in `next`, and goes on until a page has none.
///
/// - After each page the result emits the list so far: the items of all pages, in their order. An empty page
///   is followed by the list, too. Only then is the next page asked for.
/// - The list has `limit` items at most; the rest of the page is left out. Once it has that many, the result
///   emits it and completes, and no further page is asked for. `limit` is 1 or more.
/// - If `next` is an address that has been asked for already, that page is the last one. Otherwise two pages
///   that point to each other would be fetched for ever.
/// - An error of `load`, or of the decoder, is the error of the result.
/// - Each subscription begins with the first page, and nothing happens before. Disposing it disposes the
///   request in progress.
///
/// You may assume that each sequence of `load` emits one element and completes, or fails.
///
///     first page   --1|
///     second page    ---2|
///     result       --A--B|      A has the items of 1, and B those of 1 and 2
///
/// Chapter 9, section 3; chapter 7, section 8 on `concat`.
///
/// - Check it: `swift run course check networking/all-pages`,
///   or `swift test --package-path Exercises --filter AllPages`
/// - A hint: `swift run course hint networking/all-pages`
func allItems(
  from first: URL, limit: Int, load: @escaping (URL) -> Observable<Data>
) -> Observable<[String]> {
  .never()  // Replace this line.
}
