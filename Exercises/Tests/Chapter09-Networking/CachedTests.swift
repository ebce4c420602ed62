import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Cached", .serialized) struct CachedTests {
  private let cache = DataCache()
  private let server = Server()

  private func request(_ path: String = "/a", method: String? = nil) -> URLRequest {
    var request = URLRequest(url: URL(string: "http://example.com\(path)")!)
    if let method { request.httpMethod = method }
    return request
  }

  private func events(_ request: URLRequest) -> [String] {
    recorded(cached(request, cache, server.load))
  }

  @Test func `the second subscription is answered from the cache`() throws {
    let sequence = cached(request(), cache, server.load)
    try expect(server.requests.count, equals: 0, "No one has subscribed, but a request was sent.")
    try expect(recorded(sequence), equals: ["/a 1", "completed"], "The cache is empty.")
    try expect(server.requests.count, equals: 1, "The cache was empty: one request is sent.")
    try expect(
      recorded(sequence), equals: ["/a 1", "completed"],
      "The second subscription receives what the first has stored, and is completed.")
    try expect(
      server.requests.count, equals: 1,
      "The cache had an answer when the second subscription was made, but a request was sent.")
  }

  @Test func `another sequence for the same address finds it as well`() throws {
    _ = events(request())
    try expect(events(request()), equals: ["/a 1", "completed"], "The address is the same.")
    try expect(server.requests.count, equals: 1, "The answer for this address was stored.")
  }

  @Test func `a sequence that was made early finds what came later`() throws {
    let early = cached(request(), cache, server.load)
    cache[request().url!] = Data("stored".utf8)
    try expect(
      recorded(early), equals: ["stored", "completed"],
      "The answer was stored after the sequence had been made, and before the subscription.")
    cache[request().url!] = nil
    try expect(
      recorded(early), equals: ["/a 1", "completed"],
      "The answer was removed from the cache before this subscription.")
  }

  @Test func `each address has its own answer, with its query`() throws {
    for path in ["/a", "/b", "/a?q=1", "/a?q=2", "/A"] { _ = events(request(path)) }
    try expect(
      server.requests.map { $0.url!.absoluteString },
      equals: ["/a", "/b", "/a?q=1", "/a?q=2", "/A"].map { "http://example.com\($0)" },
      "These are five different addresses.")
    try expect(
      events(request("/a?q=1")), equals: ["/a 3", "completed"], "It was the third request.")
  }

  @Test(arguments: ["PUT", "POST", "DELETE", "HEAD"])
  func `other methods are sent each time, and not stored`(method: String) throws {
    cache[request().url!] = Data("stored".utf8)
    let sequence = cached(request(method: method), cache, server.load)
    try expect(server.requests.count, equals: 0, "No one has subscribed, but a request was sent.")
    try expect(
      recorded(sequence), equals: ["/a 1", "completed"],
      "A \(method) is not answered from the cache.")
    try expect(recorded(sequence), equals: ["/a 2", "completed"], "A \(method) is sent again.")
    try expect(
      events(request()), equals: ["stored", "completed"],
      "The answer to a \(method) was stored as if it were that to a GET.")
  }

  @Test func `an error passes on, and is not stored`() throws {
    server.fails = true
    try expect(events(request()), equals: ["no connection"], "The request fails.")
    try expect(cache[request().url!] == nil, "The request failed, but something was stored.")
    server.fails = false
    try expect(
      events(request()), equals: ["/a 2", "completed"], "The next request is sent again.")
  }

  @Test(arguments: ["PUT", "POST", "DELETE", "HEAD"])
  func `an error passes on, whatever the method is`(method: String) throws {
    server.fails = true
    try expect(
      events(request(method: method)), equals: ["no connection"],
      "The \(method) has failed. Whoever sent it must receive the error.")
  }

  @Test func `an empty answer is an answer`() throws {
    cache[request().url!] = Data()
    try expect(events(request()), equals: ["", "completed"], "The cache has an empty answer.")
    try expect(server.requests.count, equals: 0, "An empty answer was stored for this address.")
  }

  @Test func `an answer is stored before it passes on`() throws {
    let stored = Locked<Data?>(nil)
    _ = cached(request(), cache, server.load).subscribe(onNext: { _ in
      stored.value = cache[request().url!]
    })
    try expect(
      stored.value == Data("/a 1".utf8), "A subscriber receives the answer before the cache has it."
    )
  }

  @Test func `all elements pass, and the last one stays`() throws {
    let source = PublishSubject<Data>()
    let events = Locked<[String]>([])
    let url = request().url!
    let subscription = cached(request(), cache) { _ in source }.subscribe {
      events.value.append(text(of: $0))
    }
    for body in ["a", "a", "b"] { source.onNext(Data(body.utf8)) }
    try expect(
      events.value, equals: ["a", "a", "b"],
      "Three elements have arrived, and the sequence hasn't ended."
    )
    try expect(cache[url] == Data("b".utf8), "The last element stays in the cache.")
    subscription.dispose()
    try expect(
      !source.hasObservers,
      "The subscription was disposed, but not the one to the sequence that `load` returned.")
    source.onNext(Data("c".utf8))
    try expect(cache[url] == Data("b".utf8), "Something was stored after the disposal.")
  }

  @Test func `two subscriptions at the same time send two requests`() throws {
    let count = Locked(0)
    let sequence = cached(request(), cache) { _ in
      count.value += 1
      return .never()
    }
    let both = [sequence.subscribe(), sequence.subscribe()]
    try expect(
      count.value, equals: 2, "There is nothing in the cache: each subscription sends its own.")
    for subscription in both { subscription.dispose() }
  }

  @Test func `each cache has its own answers`() throws {
    _ = events(request())
    try expect(
      recorded(cached(request(), DataCache(), server.load)), equals: ["/a 2", "completed"],
      "This is another cache, and it is empty.")
  }

  @Test func `nothing is kept when it is over`() throws {
    weak var probe: Server?
    do {
      let server = Server()
      probe = server
      _ = recorded(cached(request(), cache) { server.load($0) })
    }
    try expect(probe == nil, "The sequence is gone, but something still holds `load`.")
  }
}

/// Its answers are the path and the number of the request.
private final class Server {
  @Locked private(set) var requests: [URLRequest] = []
  var fails = false

  func load(_ request: URLRequest) -> Observable<Data> {
    requests.append(request)
    if fails { return .error(NoConnection()) }
    return .just(Data("\(request.url!.path) \(requests.count)".utf8))
  }
}

private struct NoConnection: Error, CustomStringConvertible { let description = "no connection" }

private func recorded(_ sequence: Observable<Data>) -> [String] {
  @Locked var events: [String] = []
  _ = sequence.subscribe { events.append(text(of: $0)) }
  return events
}

private func text(of event: Event<Data>) -> String {
  switch event {
  case .next(let data): String(decoding: data, as: UTF8.self)
  case .error(let error): "\(error)"
  case .completed: "completed"
  }
}
