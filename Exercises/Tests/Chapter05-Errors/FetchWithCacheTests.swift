import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

@Suite("FetchWithCache", .serialized) struct FetchWithCacheTests {
  private let cache = Cache()

  @Test func `a success passes, and is kept`() throws {
    try marbles {
      "--20-|"
      fetch("Oslo", $0)
      "--20-|"
    }
    try expectCache(["Oslo": "20"], "The request has sent 20 for Oslo.")
  }

  @Test func `the request is made when somebody subscribes, and once`() throws {
    var requests = 0
    let sequence = fetch(
      "Oslo",
      .deferred {
        requests += 1
        return .just("20")
      })
    try expect(requests, equals: 0, "Nobody has subscribed yet, and the request was made.")
    _ = sequence.subscribe()
    try expect(
      requests, equals: 1, "Somebody has subscribed: one request, that tells both of them.")
  }

  @Test func `a newer success takes the place of an older one`() throws {
    cache.values = ["Oslo": "19", "Lima": "17"]
    try marbles {
      "--20-|"
      fetch("Oslo", $0)
      "--20-|"
    }
    try expectCache(
      ["Oslo": "20", "Lima": "17"], "The request has sent 20 for Oslo, nothing for Lima.")
  }

  @Test func `a failure is answered from the cache`() throws {
    cache.values = ["Oslo": "19", "Lima": "17"]
    try marbles {
      "--X"
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

  @Test func `to send nothing is no failure`() throws {
    cache.values = ["Oslo": "19"]
    try marbles {
      "--|"
      fetch("Oslo", $0)
      "--|"
    }
  }

  @Test func `a failure writes nothing into the cache`() throws {
    _ = fetch("Oslo", .error(Offline())).subscribe()
    try expectCache(
      [:],
      "The request has failed. What was sent instead is no answer, and must not be kept as one.")
  }

  @Test func `what comes before a failure is kept as well`() throws {
    cache.values = ["Oslo": "19"]
    _ = fetch("Oslo", Observable.just("20").concat(Observable.error(Offline()))).subscribe()
    try expectCache(
      ["Oslo": "20"],
      "The request has sent 20, and failed after that. What it sends goes into the cache at once.")
    cache.values = ["Oslo": "19"]
    try marbles {
      "--20-X"
      fetch("Oslo", $0)
      "--20-(20,|)"
    }
  }

  @Test func `the cache is asked when the request fails`() throws {
    var isOnline = true
    let request = Observable.deferred { isOnline ? .just("20") : .error(Offline()) }
    let sequence = fetch("Oslo", request)
    try marbles {
      sequence
      "(20,|)"
    }
    isOnline = false
    try marbles {
      sequence
      "(20,|)"
    }
  }

  private func fetch(_ key: String, _ request: Observable<String>) -> Observable<String> {
    fetchWithCache(key, request: request, cache: cache, fallback: "?")
  }

  private func expectCache(
    _ expected: [String: String], _ story: String,
    line: Int = #line
  ) throws {
    try expect(
      cache.values, equals: expected,
      """
      \(story)
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
