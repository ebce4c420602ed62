import RxLite
import RxLiteTest
import Testing

@testable import Chapter15Exercises

@Suite("LatestValue", .serialized) struct LatestValueTests {
  private let source = PublishSubject<Int>()

  @Test func `the source is subscribed at once`() throws {
    let stream = source.latestValues()
    try expect(
      source.hasObservers, "`latestValues()` was called, but the source has no observer yet.")
    withExtendedLifetime(stream) {}
  }

  @Test func `a reader that keeps up receives each element`() async throws {
    let reader = Reader(source.latestValues())
    for number in [1, 1, 2, 0] {
      source.onNext(number)
      try expect(
        try await reader.next(), equals: "\(number)",
        "Each element is read as soon as it is there. They are 1, 1, 2 and 0.")
    }
  }

  @Test func `a later reader receives the newest`() async throws {
    let reader = Reader(source.latestValues())
    for number in 1...3 { source.onNext(number) }
    try expect(
      try await reader.next(), equals: "3", "1, 2 and 3 have been sent before it read anything.")
    for number in [5, 4] { source.onNext(number) }
    try expect(
      try await reader.next(), equals: "4",
      "5 and 4 have been sent since it read for the last time.")
  }

  @Test func `what has been read is not given out again`() async throws {
    let reader = Reader(source.latestValues())
    source.onNext(1)
    _ = try await reader.next()
    source.onNext(2)
    source.onCompleted()
    try expect(try await reader.next(), equals: "2", "1 was read, then 2 was sent.")
    try expect(try await reader.next(), equals: "the end", "2 has been read, too.")
  }

  @Test func `nor is it at the end`() async throws {
    let reader = Reader(source.latestValues())
    source.onNext(1)
    _ = try await reader.next()
    source.onCompleted()
    try expect(
      try await reader.next(), equals: "the end", "1 was read, then the source completed.")
  }

  @Test func `a reader that waits is woken`() async throws {
    let stream = source.latestValues()
    let began = Moment()
    let reader = Task {
      began.arrive()
      for try await number in stream { return number }
      return -1
    }
    _ = await began.hasCome()
    source.onNext(7)
    try expect(try await reader.value, equals: 7, "7 is the only element that has been sent.")
  }

  @Test func `the unread element comes before the end`() async throws {
    let reader = Reader(source.latestValues())
    for number in 1...2 { source.onNext(number) }
    source.onCompleted()
    try expect(
      try await reader.next(), equals: "2", "The source has sent 1, 2 and completed.")
    try expect(
      try await reader.next(), equals: "the end", "2 has been read, and the source has completed."
    )
  }

  @Test func `the unread element comes before the error`() async throws {
    let reader = Reader(source.latestValues())
    for number in 1...2 { source.onNext(number) }
    source.onError(Lost())
    try expect(try await reader.next(), equals: "2", "The source has sent 1, 2 and an error.")
    do {
      let next = try await reader.next()
      try fail("2 has been read, and the source has failed. The reader received \(next).")
    } catch let error as Lost {
      try expect("\(error)", equals: "lost", "The source has failed with its error “lost”.")
    } catch is RxError {
      try fail("The source has failed with its error “lost”, but the reader received another one.")
    }
  }

  @Test func `a source that sends at once`() async throws {
    let reader = Reader(Observable.of(1, 2, 3).latestValues())
    try expect(
      try await reader.next(), equals: "3",
      "The source sends 1, 2, 3 and completed while it is being subscribed to.")
    try expect(try await reader.next(), equals: "the end", "The source has completed.")
  }

  @Test func `a source without elements`() async throws {
    let reader = Reader(Observable<Int>.empty().latestValues())
    try expect(try await reader.next(), equals: "the end", "The source has no elements.")
  }

  @Test func `nothing is an element as well`() async throws {
    let source = PublishSubject<Int?>()
    let reader = Reader(source.latestValues())
    source.onNext(1)
    source.onNext(nil)
    try expect(
      try await reader.next(), equals: "nil", "The newest element of this source is nil.")
  }

  @Test func `each call has a subscription and a memory of its own`() async throws {
    let subscriptions = Locked(0)
    let counted = source.do(onSubscribe: { subscriptions.value += 1 })
    let first = Reader(counted.latestValues())
    source.onNext(1)
    let second = Reader(counted.latestValues())
    try expect(
      subscriptions.value == 2, "Two calls have made \(subscriptions.value) subscriptions.")
    source.onNext(2)
    try expect(try await first.next(), equals: "2", "2 is the newest for the first reader.")
    try expect(
      try await second.next(), equals: "2", "The first reader has taken the second one's 2.")
  }

  @Test func `the older elements are released`() throws {
    let source = PublishSubject<Position>()
    let stream = source.latestValues()
    weak var old: Position?
    do {
      let position = Position()
      old = position
      source.onNext(position)
    }
    source.onNext(Position())
    try expect(
      old == nil,
      "A newer element has been sent, but the older one, which nobody will read, is still held.")
    withExtendedLifetime(stream) {}
  }

  @Test func `leaving the loop disposes the subscription`() async throws {
    let source = BehaviorSubject(value: 1)
    do {
      for try await _ in source.latestValues() { break }
    }
    try expect(
      !source.hasObservers, "The loop was left by `break`, but the source still has an observer.")
  }

  @Test func `a stream that nobody holds disposes the subscription`() throws {
    _ = source.latestValues()
    try expect(!source.hasObservers, "Nobody holds the stream, but the source has an observer.")
  }

  @Test func `cancelling the task disposes the subscription`() async throws {
    let disposed = Moment()
    let began = Moment()
    let stream = source.do(onDispose: { disposed.arrive() }).latestValues()
    let reader = Task {
      for try await _ in stream { began.arrive() }
    }
    source.onNext(1)
    try expect(await began.hasCome(), "The source has sent 1, but the loop has not received it.")
    try expect(
      !(await disposed.hasCome(within: .milliseconds(50))),
      "The loop waits for the next element, but the subscription is disposed.")
    reader.cancel()
    try expect(
      await disposed.hasCome(),
      "The task of the loop is cancelled, but the source still has an observer.")
    _ = await reader.result
  }
}

private struct Lost: Error, CustomStringConvertible { let description = "lost" }

private final class Position {}

/// Reads one element after the other, and doesn't wait for ever.
private final class Reader<Element>: @unchecked Sendable {
  private var elements: AsyncThrowingStream<Element, any Error>.Iterator

  init(_ stream: AsyncThrowingStream<Element, any Error>) { elements = stream.makeAsyncIterator() }

  /// The next element, or "the end".
  func next() async throws -> String {
    let hasRead = Moment()
    let reading = Task {
      defer { hasRead.arrive() }
      return try await self.elements.next().map { "\($0)" } ?? "the end"
    }
    if !(await hasRead.hasCome()) { reading.cancel() }
    let next = try await reading.value
    return reading.isCancelled ? "nothing in time" : next
  }
}
