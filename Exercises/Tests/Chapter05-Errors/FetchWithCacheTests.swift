import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

@Suite("FetchWithCache", .serialized) struct FetchWithCacheTests {
  private let cache = Cache()

  @Test func `an answer passes on and is stored`() throws {
    try marbles {
      "--20-|"
      "^----!"
      fetch("Oslo", $0)
      "--20-|"
    }
    try expectCache(["Oslo": "20"], "The request has sent 20 for Oslo.")
  }

  @Test func `every answer passes on, even an equal one, and the last one stays`() throws {
    try marbles {
      "-19-20-20-|"
      fetch("Oslo", $0)
      "-19-20-20-|"
    }
    try expectCache(["Oslo": "20"], "The request has sent 19, 20 and 20 for Oslo.")
  }

  @Test func `a new answer replaces an old one`() throws {
    cache.values = ["Oslo": "19", "Lima": "17"]
    try marbles {
      "--20-|"
      fetch("Oslo", $0)
      "--20-|"
    }
    try expectCache(
      ["Oslo": "20", "Lima": "17"], "The request has sent 20 for Oslo, nothing for Lima.")
  }

  @Test func `an answer is stored before it passes on`() throws {
    let stored = Locked<[String?]>([])
    _ = fetch("Oslo", .of("19", "20"))
      .subscribe(onNext: { _ in stored.value.append(cache.values["Oslo"]) })
    try expect(
      stored.value.map { $0 ?? "nothing" }, equals: ["19", "20"],
      "When the subscriber receives an answer, the cache should have it already.")
  }

  @Test func `a failure is answered from the cache`() throws {
    cache.values = ["Oslo": "19", "Lima": "17"]
    try marbles {
      "--X"
      "^-!"
      fetch("Oslo", $0)
      "--(19,|)"
    }
    try expectCache(["Oslo": "19", "Lima": "17"], "The request has failed, so nothing is new.")
  }

  @Test func `a failure that the cache can't answer is answered with the fallback`() throws {
    cache.values = ["Lima": "17"]
    try marbles {
      "--X"
      fetch("Oslo", $0)
      "--(?,|)"
    }
  }

  @Test func `an empty text in the cache is an answer`() throws {
    cache.values = ["Oslo": ""]
    let elements = Locked<[String]>([])
    _ = fetch("Oslo", .error(Offline())).subscribe(onNext: { elements.value.append($0) })
    try expect(
      elements.value, equals: [""],
      "The cache has an empty text for Oslo. That is an answer; the fallback is for no answer.")
  }

  @Test func `a request that completes without an element has not failed`() throws {
    cache.values = ["Oslo": "19"]
    try marbles {
      "--|"
      fetch("Oslo", $0)
      "--|"
    }
  }

  @Test func `the fallback is never stored`() throws {
    _ = fetch("Oslo", .error(Offline())).subscribe()
    try expectCache(
      [:], "The request has failed. The fallback is no answer, and must not be stored as one.")
  }

  @Test func `the cache is asked when the request fails`() throws {
    let request = PublishSubject<String>()
    let elements = Locked<[String]>([])
    let sequence = fetch("Oslo", request.asObservable())
    cache.values = ["Oslo": "20"]
    _ = sequence.subscribe(onNext: { elements.value.append($0) })
    cache.values = ["Oslo": "21"]
    request.onError(Offline())
    try expect(
      elements.value, equals: ["21"],
      """
      The cache had nothing when the sequence was made, 20 at the subscription, and 21 when the \
      request failed. Look into it when the request fails.
      """)
  }

  @Test func `an answer before a failure is stored as well`() throws {
    cache.values = ["Oslo": "19"]
    try marbles {
      "--20-X"
      fetch("Oslo", $0)
      "--20-(20,|)"
    }
    try expectCache(
      ["Oslo": "20"],
      "The request has sent 20, and then failed. Store an answer as soon as it arrives.")
  }

  @Test func `a failed request is not repeated`() throws {
    let request = ManualSource<String>(sending: [.error(Offline())])
    _ = fetch("Oslo", request.sequence).subscribe()
    try expect(request.runs, equals: 1, "There is one attempt, and there were \(request.runs).")
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// An error is answered from the cache, which belongs to one thread.
  private static let request = Operator(of: "the request", except: [.error, .threads]) {
    request, _ in
    fetchWithCache("Oslo", request: request.map { "\($0)" }, cache: Cache(), fallback: "?")
  }

  private func fetch(_ key: String, _ request: Observable<String>) -> Observable<String> {
    fetchWithCache(key, request: request, cache: cache, fallback: "?")
  }

  private func expectCache(
    _ expected: [String: String], _ sentence: String, line: Int = #line
  ) throws {
    try expect(
      cache.values, equals: expected,
      """
      \(sentence)
      expected in the cache: \(words(expected))
      found in the cache: \(words(cache.values))
      """, line: line)
  }

  private func words(_ values: [String: String]) -> String {
    values.isEmpty
      ? "nothing" : values.sorted { $0 < $1 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

private struct Offline: Error {}
