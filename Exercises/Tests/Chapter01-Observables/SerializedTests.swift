import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter01Exercises

@Suite("Serialized", .serialized) struct SerializedTests {
  private let source = PublishSubject<Int>()
  private let diary = Diary()

  @Test func `passes everything on`() throws {
    try marbles {
      "--1--1--2--|"
      $0.serialized()
      "--1--1--2--|"
    }
  }

  @Test func `each event is delivered on the thread that sends it`() throws {
    let subscription = source.serialized().subscribe { [diary] event in
      diary.write(
        "\(event) \(Thread.current.threadDictionary["sends"] == nil ? "elsewhere" : "here")")
    }
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [source, diary] in
      Thread.current.threadDictionary["sends"] = true
      source.onNext(1)
      diary.write("onNext(1) has returned")
      isDone.signal()
    }
    isDone.wait()
    try expect(
      diary.lines, equals: ["next(1) here", "onNext(1) has returned"],
      """
      An event is delivered on the thread that sends it, before onNext returns. Yours was handed to \
      another thread or queue: let the sending thread wait instead.
      """)
    subscription.dispose()
  }

  /// Each of two observers of one source waits for the other one. Only a subscription that waits for
  /// another one can keep them apart.
  @Test func `subscriptions don't wait for each other`() throws {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    let sources = Locked([left, right])
    // One sequence, whose subscribers have different sources.
    let serialized = Observable<Int>.create { sources.value.removeFirst().subscribe($0) }
      .serialized()
    let hasRight = DispatchSemaphore(value: 0)
    let isApart = Locked<Bool?>(nil)
    let first = serialized.subscribe(onNext: { _ in
      Thread.detachNewThread { right.onNext(2) }
      isApart.value = hasRight.isGiven()
    })
    let second = serialized.subscribe(onNext: { _ in hasRight.signal() })
    left.onNext(1)
    try expect(isApart.value != nil, "next(1) has not arrived.")
    try expect(
      isApart.value == true,
      """
      The first subscriber was busy, and the second one, of another subscription, had to wait. A \
      lock that is made outside of `create` is shared by all subscriptions; each needs its own.
      """)
    first.dispose()
    second.dispose()
  }

  /// The observer stays busy with the first element until it is called from the other thread. If
  /// that thread has to wait, as it should, there is no such call: then the observer returns when the
  /// other thread has had its chance. So no clock can make a right answer fail.
  @Test(arguments: Second.allCases)
  fileprivate func `waits until the observer has returned`(other: Second) throws {
    try checkThatItWaits(other, first: 1, story: "")
  }

  /// The observer isn't busy with what was sent first, but with what it has made its source send.
  @Test(arguments: Second.allCases)
  fileprivate func `waits for what the observer has sent as well`(other: Second) throws {
    try checkThatItWaits(
      other, first: 0, story: "While it received 0, the observer made its source send 1. ")
  }

  private func checkThatItWaits(_ other: Second, first: Int, story: String) throws {
    let hasSecond = DispatchSemaphore(value: 0)
    let isBusyOrDone = DispatchSemaphore(value: 0)
    let isCalledAgain = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let isOnItsThread = Atomic(false)
    let subscription = source.serialized().subscribe { [source, diary] event in
      if event.element == 0 { return source.onNext(1) }
      let isFirst = event.element == 1
      diary.write("\(event) begins")
      if isFirst {
        isBusyOrDone.signal()
        hasSecond.wait()
        _ = isCalledAgain.isGiven()
      } else {
        let isHere = Thread.current.threadDictionary["sends"] != nil
        isOnItsThread.store(isHere, ordering: .releasing)
        isCalledAgain.signal()
      }
      diary.write("\(event) ends")
    }
    Thread.detachNewThread { [source] in
      source.onNext(first)
      isBusyOrDone.signal()
      isDone.signal()
    }
    guard (1...4).contains(where: { _ in isBusyOrDone.isGiven() }) else {
      try fail("\(story)Now the thread waits for itself: it holds your lock and needs it again.")
    }
    Thread.detachNewThread { [source] in
      Thread.current.threadDictionary["sends"] = true
      hasSecond.signal()
      source.on(other.event)
      isDone.signal()
    }
    isDone.wait()
    isDone.wait()
    let second = "\(other.event)"
    try expect(diary.lines.contains("next(1) ends"), "\(story)next(1) has not arrived.")
    try expect(
      diary.lines.contains("\(second) ends"), "\(second), from another thread, has not arrived.")
    try expect(
      diary.lines.firstIndex(of: "next(1) ends") ?? 0
        <= diary.lines.firstIndex(of: "\(second) begins") ?? .max,
      """
      \(story)\(second) was delivered while the observer was still busy with next(1). The observer's calls:
        \(diary.lines.joined(separator: "\n  "))
      """)
    try expect(
      isOnItsThread.load(ordering: .acquiring),
      """
      \(second) was delivered on the thread that had sent next(1). It must be delivered on the \
      thread that sends it, which waits meanwhile.
      """)
    subscription.dispose()
  }

  /// Runs on another thread, so that a thread that waits for itself doesn't hold up the test.
  @Test func `a thread does not wait for itself`() throws {
    let isDone = DispatchSemaphore(value: 0)
    let subscription = source.serialized().subscribe(onNext: { [source, diary] element in
      diary.write("next(\(element))")
      if element == 1 { source.onNext(2) }
    })
    Thread.detachNewThread { [source] in
      source.onNext(1)
      isDone.signal()
    }
    guard isDone.isGiven() else {
      try fail(
        """
        While it received next(1), the observer made its source send next(2). Now the thread waits \
        for itself: it holds your lock and needs it again.
        """)
    }
    try expect(
      diary.lines.filter { $0.hasPrefix("next") }, equals: ["next(1)", "next(2)"],
      "While it received next(1), the observer made its source send next(2). Both have to arrive.")
    subscription.dispose()
  }

  /// Runs on another thread, as above.
  @Test(arguments: [Second.completed, .error])
  fileprivate func `what the observer sends waits until it has returned`(end: Second) throws {
    let isDone = DispatchSemaphore(value: 0)
    let subscription = source.serialized().subscribe { [source, diary] event in
      diary.write("\(event) begins")
      if event.element == 1 {
        source.onNext(2)
        source.onNext(3)
      }
      if event.element == 3 {
        source.onNext(4)
        source.on(end.event)
      }
      diary.write("\(event) ends")
    }
    Thread.detachNewThread { [source, diary] in
      source.onNext(1)
      diary.write("onNext(1) has returned")
      isDone.signal()
    }
    let story = """
      While it received 1, the observer made its source send 2 and then 3. While it received 3, it made it \
      send 4 and \(end == .error ? "fail" : "complete").
      """
    guard isDone.isGiven() else {
      try fail("\(story) Now the thread waits for itself, after \(diary.lines.last ?? "nothing").")
    }
    let events = (1...4).map { "next(\($0))" } + ["\(end.event)"]
    try expect(
      diary.lines,
      equals: events.flatMap { ["\($0) begins", "\($0) ends"] } + ["onNext(1) has returned"],
      "\(story) Each event is delivered when the observer has returned from the one before it.")
    subscription.dispose()
  }

  /// The other subscription's observer makes the source of this one send.
  @Test func `an observer may make the source of another subscription send`() throws {
    let isDone = DispatchSemaphore(value: 0)
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    let first = left.serialized().subscribe(onNext: { [diary] element in
      diary.write("left \(element)")
      right.onNext(element + 1)
      diary.write("left has sent")
    })
    let second = right.serialized().subscribe(onNext: { [diary] in diary.write("right \($0)") })
    Thread.detachNewThread {
      left.onNext(1)
      isDone.signal()
    }
    try expect(isDone.isGiven(), "Two subscriptions, one thread, and it waits for itself.")
    try expect(
      diary.lines, equals: ["left 1", "right 2", "left has sent"],
      "The first observer made the other source send. The other observer isn't busy.")
    first.dispose()
    second.dispose()
  }

  /// Runs on another thread, as above. A source may be serialized already.
  @Test func `two of them in a chain don't wait for each other`() throws {
    let isDone = DispatchSemaphore(value: 0)
    let twice = source.serialized().serialized()
    let subscription = twice.subscribe(onNext: { [source, diary] element in
      diary.write("next(\(element)) begins")
      if element == 1 { source.onNext(2) }
      diary.write("next(\(element)) ends")
    })
    Thread.detachNewThread { [source] in
      source.onNext(1)
      isDone.signal()
    }
    let story = """
      Two of your operators in a chain. While it received next(1), the observer made the source of both send \
      next(2).
      """
    guard isDone.isGiven() else { try fail("\(story) Now the thread waits for itself.") }
    try expect(
      diary.lines, equals: (1...2).flatMap { ["next(\($0)) begins", "next(\($0)) ends"] }, story)
    subscription.dispose()
  }

  /// The observer is busy until the subscription has been disposed. If disposing waits for it, it returns
  /// when the other thread has had its chance.
  @Test func `disposing does not wait for a busy observer`() throws {
    let isBusy = DispatchSemaphore(value: 0)
    let isDisposed = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let hasWaited = Locked<Bool?>(nil)
    let subscription = source.serialized().subscribe(onNext: { _ in
      isBusy.signal()
      hasWaited.value = !isDisposed.isGiven()
    })
    Thread.detachNewThread { [source] in
      source.onNext(1)
      isBusy.signal()
      isDone.signal()
    }
    isBusy.wait()
    subscription.dispose()
    isDisposed.signal()
    isDone.wait()
    try expect(hasWaited.value != nil, "next(1) has not arrived.")
    try expect(
      hasWaited.value == false,
      """
      A thread disposed the subscription while the observer was busy with next(1) on another one, and \
      waited for it. Your disposable needs no lock.
      """)
    try expect(
      !source.hasObservers,
      "The result was disposed, and the subscription to the source still runs.")
  }

  /// Runs on another thread, as above. Each event is sent while the observer receives an earlier one.
  @Test func `an observer may make its source send again and again`() throws {
    let isDone = DispatchSemaphore(value: 0)
    let subscription = source.serialized().subscribe { [source, diary] event in
      diary.write("\(event)")
      switch event.element {
      case 1:
        source.onNext(2)
        source.onNext(3)
      case 3: source.onNext(4)
      case 4: source.onNext(5)
      case 5: source.onCompleted()
      default: break
      }
    }
    Thread.detachNewThread { [source] in
      source.onNext(1)
      isDone.signal()
    }
    let story = """
      While it received 1, the observer made its source send 2 and then 3. While it received 3, it made it \
      send 4, then in the same way 5, and then the completion.
      """
    guard isDone.isGiven() else {
      try fail("\(story) Now the thread waits for itself, after \(diary.lines.last ?? "nothing").")
    }
    try expect(
      diary.lines, equals: (1...5).map { "next(\($0))" } + ["completed"],
      "\(story) All of them have to arrive.")
    subscription.dispose()
  }

  /// While the first thread is in the observer and the second one waits, the observer makes the source
  /// end. If the second one hasn't come so far by then, it doesn't wait at all, and nothing is tested.
  @Test(arguments: [Second.error, .completed])
  fileprivate func `no thread waits any longer when the end has come`(end: Second) throws {
    let hasSecond = DispatchSemaphore(value: 0)
    let neverGiven = DispatchSemaphore(value: 0)
    let isBusy = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let subscription = source.serialized().subscribe { [source] event in
      guard event.element == 1 else { return }
      isBusy.signal()
      hasSecond.wait()
      _ = neverGiven.isGiven()
      source.on(end.event)
    }
    Thread.detachNewThread { [source] in
      source.onNext(1)
      isBusy.signal()
      isDone.signal()
    }
    isBusy.wait()
    Thread.detachNewThread { [source] in
      hasSecond.signal()
      source.onNext(2)
      isDone.signal()
    }
    // The observer itself takes as long as one `isGiven()`.
    try expect(
      (1...2).allSatisfy { _ in (1...4).contains { _ in isDone.isGiven() } },
      """
      A thread waited until the observer had returned from next(1). Within that call came \(end). The \
      observer has returned, and the thread still waits: each lock has to be followed by an unlock.
      """)
    subscription.dispose()
  }

  @Test func `four threads are no different from two`() throws {
    let isInside = Atomic(false)
    let overlaps = Atomic(0)
    let isDone = DispatchSemaphore(value: 0)
    let received = Locked<[Int]>([])
    let subscription = source.serialized().subscribe(onNext: { element in
      if isInside.exchange(true, ordering: .sequentiallyConsistent) {
        overlaps.add(1, ordering: .sequentiallyConsistent)
      }
      received.value.append(element)
      Thread.sleep(forTimeInterval: 0.000_5)
      isInside.store(false, ordering: .sequentiallyConsistent)
    })
    for thread in 0..<4 {
      Thread.detachNewThread { [source] in
        for number in 0..<20 { source.onNext(100 * thread + number) }
        isDone.signal()
      }
    }
    for _ in 0..<4 { isDone.wait() }
    try expect(
      overlaps.load(ordering: .sequentiallyConsistent), equals: 0,
      "Four threads sent 20 elements each. So many came while the observer was busy with another one."
    )
    try expect(
      received.value.sorted(),
      equals: (0..<4).flatMap { thread in (0..<20).map { 100 * thread + $0 } },
      "Four threads sent 20 elements each. (What was received, sorted.)")
    subscription.dispose()
  }

  @Test(arguments: Law.all(of: serialized))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// A thread that waits for itself would hold up the test.
  private static let serialized = Operator(except: [.observerSends]) { source, _ in
    source.serialized()
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// What the other thread sends.
private enum Second: CaseIterable, CustomStringConvertible {
  case element, error, completed

  var description: String {
    switch self {
    case .element: "an element"
    case .error: "an error"
    case .completed: "completion"
    }
  }

  var event: Event<Int> {
    switch self {
    case .element: .next(2)
    case .error: .error(Broken())
    case .completed: .completed
    }
  }
}

/// Lines from several threads, in order.
private final class Diary: Sendable {
  private let pages = Mutex<[String]>([])
  var lines: [String] { pages.withLock { $0 } }
  func write(_ line: String) { pages.withLock { $0.append(line) } }
}
