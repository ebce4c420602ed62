import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

/// The pages of these tests are at `http://example.com/1`, `/2` and so on.
@Suite("AllPages", .serialized) struct AllPagesTests {
  @Test func `a single page is the whole list`() throws {
    let server = Pages(["1": page("Ada", "Bob")])
    try expectLists(of: server, ["Ada, Bob", "completed"], "The only page has Ada and Bob.")
    try server.expectRequests(["1"], "The page has no `next`.")
  }

  @Test func `the list grows with each page`() throws {
    let server = Pages([
      "1": page("Ada", "Bob", next: "2"), "2": page("Cy", next: "3"), "3": page("Di"),
    ])
    try expectLists(
      of: server, ["Ada, Bob", "Ada, Bob, Cy", "Ada, Bob, Cy, Di", "completed"],
      "There are three pages. After each, the result emits the items of all pages so far.")
    try server.expectRequests(["1", "2", "3"], "Each page names the next one.")
  }

  @Test func `a page is asked for when the one before has arrived`() throws {
    let (log, first) = (Locked<[String]>([]), ManualSource<Data>())
    let lists = lists { url in
      log.value.append("page \(url.lastPathComponent) is asked for")
      return first.sequence
    }
    try expect(log.value, equals: [], "Nobody has subscribed, so no page should be asked for.")
    let subscription = lists.subscribe(onNext: { log.value.append("the list is \($0)") })
    try expect(
      log.value, equals: ["page 1 is asked for"], "The first page hasn't been answered yet.")
    first.send(.next(Data(page("Ada", next: "2").utf8)), to: 0)
    first.send(.completed, to: 0)
    try expect(
      log.value, equals: ["page 1 is asked for", "the list is Ada", "page 2 is asked for"],
      "The first page has Ada, and names page 2. The list is emitted before page 2 is asked for.")
    subscription.dispose()
  }

  @Test func `an empty page is followed by the list, too`() throws {
    let server = Pages([
      "1": page(next: "2"), "2": page("Ada", next: "3"), "3": page(next: "4"), "4": page("Bob"),
    ])
    try expectLists(
      of: server, ["", "Ada", "Ada", "Ada, Bob", "completed"],
      "Pages 1 and 3 have no items, and name the next page like any other.")
    try expectLists(
      of: Pages(["1": page()]), ["", "completed"],
      "The only page has no items: that is an empty list, and it is emitted.")
  }

  @Test func `equal items are items`() throws {
    let server = Pages(["1": page("Ada", "Ada", next: "2"), "2": page("Ada", "Bob")])
    try expectLists(
      of: server, ["Ada, Ada", "Ada, Ada, Ada, Bob", "completed"],
      "Three people are called Ada, and all of them belong to the list.")
  }

  @Test func `the rest of the page is left out when the limit is reached`() throws {
    let pages = ["1": page("Ada", "Bob", next: "2"), "2": page("Cy", "Di", next: "3")]
    try expectLists(
      of: Pages(pages), limit: 3, ["Ada, Bob", "Ada, Bob, Cy", "completed"],
      "`limit` is 3, so of the second page only Cy belongs to the list.")
    try expectLists(
      of: Pages(pages), limit: 1, ["Ada", "completed"],
      "`limit` is 1, and the first page has two items.")
  }

  @Test func `no page is asked for when the list is full`() throws {
    for (limit, requests) in [(1, ["1"]), (2, ["1"]), (3, ["1", "2"]), (4, ["1", "2"])] {
      let server = Pages([
        "1": page("Ada", "Bob", next: "2"), "2": page("Cy", "Di", next: "3"), "3": page("Ed"),
      ])
      _ = events(of: server, limit: limit)
      try server.expectRequests(
        requests, "`limit` is \(limit), and each page has two items. A full list needs no more.")
    }
  }

  @Test func `pages that point to each other don't go on for ever`() throws {
    let itself = Pages(["1": page("Ada", next: "1")])
    try expectLists(
      of: itself, ["Ada", "completed"], "Page 1 names itself as the next one. It is the last one.")
    let ring = Pages([
      "1": page("Ada", next: "2"), "2": page("Bob", next: "3"), "3": page("Cy", next: "2"),
    ])
    try expectLists(
      of: ring, ["Ada", "Ada, Bob", "Ada, Bob, Cy", "completed"],
      "Page 3 names page 2, which has been asked for already. So page 3 is the last one.")
    try ring.expectRequests(["1", "2", "3"], "No address is asked for twice.")
    let back = Pages([
      "1": page("Ada", next: "2"), "2": page("Bob", next: "3"), "3": page("Cy", next: "1"),
    ])
    try expectLists(
      of: back, ["Ada", "Ada, Bob", "Ada, Bob, Cy", "completed"],
      "Page 3 names page 1, which has been asked for already. So page 3 is the last one.")
  }

  @Test func `goes on until a page has no next one`() throws {
    let count = 150
    let pages = (1...count).map { number in
      ("\(number)", page("Ada", next: number < count ? "\(number + 1)" : nil))
    }
    let server = Pages(Dictionary(uniqueKeysWithValues: pages), requests: count + 20)
    let received = events(of: server, limit: 1000)
    let items = received.dropLast().last?.components(separatedBy: ", ").count ?? 0
    let end = received.last ?? "nothing"
    try expect(
      "\(received.count - 1) lists, the last with \(items) items, then \(end)",
      equals: "\(count) lists, the last with \(count) items, then completed",
      "There are \(count) pages of one item each, and only the last one has no `next`. `limit` is 1000."
    )
  }

  @Test func `an address has a query, too`() throws {
    let server = Pages([
      "1": page("Ada", next: "1?page=2"), "1?page=2": page("Bob", next: "1?page=3"),
      "1?page=3": page("Cy"),
    ])
    try expectLists(
      of: server, ["Ada", "Ada, Bob", "Ada, Bob, Cy", "completed"],
      "The addresses differ in their query only. They are three pages.")
  }

  @Test func `an error of a later page is the error of the result`() throws {
    let server = Pages(["1": page("Ada", next: "2")])
    try expectLists(
      of: server, ["Ada", "error(no such page)"],
      "The second page fails. The list so far has been emitted, and then comes the error.")
    try server.expectRequests(["1", "2"], "The second page has failed. Nothing is repeated.")
  }

  @Test(arguments: ["{\"items\": [\"Cy\"", "[]", "{\"next\": null}", ""])
  func `a page that can't be decoded is an error`(body: String) throws {
    let server = Pages(["1": page("Ada", next: "2"), "2": body])
    let received = events(of: server)
    try expect(
      received, equals: ["Ada", "error of the decoder"],
      "The second page is `\(body)`, which isn't an `ItemPage`.")
  }

  @Test func `disposing cancels the page in progress`() throws {
    let second = ManualSource<Data>()
    let lists = lists { url in
      url.lastPathComponent == "1" ? .just(Data(page("Ada", next: "2").utf8)) : second.sequence
    }
    let subscriber = Subscriber(lists)
    try subscriber.check(["Ada"], "The first page has Ada, and the second hasn't been answered.")
    try expect(
      second.isRunning,
      """
      Page 1 was there at once. The request for page 2 should run until it is answered. Does something of page 1 \
      dispose it?
      """)
    subscriber.dispose()
    try expect(
      !second.isRunning, "The subscription was disposed, but the request for page 2 still runs.")
  }

  @Test func `each subscription begins with the first page`() throws {
    let server = Pages(["1": page("Ada", next: "2"), "2": page("Bob", next: "1")])
    let lists = lists(server.load)
    try server.expectRequests([], "Nobody has subscribed.")
    for number in 1...2 {
      let subscriber = Subscriber(lists)
      try subscriber.check(
        ["Ada", "Ada, Bob", "completed"],
        "Subscription number \(number) fetches the list from its beginning. What is kept of another "
          + "subscription doesn't belong to it.")
    }
    try server.expectRequests(["1", "2", "1", "2"], "Two subscriptions fetch two pages each.")
  }

  @Test(arguments: Law.all(of: firstPage, secondPage))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// A request emits one element, and not 20,000.
  private static let firstPage = Operator(
    "the list", of: "the request for a page", calling: "`load`", count: 1, except: [.many]
  ) { request, trial in
    allItems(from: url("1"), limit: 9) { _ in
      trial.count()
      return request.map { Data(page("\($0)").utf8) }
    }
  }

  private static let secondPage = Operator(
    "the list", of: "the request for the second page", count: 1, except: [.many]
  ) { request, _ in
    allItems(from: url("1"), limit: 9) { url in
      url.lastPathComponent == "1"
        ? .just(Data(page("Ada", next: "2").utf8)) : request.map { Data(page("\($0)").utf8) }
    }
  }

  private func lists(_ load: @escaping (URL) -> Observable<Data>) -> Observable<String> {
    allItems(from: url("1"), limit: 9, load: load).map { $0.joined(separator: ", ") }
  }

  private func events(of server: Pages, limit: Int = 9) -> [String] {
    let events = Locked<[String]>([])
    _ = allItems(from: url("1"), limit: limit, load: server.load).subscribe { event in
      switch event {
      case .next(let items): events.value.append(items.joined(separator: ", "))
      case .error(let error as NoSuchPage): events.value.append("error(\(error))")
      case .error(is DecodingError): events.value.append("error of the decoder")
      case .error(let error): events.value.append("error(\(error))")
      case .completed: events.value.append("completed")
      }
    }
    return events.value
  }

  private func expectLists(
    of server: Pages, limit: Int = 9, _ expected: [String], _ sentence: String, line: Int = #line
  ) throws {
    try expect(events(of: server, limit: limit), equals: expected, sentence, line: line)
  }
}

private func url(_ path: String) -> URL { URL(string: "http://example.com/\(path)")! }

/// A page as JSON.
private func page(_ items: String..., next: String? = nil) -> String {
  let items = items.map { "\"\($0)\"" }.joined(separator: ", ")
  let next = next.map { ", \"next\": \"\(url($0).absoluteString)\"" } ?? ""
  return "{\"items\": [\(items)]\(next)}"
}

private struct NoSuchPage: Error, CustomStringConvertible { let description = "no such page" }

/// Answers at once, with the pages that it has.
private final class Pages {
  private let pages: [String: String]
  private let mostRequests: Int
  @Locked private var requests: [String] = []

  init(_ pages: [String: String], requests: Int = 20) {
    self.pages = pages
    mostRequests = requests
  }

  func load(_ url: URL) -> Observable<Data> {
    let path = String(url.absoluteString.dropFirst("http://example.com/".count))
    requests.append(path)
    // NB: Without this, an answer that fetches a ring of pages for ever would never end.
    guard let body = pages[path], requests.count < mostRequests else { return .error(NoSuchPage()) }
    return .just(Data(body.utf8))
  }

  func expectRequests(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(requests, equals: expected, "\(sentence) The pages asked for:", line: line)
  }
}
