import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("CacheForever", .serialized) struct CacheForeverTests {
  private let request = ManualSource<Int>()
  private let cached: Observable<Int>

  init() { cached = request.sequence.cacheForever() }

  @Test func `all subscribers receive the whole answer, from one request`() throws {
    let first = Subscriber(cached)
    request.send(1)
    request.send(1)
    let late = Subscriber(cached)
    try late.check(["1", "1"], "It subscribed after 1 and 1. It receives the answer so far.")
    request.send(2)
    request.send(.completed)
    let expected = ["1", "1", "2", "completed"]
    try first.check(expected, "The answer is 1, 1 and 2. It is complete.")
    try late.check(expected, "The answer is 1, 1 and 2. It is complete.")
    try expect(request.runs, equals: 1, "There are two subscribers and one request.")
  }

  @Test func `after the completion there is no second request`() throws {
    let first = Subscriber(cached)
    request.send(1)
    request.send(.completed)
    first.dispose()
    for _ in 1...2 {
      let late = Subscriber(cached)
      try expect(
        request.runs, equals: 1, "The request has completed, and another one was made.")
      try late.check(["1", "completed"], "The answer was 1, then completed. It was kept.")
    }
  }

  @Test func `after an error the next subscriber asks again`() throws {
    for round in 1...2 {
      let first = Subscriber(cached)
      try expect(
        request.runs, equals: round,
        round == 1
          ? "The first subscriber has come. How many requests were made by then:"
          : """
          The request has failed, and then somebody subscribed. The source has to be started a second time. \
          How many requests were made by then:
          """)
      request.send(1)
      let second = Subscriber(cached)
      request.send(.error(Broken()))
      let expected = ["1", "error(broken)"]
      try first.check(expected, "The request sent 1 and failed. Its subscribers receive that.")
      try second.check(expected, "The request sent 1 and failed. Its subscribers receive that.")
      try expect(
        request.runs, equals: round,
        """
        A request has failed, and nobody has subscribed since. There is no new one yet. How many requests were \
        made by then:
        """)
    }
    let next = Subscriber(cached)
    try expect(
      request.runs, equals: 3, "Two requests have failed. The next subscriber makes a third one.")
    try next.check([], "The next subscriber receives nothing of the requests that have failed.")
    request.send(2)
    request.send(.completed)
    try next.check(["2", "completed"], "After two errors, the answer was 2.")
    try Subscriber(cached).check(
      ["2", "completed"], "After two errors, the answer was 2. It was kept.")
    try expect(
      request.runs, equals: 3, "The third request was answered. Another one was made.")
  }

  @Test func `an error that nobody receives is forgotten as well`() throws {
    let hasty = Subscriber(cached)
    hasty.dispose()
    request.send(1)
    request.send(.error(Broken()))
    let next = Subscriber(cached)
    try expect(
      request.runs, equals: 2,
      "All subscriptions were disposed, then the request failed. The next subscriber asks again.")
    try next.check([], "The next subscriber receives nothing of the request that has failed.")
  }

  @Test func `whoever subscribes while an error is passed on asks again`() throws {
    let again = Locked<[Subscriber]>([])
    let cached = cached
    let subscribers = (1...2).map { _ in
      Subscriber(cached) { event in
        if event.isStopEvent, again.value.count < 2 { again.value.append(Subscriber(cached)) }
      }
    }
    request.send(1)
    request.send(.error(Broken()))
    try expect(
      request.runs, equals: 2,
      """
      Two subscribers received the error, and both subscribed again in that moment. The first of them \
      makes a new request, and the second one joins it. Forget the old one before you pass on its error.
      """)
    for subscriber in subscribers {
      try subscriber.check(["1", "error(broken)"], "The request sent 1 and failed.")
    }
    request.send(2)
    request.send(.completed)
    for subscriber in again.value {
      try subscriber.check(
        ["2", "completed"],
        "It subscribed while the error of the first request was passed on. The second one sent 2.")
    }
  }

  @Test func `an error that arrives at once is not kept`() throws {
    let requests = Locked(0)
    let instant = Observable<Int>.create { observer in
      requests.value += 1
      if requests.value == 1 {
        observer.onError(Broken())
      } else {
        observer.onNext(requests.value)
        observer.onCompleted()
      }
      return Disposables.create()
    }.cacheForever()
    try Subscriber(instant).check(["error(broken)"], "The first request fails at once.")
    let sentence = "The first request failed inside `subscribe`. The second one answered 2 at once."
    try Subscriber(instant).check(["2", "completed"], sentence)
    try Subscriber(instant).check(["2", "completed"], "\(sentence) It was kept.")
  }

  @Test func `an answer that arrives at once is kept as well`() throws {
    let requests = Locked(0)
    let instant = Observable<Int>.create { observer in
      requests.value += 1
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }.cacheForever()
    try Subscriber(instant).check(["1", "completed"], "The answer was 1, and arrived at once.")
    try Subscriber(instant).check(["1", "completed"], "The answer was 1, and was kept.")
    try expect(
      requests.value, equals: 1,
      "The answer arrived inside the first `subscribe`. It was asked for again.")
  }

  @Test(arguments: [false, true])
  func `whoever subscribes while the answer arrives makes no request`(isAtTheEnd: Bool) throws {
    let requests = Locked(0)
    let instant = Observable<Int>.create { observer in
      requests.value += 1
      if requests.value > 3 { return Disposables.create() }
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }.cacheForever()
    let second = Locked<Subscriber?>(nil)
    let first = Subscriber(instant) { event in
      if event.isStopEvent == isAtTheEnd { second.value = Subscriber(instant) }
    }
    let moment = isAtTheEnd ? "the completion" : "the element 1"
    try expect(
      requests.value, equals: 1,
      """
      The answer arrives inside the first `subscribe`. While the first subscriber received \(moment), \
      another one subscribed, and that made another request. Remember that you have asked before you \
      ask.
      """)
    try first.check(["1", "completed"], "The answer was 1. The first subscriber receives it once.")
    try second.value?.check(
      ["1", "completed"], "It subscribed while \(moment) arrived. The answer was 1.")
  }

  @Test func `dispose does not cancel the request`() throws {
    let hasty = Subscriber(cached)
    request.send(1)
    hasty.dispose()
    try expect(
      request.isRunning, "The only subscription was disposed, and the request was cancelled.")
    let next = Subscriber(cached)
    try expect(
      request.runs, equals: 1,
      "The only subscription was disposed, and the next subscriber made another request.")
    try next.check(["1"], "It subscribed after 1. It receives the answer so far.")
    next.dispose()
    request.send(2)
    request.send(.completed)
    try hasty.check(["1"], "Its subscription was disposed after 1.")
    try Subscriber(cached).check(
      ["1", "2", "completed"],
      "The request continued without subscribers. Whoever subscribes now receives the whole answer."
    )
    try expect(request.runs, equals: 1, "There is one request.")
  }

  @Test func `after dispose the subscriber is released`() throws {
    weak var screen: Token?
    do {
      let token = Token()
      screen = token
      let subscription = cached.subscribe { _ in _ = token }
      subscription.dispose()
    }
    try expect(
      screen == nil,
      """
      A subscription was disposed, and its observer is still kept in memory. Return the disposable of \
      the subscription to the cache.
      """)
  }

  @Test func `a subscription needs nobody to keep the sequence`() throws {
    let first = Subscriber(request.sequence.cacheForever())
    try expect(
      request.isRunning,
      "There is a subscriber, but nobody keeps the sequence: the request was cancelled.")
    request.send(1)
    request.send(.completed)
    try first.check(["1", "completed"], "The answer was 1. Nobody keeps the sequence itself.")
  }

  @Test func `each cached sequence keeps an answer of its own`() throws {
    let other = ManualSource<Int>()
    let otherCached = other.sequence.cacheForever()
    let first = Subscriber(cached)
    let second = Subscriber(otherCached)
    request.send(1)
    other.send(2)
    try first.check(["1"], "Two requests are cached. This one answers 1, the other one 2.")
    try second.check(["2"], "Two requests are cached. This one answers 2, the other one 1.")
  }

  @Test func `it keeps 20,000 elements`() throws {
    let many = Observable.range(start: 1, count: 20_000).cacheForever()
    for _ in 1...2 {
      let count = Locked(0)
      _ = many.subscribe(onNext: { _ in count.value += 1 })
      try expect(
        count.value, equals: 20_000, "The answer has 20000 elements. All of them are kept.")
    }
  }

  @Test(arguments: Law.all(of: cache))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// There is one run for all subscribers, which no disposal ends, and its answer is kept for ever.
  private static let cache = Operator(
    "the cached sequence", of: "the request",
    except: [
      .again, .ownRun, .oneDisposed, .disposal, .observerDisposes, .observerSubscribes, .release,
      .threads,
    ]
  ) { source, _ in source.cacheForever() }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

private final class Token {}
