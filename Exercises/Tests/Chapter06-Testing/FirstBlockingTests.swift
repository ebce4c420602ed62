import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter06Exercises

@Suite("FirstBlocking", .serialized) struct FirstBlockingTests {
  @Test func `the first element, and none after it`() throws {
    try check(.just(1), answers: "1")
    try check(.of(1, 2, 3), answers: "1")
  }

  @Test func `the first element is enough, though the source goes on`() throws {
    let answer = ask(Observable.just(1).concat(Observable.never()), timeout: 30)
    try expect(
      answer, equals: "1",
      """
      The source sends 1 at once, and has no end. The answer is there, so there is nothing more to \
      wait for. Found: \(answer ?? "nothing; it still waits after \(patience) s")
      """)
  }

  @Test func `an element from another thread`() throws {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "somewhere else")
    try check(Observable<Int>.just(7, scheduler: queue), answers: "7")
  }

  @Test func `nil if it completes without an element`() throws {
    try check(.empty(), answers: "nil", timeout: 1)
  }

  @Test func `the error of the source`() throws {
    try check(.error(Broken.pipe), answers: "error: pipe", timeout: 1)
  }

  @Test func `an error after the first element comes too late`() throws {
    try check(Observable.just(1).concat(Observable.error(Broken.pipe)), answers: "1")
  }

  @Test func `a timeout if nothing ever comes`() throws {
    try check(.never(), answers: "error: Sequence timeout.", timeout: 0.05)
  }

  /// On a busy machine any wait may take longer than it should: of five, the shortest counts.
  @Test func `a timeout of less than a second`() throws {
    var shortest = Duration.seconds(patience)
    for _ in 1...5 {
      let start = ContinuousClock.now
      // Who never answers fails the test above.
      guard ask(.never(), timeout: 0.05) != nil else { return }
      shortest = min(shortest, ContinuousClock.now - start)
    }
    try expect(
      shortest > .milliseconds(49),
      "The time is 0.05 seconds, and you gave up before it was over: it need not be whole seconds.")
  }

  @Test(arguments: [1, nil])
  func `the subscription is disposed`(element: Int?) throws {
    let source = Watched(element)
    let answer = ask(source.sequence, timeout: 0.05)
    try expect(
      source.disposals, equals: 1,
      """
      The subscription is to be disposed once, and was \(source.disposals) times. (The answer was \
      “\(answer ?? "none")”) Whoever has waited has to dispose, however the wait has ended.
      """)
  }

  private func check(
    _ source: Observable<Int>, answers expected: String, timeout: TimeInterval = 30,
    line: Int = #line
  ) throws {
    guard let found = ask(source, timeout: timeout) else {
      try fail(
        "It should have taken \(timeout) s at most, and it still waits after \(patience) s.",
        line: line)
    }
    try expect(
      found, equals: expected, "The answer of firstBlocking is another one.", line: line)
  }
}

/// How many seconds a test waits for an answer.
private let patience = 2.5

/// Calls the exercise on a thread that may get lost.
///
/// - Returns: what it answered or threw; `nil` if it still waits.
private func ask(_ source: Observable<Int>, timeout: TimeInterval) -> String? {
  let answer = Answer()
  Thread.detachNewThread {
    do {
      answer.give(try firstBlocking(source, timeout: timeout).map { "\($0)" } ?? "nil")
    } catch {
      answer.give("error: \(error)")
    }
  }
  return answer.wait()
}

/// Something that one thread gives and another waits for.
private final class Answer: Sendable {
  private let text = Mutex<String?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func give(_ text: String) {
    self.text.withLock { $0 = text }
    isThere.signal()
  }

  func wait() -> String? {
    isThere.wait(timeout: .now() + patience) == .success ? text.withLock { $0 } : nil
  }
}

/// A source that sends one element, or none, never ends, and counts how often it was disposed.
private final class Watched: Sendable {
  private let count = Atomic(0)
  private let element: Int?

  init(_ element: Int?) { self.element = element }

  var disposals: Int { count.load(ordering: .acquiring) }

  var sequence: Observable<Int> {
    Observable.create { [self] observer in
      if let element { observer.onNext(element) }
      return Disposables.create { self.count.add(1, ordering: .acquiringAndReleasing) }
    }
  }
}

private enum Broken: Error { case pipe }
