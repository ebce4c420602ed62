import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// A feed, each of whose attempts follows a script: `x` fails at once, `a` to `d` are elements, `|` completes.
@Suite("Reconnect", .serialized) struct ReconnectTests {
  private let time = MarbleTime()

  @Test func `a source that doesn't fail passes unchanged`() throws {
    try marbles(in: time) {
      "-1-1-|"
      "^----!"
      reconnect($0)
      "-1-1-|"
    }
  }

  @Test func `the wait is scheduled on the scheduler that was passed in`() throws {
    let feed = Feed(["x", "|"], time)
    let subscriber = Subscriber(reconnect(feed.sequence))
    try expect(
      feed.times, equals: [0],
      "The first attempt begins at the subscription, and waits for nothing.")
    time.advanceTo(10)
    try expect(
      feed.times, equals: [0, 1],
      """
      The first attempt fails at 0, so the second begins at 1. If yours never begins, it waits on another \
      scheduler: pass `scheduler` to whatever waits. The attempts were at these times:
      """)
    try subscriber.check(["completed"], "The second attempt has completed.")
  }

  @Test func `nothing happens before the subscription`() throws {
    let feed = Feed(["|"], time)
    let result = reconnect(feed.sequence)
    try expect(
      feed.times, equals: [], "No one has subscribed, but there was an attempt at these times:")
    _ = result.subscribe()
  }

  @Test func `each wait is twice as long, up to the longest`() throws {
    for (longest, times) in [
      (100, [0, 1, 3, 7, 15, 31]), (8, [0, 1, 3, 7, 15, 23]), (5, [0, 1, 3, 7, 12, 17]),
      (1, [0, 1, 2, 3, 4, 5]),
    ] {
      let time = MarbleTime()
      let feed = Feed(["x", "x", "x", "x", "x", "|"], time)
      _ = reconnect(feed.sequence, maxFailures: 9, longestWait: longest, in: time)
        .subscribe(onError: { _ in })
      time.advanceTo(100)
      try expect(
        feed.times, equals: times,
        "Five attempts fail at once, and no wait is longer than \(longest). The attempts were at these times:"
      )
    }
  }

  @Test(arguments: [1, 2, 4]) func `gives up after maxFailures failures in a row`(maxFailures: Int)
    throws
  {
    let feed = Feed(Array(repeating: "x", count: 20), time)
    let subscriber = Subscriber(reconnect(feed.sequence, maxFailures: maxFailures))
    time.advanceTo(100)
    try expect(
      feed.times, equals: Array([0, 1, 3, 7].prefix(maxFailures)),
      "All attempts fail, and maxFailures is \(maxFailures). The attempts were at these times:")
    try subscriber.check(
      ["error(lost \(maxFailures))"],
      "Failure number \(maxFailures) in a row is the error of the result.")
  }

  @Test func `the last error arrives at once`() throws {
    let feed = Feed(["x", "x", "x"], time)
    let subscriber = Subscriber(reconnect(feed.sequence, maxFailures: 3))
    time.advanceTo(3)
    try subscriber.check(
      ["error(lost 3)"], "The third attempt begins at 3, and fails at once. No wait follows.")
  }

  @Test func `after an element the next wait is one second`() throws {
    let feed = Feed(["x", "x", "ax", "x", "bx", "cx", "x", "|"], time)
    let subscriber = Subscriber(reconnect(feed.sequence, maxFailures: 9))
    time.advanceTo(100)
    try expect(
      feed.times, equals: [0, 1, 3, 4, 6, 7, 8, 10],
      """
      The attempts 3, 5 and 6 emit an element before they fail, so the waits are 1, 2, 1, 2, 1, 1, 2. The \
      attempts were at these times:
      """)
    try subscriber.check(["a", "b", "c", "completed"], "Three attempts have emitted an element.")
  }

  @Test func `after an element the failures are counted anew`() throws {
    let feed = Feed(["x", "x", "ax", "x", "bx", "x", "x", "|"], time)
    let subscriber = Subscriber(reconnect(feed.sequence, maxFailures: 3))
    time.advanceTo(100)
    try subscriber.check(
      ["a", "b", "error(lost 7)"],
      """
      With maxFailures: 3, the attempts 1 and 2 fail, the attempts 3 and 5 emit an element first, and the \
      attempts 5, 6 and 7 are the first three failures in a row.
      """)
  }

  @Test func `an element between two failures sets back even if it is one of many`() throws {
    let feed = Feed(["x", "abcx", "x", "ddx", "x", "ax", "|"], time)
    let subscriber = Subscriber(reconnect(feed.sequence, maxFailures: 3))
    time.advanceTo(100)
    try expect(
      feed.times, equals: [0, 1, 2, 4, 5, 7, 8],
      "The waits are 1, 1, 2, 1, 2, 1. The attempts were at these times:")
    try subscriber.check(
      ["a", "b", "c", "d", "d", "a", "completed"],
      "There are never more than two failures in a row.")
  }

  @Test func `an element counts even if the subscriber breaks the connection when it receives it`()
    throws
  {
    let feed = ManualSource<String>()
    let subscriber = Subscriber(reconnect(feed.sequence)) { event in
      if event.element == "bye" { feed.send(.error(Lost(number: 3)), to: 2) }
    }
    feed.send(.error(Lost(number: 1)), to: 0)
    time.advanceTo(1)
    feed.send(.error(Lost(number: 2)), to: 1)
    time.advanceTo(3)
    feed.send(.next("bye"), to: 2)
    let story = """
      With maxFailures: 3, the attempts 1 and 2 fail. The third emits an element, and the subscriber breaks \
      the connection as soon as it receives that.
      """
    try subscriber.check(
      ["bye"],
      "\(story) The element has arrived before this failure, so it isn't the third in a row.")
    time.advanceTo(4)
    try expect(
      feed.runs, equals: 4,
      "\(story) The element has arrived before this failure, so the wait is 1 second. Attempts by then:"
    )
    feed.send(.error(Lost(number: 4)), to: 3)
    time.advanceTo(5)
    try expect(
      feed.runs, equals: 4,
      "\(story) The next failure is the second in a row, so its wait is 2 seconds. Attempts after 1 second:"
    )
    subscriber.dispose()
  }

  @Test func `the wait begins at the failure`() throws {
    try marbles(in: time) {
      "-1-X"
      "^--!"
      "----^--!"
      "--------^!"
      reconnect($0).take(3)
      "-1---1---(1,|)"
    }
  }

  @Test func `jitter receives each wait, and decides how long it is`() throws {
    let received = Locked<[Int]>([])
    let feed = Feed(["x", "x", "x", "ax", "x", "|"], time)
    let answers = [3, 1, 5, 2, 0]
    _ = feed.sequence.reconnect(maxFailures: 9, longestWait: 3, scheduler: time) { seconds in
      received.value.append(seconds)
      return answers[(received.value.count - 1) % answers.count]
    }
    .subscribe(onError: { _ in })
    time.advanceTo(100)
    try expect(
      received.value, equals: [1, 2, 3, 1, 2],
      """
      `longestWait` is 3, and the fourth attempt emits an element. `jitter` should be called with these \
      numbers, whatever it returns:
      """)
    try expect(
      feed.times, equals: [0, 3, 4, 9, 11, 11],
      "`jitter` returns 3, 1, 5, 2 and 0, so these are the waits. The attempts were at these times:"
    )
  }

  @Test func `jitter isn't called when no wait follows`() throws {
    let calls = Locked(0)
    let feed = Feed(["x", "x", "x"], time)
    _ = feed.sequence.reconnect(maxFailures: 2, longestWait: 8, scheduler: time) { seconds in
      calls.value += 1
      return seconds
    }
    .subscribe(onError: { _ in })
    time.advanceTo(100)
    try expect(
      calls.value, equals: 1,
      "maxFailures is 2. There is one wait, and after the second failure none. Calls of `jitter`:")
  }

  @Test func `a hundred failures in a row are no trouble`() throws {
    let feed = Feed(Array(repeating: "x", count: 100) + ["|"], time)
    let subscriber = Subscriber(reconnect(feed.sequence, maxFailures: 1000, longestWait: 2))
    time.advanceTo(1000)
    try expect(
      feed.times.suffix(3).map { $0 }, equals: [195, 197, 199],
      """
      A hundred attempts fail, and `longestWait` is 2. Doubled a hundred times, the wait doesn't fit into an \
      `Int`. The last attempts were at these times:
      """)
    try subscriber.check(["completed"], "Attempt 101 completes.")
  }

  @Test func `the longest wait may be a day`() throws {
    let received = Locked<[Int]>([])
    let feed = Feed(Array(repeating: "x", count: 19) + ["|"], time)
    _ = feed.sequence.reconnect(maxFailures: 99, longestWait: 86_400, scheduler: time) { seconds in
      received.value.append(seconds)
      return 1
    }
    .subscribe(onError: { _ in })
    time.advanceTo(100)
    try expect(
      received.value, equals: (0...16).map { 1 << $0 } + [86_400, 86_400],
      """
      19 attempts fail, and `longestWait` is a day, 86400 seconds. It is reached when a doubled number would be more, \
      and not before. The numbers that `jitter` was called with:
      """)
  }

  @Test func `each subscription counts for itself`() throws {
    let feed = ManualSource<String>()
    let result = reconnect(feed.sequence, maxFailures: 2)
    let (first, second) = (Subscriber(result), Subscriber(result))
    feed.send(.error(Lost(number: 1)), to: 0)
    feed.send(.error(Lost(number: 2)), to: 1)
    try second.check([], "maxFailures is 2. Each of two subscribers has had one failure.")
    time.advanceTo(1)
    try expect(
      feed.runs, equals: 4,
      "Each of two subscribers has had one failure, so both are connected again. Subscriptions in all:"
    )
    feed.send(.next("a"), to: 2)
    feed.send(.error(Lost(number: 3)), to: 3)
    try first.check(["a"], "The first subscriber has received an element after its failure.")
    try second.check(
      ["error(lost 3)"],
      "The second subscriber has had two failures in a row. The element was one of the first subscriber."
    )
    first.dispose()
    let third = Subscriber(result)
    feed.send(.error(Lost(number: 4)), to: 4)
    try expect(
      feed.runs, equals: 5,
      "A third subscriber has had its first failure, and waits. Subscriptions in all:")
    time.advanceTo(2)
    try expect(
      feed.runs, equals: 6,
      "A third subscriber has had its first failure at 1, and is connected again at 2. Subscriptions in all:"
    )
    try third.check([], "Its second attempt has just begun.")
    third.dispose()
    try expect(!feed.isRunning, "All subscribers have left, but the source still runs.")
  }

  @Test func `disposing cancels the wait`() throws {
    let scheduler = WatchedScheduler(time)
    let feed = Feed(["x", "|"], time)
    let subscriber = Subscriber(
      feed.sequence.reconnect(maxFailures: 3, longestWait: 8, scheduler: scheduler) { $0 })
    try expect(
      scheduler.isUsed, "The first attempt has failed, and nothing was scheduled on `scheduler`.")
    subscriber.dispose()
    time.advanceTo(100)
    try expect(feed.times, equals: [0], "The subscriber left during the first wait. Attempts:")
    try expect(
      scheduler.runs, equals: 0,
      "The subscriber left during the first wait, but the scheduler did the work all the same.")
  }

  @Test func `the diagram of the task`() throws {
    let attempts = ["-X", "-X", "-a-b-X", "-c-|"]
    let count = Locked(0)
    try marbles(in: time) {
      reconnect(
        .deferred { [time] in
          defer { count.value += 1 }
          let attempt = count.value < attempts.count ? attempts[count.value] : "|"
          return time.createColdObservable(try Timeline(attempt).events).asObservable()
        })
      "------a-b---c-|"
    }
  }

  @Test(arguments: Law.all(of: source))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let source = Operator(calling: "`jitter`") { source, trial in
    source.reconnect(maxFailures: 1, longestWait: 8, scheduler: trial.time) {
      trial.count(returning: $0)
    }
  }

  private func reconnect(
    _ source: Observable<String>, maxFailures: Int = 3, longestWait: Int = 100,
    in other: TestScheduler? = nil
  ) -> Observable<String> {
    source.reconnect(
      maxFailures: maxFailures, longestWait: longestWait, scheduler: other ?? time, jitter: { $0 })
  }
}

private struct Lost: Error, CustomStringConvertible {
  let number: Int
  var description: String { "lost \(number)" }
}

/// Its attempts follow their scripts, all in the moment of the subscription. It records their times.
private final class Feed {
  @Locked private(set) var times: [Int] = []
  private let scripts: [String]
  private let time: TestScheduler

  init(_ scripts: [String], _ time: TestScheduler) { (self.scripts, self.time) = (scripts, time) }

  /// NB: After the last script it completes, so that an answer that never gives up fails the test.
  var sequence: Observable<String> {
    .create { [self] observer in
      let number = times.count
      times.append(time.clock)
      for letter in number < scripts.count ? scripts[number] : "|" {
        switch letter {
        case "x": observer.onError(Lost(number: number + 1))
        case "|": observer.onCompleted()
        default: observer.onNext(String(letter))
        }
      }
      return Disposables.create()
    }
  }
}

/// Passes work to another scheduler, and knows whether there was any.
private final class WatchedScheduler: SchedulerType {
  private let scheduler: TestScheduler
  @Locked private(set) var isUsed = false
  /// How much of the work was done.
  @Locked private(set) var runs = 0

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var now: RxTime { scheduler.now }

  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    isUsed = true
    return scheduler.schedule(state, action: counted(action))
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    isUsed = true
    return scheduler.scheduleRelative(state, dueTime: dueTime, action: counted(action))
  }

  private func counted<State>(
    _ action: @escaping (State) -> any Disposable
  ) -> (State) -> any Disposable {
    return { state in
      self.runs += 1
      return action(state)
    }
  }
}
