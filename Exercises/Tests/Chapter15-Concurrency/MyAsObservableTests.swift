import Dispatch
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter15Exercises

@Suite("MyAsObservable", .serialized) struct MyAsObservableTests {
  @Test func `sends the elements, then the completion`() async throws {
    let events = Events(of: Lines([1, 1, 2]).myAsObservable())
    try expect(
      await events.all, equals: ["next 1", "next 1", "next 2", "completed"],
      "The sequence has the elements 1, 1 and 2.")
  }

  @Test func `a sequence without elements only completes`() async throws {
    let events = Events(of: Lines([]).myAsObservable())
    try expect(await events.all, equals: ["completed"], "The sequence has no elements.")
  }

  @Test func `what the sequence throws is the error`() async throws {
    let events = Events(of: Lines([1], error: Torn()).myAsObservable())
    try expect(
      await events.all, equals: ["next 1", "error torn"],
      "The sequence has the element 1, then it throws its error “torn”.")
  }

  @Test func `a CancellationError is an error as well`() async throws {
    let events = Events(of: Lines([1], error: CancellationError()).myAsObservable())
    try expect(
      await events.all, equals: ["next 1", "error CancellationError()"],
      "Nobody has disposed the subscription. The sequence throws a CancellationError by itself.")
  }

  @Test func `nothing is read before somebody subscribes`() async throws {
    let lines = Lines([1])
    let observable = lines.myAsObservable()
    try expect(
      !(await lines.wasRead.hasCome(within: .milliseconds(100))),
      "No one has subscribed, but the sequence is being read.")
    withExtendedLifetime(observable) {}
  }

  @Test func `each subscription reads from the beginning`() async throws {
    let observable = Lines([1, 2]).myAsObservable()
    for name in ["first", "second"] {
      try expect(
        await Events(of: observable).all, equals: ["next 1", "next 2", "completed"],
        "This is the \(name) subscription. The sequence can be read any number of times.")
    }
  }

  @Test func `each subscription begins to read at once`() async throws {
    let lines = Lines([1, 2])
    let observable = lines.myAsObservable()
    _ = await Events(of: observable).all
    _ = await Events(of: observable).all
    try expect(
      lines.readers == 2,
      "Two observers have subscribed, and the sequence was read \(lines.readers) times.")
  }

  @Test func `subscribe waits for nothing`() async throws {
    let (stream, sender) = AsyncStream.makeStream(of: Int.self)
    let hasReturned = Moment()
    DispatchQueue.global().async {
      let subscription = stream.myAsObservable().subscribe()
      hasReturned.arrive()
      subscription.dispose()
    }
    let returned = await hasReturned.hasCome()
    sender.finish()
    try expect(
      returned, "The sequence has produced nothing yet, and `subscribe` has not returned.")
  }

  @Test func `an element is sent when it arrives`() async throws {
    let (stream, sender) = AsyncStream.makeStream(of: Int.self)
    let came = [Moment(), Moment()]
    let subscription = stream.myAsObservable().subscribe(onNext: { came[$0 - 1].arrive() })
    for number in 1...2 {
      sender.yield(number)
      try expect(
        await came[number - 1].hasCome(),
        "The sequence has produced \(number) and goes on. The observer has not received it.")
    }
    subscription.dispose()
  }

  @Test func `disposing cancels the task that reads`() async throws {
    let source = Source()
    let began = Moment()
    let subscription = source.stream.myAsObservable().subscribe(onNext: { _ in began.arrive() })
    source.sender.yield(1)
    try expect(await began.hasCome(), "The sequence has produced 1.")
    try expect(
      !(await source.cancelled.hasCome(within: .milliseconds(50))),
      "Nobody has disposed the subscription, but the task that reads is cancelled.")
    subscription.dispose()
    try expect(
      await source.cancelled.hasCome(),
      "The subscription is disposed, but its task still waits for the next element.")
  }

  @Test func `take(1) cancels the task as well`() async throws {
    let source = Source()
    let events = Events(of: source.myAsObservable().take(1))
    source.sender.yield(1)
    source.sender.yield(2)
    try expect(
      await events.all, equals: ["next 1", "completed"], "`take(1)` completes after the first.")
    try expect(
      await source.released.hasCome(),
      "`take(1)` has disposed the subscription, but its task still reads.")
  }

  @Test func `a disposed subscription leaves the other one alone`() async throws {
    let sources = [Source(), Source()]
    let observable = InTurns(sources.map(\.stream)).myAsObservable()
    let (began, goesOn) = (Moment(), Moment())
    let first = observable.subscribe(onNext: { $0 == 1 ? began.arrive() : goesOn.arrive() })
    sources[0].sender.yield(1)
    try expect(await began.hasCome(), "The sequence has produced 1.")

    let events = Events<Int>()
    let hasElement = Moment()
    let second = observable.subscribe { event in
      events.receive(event)
      hasElement.arrive()
    }
    sources[1].sender.yield(1)
    try expect(await hasElement.hasCome(), "A second subscription is there, and receives 1.")
    sources[0].sender.yield(2)
    try expect(
      await goesOn.hasCome(),
      """
      A second subscription has begun, and the first one receives nothing more. Does it cancel the \
      task of the first? What is kept outside of `create` is kept for all subscriptions.
      """)
    first.dispose()
    try expect(
      !(await sources[1].cancelled.hasCome(within: .milliseconds(50))),
      "The first subscription is disposed, but the task of the second is cancelled.")
    sources[1].sender.finish()
    try expect(
      await events.all, equals: ["next 1", "completed"], "The second subscription is still there.")
    second.dispose()
  }

  @Test func `after dispose nothing arrives, even if the sequence goes on`() async throws {
    let mayGoOn = Moment()
    let wentOn = Moment()
    let stubborn = Stubborn(mayGoOn: mayGoOn, wentOn: wentOn)
    let received = Mutex<[String]>([])
    let began = Moment()
    let subscription = stubborn.myAsObservable().subscribe { event in
      received.withLock { $0.append(text(event)) }
      began.arrive()
    }
    try expect(await began.hasCome(), "The sequence has produced 1.")
    subscription.dispose()
    mayGoOn.arrive()
    _ = await wentOn.hasCome(within: .milliseconds(200))
    try expect(
      received.withLock { $0 }, equals: ["next 1"],
      "The subscription was disposed after 1. The sequence ignores the cancellation, and goes on.")
  }
}

private struct Torn: Error, CustomStringConvertible { let description = "torn" }

/// Elements, for each reader from the first one on.
private final class Lines: AsyncSequence, Sendable {
  struct AsyncIterator: AsyncIteratorProtocol {
    var rest: ArraySlice<Int>
    let error: (any Error)?

    mutating func next() async throws -> Int? {
      if let element = rest.popFirst() { return element }
      if let error { throw error }
      return nil
    }
  }

  let wasRead = Moment()
  private let elements: [Int]
  private let error: (any Error)?
  private let count = Mutex(0)
  var readers: Int { count.withLock { $0 } }

  init(_ elements: [Int], error: (any Error)? = nil) {
    (self.elements, self.error) = (elements, error)
  }

  func makeAsyncIterator() -> AsyncIterator {
    count.withLock { $0 += 1 }
    wasRead.arrive()
    return AsyncIterator(rest: elements[...], error: error)
  }
}

/// A stream that notices when its reader is cancelled, and when it reads no more.
private final class Source: AsyncSequence, Sendable {
  struct AsyncIterator: AsyncIteratorProtocol {
    var elements: AsyncStream<Int>.Iterator
    let release: Release

    mutating func next() async -> Int? { await elements.next() }
  }

  /// A reader holds it, and nobody else.
  final class Release: Sendable {
    private let released: Moment
    init(_ released: Moment) { self.released = released }
    deinit { released.arrive() }
  }

  let stream: AsyncStream<Int>
  let sender: AsyncStream<Int>.Continuation
  let cancelled = Moment()
  let released = Moment()

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(elements: stream.makeAsyncIterator(), release: Release(released))
  }

  init() {
    (stream, sender) = AsyncStream.makeStream()
    let cancelled = cancelled
    sender.onTermination = { if case .cancelled = $0 { cancelled.arrive() } }
  }
}

/// A sequence that gives each reader the next of several streams.
private final class InTurns: AsyncSequence, Sendable {
  typealias Element = Int
  private let rest: Mutex<ArraySlice<AsyncStream<Int>>>

  init(_ streams: [AsyncStream<Int>]) { rest = Mutex(streams[...]) }

  func makeAsyncIterator() -> AsyncStream<Int>.Iterator {
    let stream = rest.withLock { $0.popFirst() } ?? AsyncStream { $0.finish() }
    return stream.makeAsyncIterator()
  }
}

/// Produces 1, and 2 when it may, whether it is cancelled or not.
private struct Stubborn: AsyncSequence, AsyncIteratorProtocol {
  let mayGoOn, wentOn: Moment
  var count = 0

  func makeAsyncIterator() -> Stubborn { self }

  mutating func next() async -> Int? {
    count += 1
    if count == 2 { _ = await Task { [mayGoOn] in await mayGoOn.hasCome() }.value }
    if count > 2 { wentOn.arrive() }
    return count > 2 ? nil : count
  }
}

private func text<Element>(_ event: Event<Element>) -> String {
  switch event {
  case .next(let element): "next \(element)"
  case .error(let error): "error \(error)"
  case .completed: "completed"
  }
}

/// What an observable has sent until its end.
private final class Events<Element>: Sendable {
  private let received = Mutex<[String]>([])
  private let isOver = Moment()

  init() {}

  init(of observable: Observable<Element>) { _ = observable.subscribe { self.receive($0) } }

  func receive(_ event: Event<Element>) {
    received.withLock { $0.append(text(event)) }
    if event.isStopEvent { isOver.arrive() }
  }

  var all: [String] {
    get async {
      let ends = await isOver.hasCome()
      return received.withLock { $0 } + (ends ? [] : ["(no end in time)"])
    }
  }
}
