import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter06Exercises

@Suite("FirstBlocking", .serialized) struct FirstBlockingTests {
  @Test func `it returns the first element`() throws {
    try check(Observable.just(1), "1", "The source sends 1 while you subscribe, then it completes.")
    try check(
      Observable.of(1, 2, 3), "1",
      "The source sends 1, 2 and 3 while you subscribe, then it completes. The first counts.")
  }

  @Test func `the first element may be nil`() throws {
    try check(
      Observable<Int?>.of(nil, 3), "Optional(nil)",
      """
      The source is an Observable<Int?>, and its first element is nil. That is an element as well, and the 3 \
      after it comes too late.
      """)
  }

  @Test func `the first element is enough if the source goes on`() throws {
    try check(
      Observable.just(1).concat(Observable.never()), "1",
      "The source sends 1 at once, and never completes. There is nothing more to wait for.")
  }

  @Test func `the first element is enough if the source never pauses`() throws {
    let isOver = Flag()
    defer { isOver.set() }
    try check(
      Observable.repeatElement(1, scheduler: CurrentThreadScheduler.instance)
        .take(while: { _ in !isOver.isSet }), "1",
      """
      The source sends 1 again and again while you subscribe, without a pause, for as long as somebody is \
      subscribed. Then the subscription has to end before subscribe returns: which operator ends it after \
      one element?
      """)
  }

  @Test func `it returns an element from another thread`() throws {
    try check(
      elsewhere { $0.onNext(7) }, "7",
      "The source sends 7 on another thread, after you have subscribed, and never completes.")
  }

  @Test func `whatever comes after the first element changes nothing`() throws {
    let start = ContinuousClock.now
    for _ in 1...100 where ContinuousClock.now - start < .seconds(1) {
      try check(
        elsewhere(after: 0) { observer in for number in 1...100 { observer.onNext(number) } }, "1",
        "The source sends 1, 2, 3 and so on, to 100, on another thread. The first counts.")
    }
    try check(
      Observable.just(1).concat(Observable.error(Broken.pipe)), "1",
      "The source sends 1 and fails. The first element was there before the error.")
    try check(
      elsewhere { observer in
        observer.onNext(1)
        observer.onError(Broken.pipe)
      }, "1",
      "The source sends 1 on another thread, and fails. The first element was there before the error."
    )
  }

  @Test func `it returns nil if the source completes without an element`() throws {
    try check(
      Observable<Int>.empty(), "nil",
      "The source completes while you subscribe, without an element.")
    try check(
      elsewhere { $0.onCompleted() }, "nil",
      "The source completes on another thread, without an element.")
  }

  @Test func `it throws the error of the source`() throws {
    try check(
      Observable<Int>.error(Broken.pipe), "error: pipe",
      "The source fails with `pipe` while you subscribe.")
    try check(
      elsewhere { $0.onError(Broken.pipe) }, "error: pipe",
      "The source fails with `pipe` on another thread.")
    try check(
      Observable<Int>.error(RxError.timeout), "error: Sequence timeout.",
      "The source itself fails with RxError.timeout. That is its error, and your 30 s aren't over.")
  }

  @Test func `it throws TooLate if nothing arrives`() throws {
    try check(
      Observable<Int>.never(), "too late, seen: nothing",
      "The source sends nothing, and the timeout is 0.05 s.",
      timeout: 0.05)
  }

  /// On a busy machine any wait may take longer than it should, but not all of them.
  @Test func `it waits as long as it should, and not longer`() throws {
    let timeout = 0.2
    var shortest = Double.infinity
    for _ in 1...8 where shortest >= timeout * 1.8 {
      let start = ContinuousClock.now
      // An answer that never comes fails the test above.
      guard ask(Observable<Int>.never(), timeout: timeout) != nil else { return }
      shortest = min(shortest, (ContinuousClock.now - start) / .seconds(1))
    }
    let found = String(format: "%.2f", shortest)
    try expect(
      shortest > timeout * 0.95,
      """
      The source sends nothing, the timeout is \(timeout) s, and you gave up after \(found) s. A timeout \
      needn't be whole seconds.
      """)
    try expect(
      shortest < timeout * 1.8,
      """
      The source sends nothing, the timeout is \(timeout) s, and you gave up after \(found) s at the \
      earliest. Each wait has to be shorter by the time that has passed already.
      """)
  }

  @Test func `it returns as soon as the element is there`() throws {
    var shortest = Double.infinity
    for _ in 1...3 where shortest >= 0.5 {
      let start = ContinuousClock.now
      guard ask(elsewhere { $0.onNext(7) }, timeout: 2) == "7" else { return }
      shortest = min(shortest, (ContinuousClock.now - start) / .seconds(1))
    }
    try expect(
      shortest < 0.5,
      """
      The source sends 7 on another thread after 0.02 s, the timeout is 2 s, and you returned after \
      \(String(format: "%.2f", shortest)) s at the earliest. Whatever blocks the thread has to be woken by \
      the element.
      """)
  }

  @Test(arguments: Course.allCases)
  func `it subscribes once, and disposes before it returns`(course: Course) throws {
    let source = Watched(course)
    // The main thread is busy until we have looked: what is left to it comes too late.
    let hasLooked = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { _ = hasLooked.wait(timeout: .now() + 2) }
    defer { hasLooked.signal() }
    let answer = ask(source.sequence, timeout: 0.1) { source.disposals } ?? "nothing yet"
    let found = answer.split(separator: "; ").last.map(String.init) ?? answer
    try expect(
      source.subscriptions, equals: 1,
      "The source \(course.rawValue). It should be subscribed to once.")
    try expect(
      found, equals: "1",
      """
      The source \(course.rawValue). These are the disposals of its subscription that have happened when \
      you return. `toBlocking` disposes what it has subscribed to. If you subscribe yourself, dispose on each way \
      out, on the thread that returns: `defer` does it.
      """)
  }

  @Test func `two calls that wait at the same time don't disturb each other`() throws {
    let ofItsOwn = "Calls share nothing: each needs a wait and a result of its own."
    let first = Answer()
    let isWaiting = DispatchSemaphore(value: 0)
    let silent = Observable<Int>.create { _ in
      isWaiting.signal()
      return Disposables.create()
    }
    first.ask(silent, timeout: 0.4)
    // An answer that doesn't subscribe fails below.
    _ = isWaiting.isGiven()
    // Whom a signal of a common semaphore wakes is chance, so it is tried several times.
    for _ in 1...10 {
      try check(
        Observable.of(1, 2, 3), "1",
        "A call is waiting for another source. This one sends 1, 2 and 3. \(ofItsOwn)")
      try check(
        elsewhere { $0.onNext(7) }, "7",
        "A call is waiting for another source. This one sends 7 on another thread. \(ofItsOwn)")
    }
    try expect(
      first.wait() ?? "no answer", equals: "too late, seen: nothing",
      """
      Its source sends nothing. While it waits, other calls get their elements. \(ofItsOwn)
      """)
  }

  @Test func `it may be called on the main thread`() throws {
    let answer = Answer()
    let source = elsewhere { $0.onNext(7) }
    DispatchQueue.main.async { answer.give(outcome(source, timeout: 1)) }
    try expect(
      answer.wait() ?? "no answer", equals: "7",
      """
      Called on the main thread, firstBlocking blocks it. The source sends 7 on another thread. It arrives \
      only if nothing on its way has to run on the main thread.
      """)
  }

  @Test(arguments: [Course.sends, .completes, .fails, .waits])
  func `nothing keeps the source alive afterwards`(course: Course) throws {
    weak var source: Probe?
    do {
      let probe = Probe()
      source = probe
      let sequence = Observable<Int>.create { observer in
        withExtendedLifetime(probe) {
          switch course {
          case .sends: observer.onNext(1)
          case .completes: observer.onCompleted()
          case .fails: observer.onError(Broken.pipe)
          case .waits, .sendsElsewhere: break
          }
        }
        return Disposables.create()
      }
      _ = try? firstBlocking(sequence, timeout: course == .waits ? 0.05 : 1)
    }
    try expect(
      source == nil,
      "The source \(course.rawValue), and something still holds it when you have returned.")
  }

  @Test func `it returns the first element that is wanted`() throws {
    try check(
      Observable.of(1, 2, 3, 4), "3",
      "The source sends 1, 2, 3 and 4 while you subscribe, and those above 2 are wanted.",
      where: { $0 > 2 })
    try check(
      elsewhere { observer in for number in 1...4 { observer.onNext(number) } }, "3",
      "The source sends 1, 2, 3 and 4 on another thread, and those above 2 are wanted.",
      where: { $0 > 2 })
  }

  @Test func `it asks about each element once, until one is wanted`() throws {
    let asked = Mutex<[Int]>([])
    _ = ask(Observable.of(1, 2, 3, 4), timeout: 30) { number in
      asked.withLock { $0.append(number) }
      return number == 3
    }
    try expect(
      asked.withLock { $0 }, equals: [1, 2, 3],
      """
      The source sends 1, 2, 3 and 4, and 3 is wanted. These are the elements that `isWanted` was asked about.
      """)
  }

  @Test func `it ends without an element that is wanted`() throws {
    try check(
      Observable.of(1, 2), "nil", "The source sends 1 and 2 and completes, and neither is wanted.",
      where: { $0 > 2 })
    try check(
      Observable.of(1, 2).concat(Observable.error(Broken.pipe)), "error: pipe",
      "The source sends 1 and 2 and fails, and neither is wanted.", where: { $0 > 2 })
  }

  @Test func `it says what has arrived`() throws {
    try check(
      Observable.of(1, 2).concat(Observable.never()), "too late, seen: 1, 2",
      """
      The source sends 1 and 2 while you subscribe, and then nothing more. Neither is wanted. This is what \
      firstBlocking throws.
      """, timeout: 0.05, where: { $0 > 2 })
    try check(
      atOnceElsewhere(1, 2), "too late, seen: 1, 2",
      """
      The source sends 1 and 2 on another thread, and then nothing more. Neither is wanted. This is what \
      firstBlocking throws.
      """, timeout: 0.1, where: { $0 > 2 })
    try check(
      Observable.of("queued", "80 %").concat(Observable.never()), "too late, seen: queued, 80 %",
      """
      The source sends the texts queued and 80 %, and then nothing more. Neither is wanted. Each element is \
      seen as "\\(element)" shows it.
      """, timeout: 0.05, where: { $0 == "done" })
  }

  @Test func `what isn't wanted doesn't give the source more time`() throws {
    let isOver = Flag()
    defer { isOver.set() }
    let sentence = """
      The source sends 1 on another thread every 5 ms, which isn't wanted, and the timeout is 0.15 s. \
      Elements that aren't wanted don't give the source more time.
      """
    let source = elsewhere { observer in
      while !isOver.isSet {
        observer.onNext(1)
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
    let found = ask(source, timeout: 0.15, where: { _ in false })
    try expect(
      found?.hasPrefix("too late") == true,
      "\(sentence) You should throw TooLate, and \(found.map { "it is \($0)" } ?? "you still wait")."
    )
  }

  private func check<Element>(
    _ source: Observable<Element>, _ expected: String, _ sentence: String,
    timeout: TimeInterval = 30, where isWanted: ((Element) -> Bool)? = nil, line: Int = #line
  ) throws {
    guard let found = ask(source, timeout: timeout, where: isWanted) else {
      try fail(
        "\(sentence) And firstBlocking(…, timeout: \(timeout)) still blocks its thread.",
        line: line)
    }
    try expect(found, equals: expected, sentence, line: line)
  }
}

/// The number of turns, of a hundredth of a second at least, that a test waits for an answer.
private let patience = 250

private let anAnswerIsLost = Flag()

/// Calls the exercise on a thread that may get lost.
///
/// - Returns: The answer, or `nil` if it still waits.
private func ask<Element>(
  _ source: Observable<Element>, timeout: TimeInterval, where isWanted: ((Element) -> Bool)? = nil,
  atReturn: (() -> Int)? = nil
) -> String? {
  let answer = Answer()
  answer.ask(source, timeout: timeout, where: isWanted, atReturn: atReturn)
  return answer.wait()
}

/// Returns what the exercise returns or throws, as a text.
private func outcome<Element>(
  _ source: Observable<Element>, timeout: TimeInterval, where isWanted: ((Element) -> Bool)? = nil
) -> String {
  do {
    let found =
      if let isWanted {
        try firstBlocking(source, timeout: timeout, where: isWanted)
      } else {
        try firstBlocking(source, timeout: timeout)
      }
    return found.map { element in
      Mirror(reflecting: element).displayStyle == .optional ? "Optional(\(element))" : "\(element)"
    } ?? "nil"
  } catch let error as TooLate {
    return "too late, seen: \(error.seen.isEmpty ? "nothing" : error.seen.joined(separator: ", "))"
  } catch {
    return "error: \(error)"
  }
}

/// Something that one thread gives and another waits for.
private final class Answer: Sendable {
  private let text = Mutex<String?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func ask<Element>(
    _ source: Observable<Element>, timeout: TimeInterval,
    where isWanted: ((Element) -> Bool)? = nil,
    atReturn: (() -> Int)? = nil
  ) {
    Thread.detachNewThread {
      let text = outcome(source, timeout: timeout, where: isWanted)
      self.give(atReturn.map { "\(text); \($0())" } ?? text)
    }
  }

  func give(_ text: String) {
    self.text.withLock { $0 = text }
    isThere.signal()
  }

  /// After one answer that didn't come, the others get less time.
  ///
  /// A turn is over when a new thread has had its turn as well, so a busy machine gets more time.
  func wait() -> String? {
    for _ in 1...(anAnswerIsLost.isSet ? patience / 10 : patience) {
      if isThere.wait(timeout: .now() + 0.01) == .success { return text.withLock { $0 } }
      let hasRun = DispatchSemaphore(value: 0)
      Thread.detachNewThread { hasRun.signal() }
      hasRun.wait()
    }
    anAnswerIsLost.set()
    return nil
  }
}

/// A source that sends on a thread of its own, most of the time when `firstBlocking` waits already. It
/// has to return the same if the element is there before.
private func elsewhere(
  after seconds: TimeInterval = 0.02, _ send: @escaping (AnyObserver<Int>) -> Void
) -> Observable<Int> {
  Observable.create { observer in
    Thread.detachNewThread {
      if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
      send(observer)
    }
    return Disposables.create()
  }
}

/// A source that has sent elements on another thread when `subscribe` returns.
private func atOnceElsewhere(_ elements: Int...) -> Observable<Int> {
  Observable.create { observer in
    let hasSent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for element in elements { observer.onNext(element) }
      hasSent.signal()
    }
    hasSent.wait()
    return Disposables.create()
  }
}

/// What a source does that is watched.
enum Course: String, CaseIterable {
  case sends = "sends 1 and never completes"
  case waits = "sends nothing"
  case sendsElsewhere = "sends 1 on another thread and never completes"
  case fails = "fails"
  case completes = "completes without an element"
}

/// A source that counts its subscriptions and their disposals.
private final class Watched: Sendable {
  private let begun = Atomic(0)
  private let ended = Atomic(0)
  private let course: Course

  init(_ course: Course) { self.course = course }

  var subscriptions: Int { begun.load(ordering: .acquiring) }
  var disposals: Int { ended.load(ordering: .acquiring) }

  var sequence: Observable<Int> {
    Observable.create { [self] observer in
      begun.add(1, ordering: .acquiringAndReleasing)
      switch course {
      case .sends: observer.onNext(1)
      case .waits: break
      case .sendsElsewhere:
        _ = elsewhere { $0.onNext(1) }.subscribe(observer)
      case .fails: observer.onError(Broken.pipe)
      case .completes: observer.onCompleted()
      }
      return Disposables.create {
        // A disposal that is left to another thread has not ended when the answer returns.
        if self.course == .waits { Thread.sleep(forTimeInterval: 0.02) }
        self.ended.add(1, ordering: .acquiringAndReleasing)
      }
    }
  }
}

private final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .acquiring) }
  func set() { value.store(true, ordering: .releasing) }
}

private enum Broken: Error { case pipe }

private final class Probe {}
