import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter01Exercises

@Suite("Serialized", .serialized) struct SerializedTests {
  private let source = PublishSubject<Int>()
  private let diary = Diary()

  @Test(arguments: Ending.allCases)
  fileprivate func `passes everything on`(ending: Ending) throws {
    let subscription = source.serialized().subscribe { diary.write("\($0)") }
    source.onNext(1)
    source.onNext(2)
    source.on(ending.event)
    try expect(
      diary.lines, equals: ["next(1)", "next(2)", "\(ending.event)"],
      "The source sent two elements and an ending. All three pass, in this order.")
    subscription.dispose()
  }

  @Test func `whoever leaves, leaves the source`() throws {
    let subscription = source.serialized().subscribe()
    try expect(source.hasObservers, "A subscription to serialized() subscribes to its source.")
    subscription.dispose()
    try expect(
      !source.hasObservers, "The subscription was disposed, but its source still sends to it.")
  }

  /// The observer stays busy with the first element until it is called from the other thread. If
  /// that is made to wait, as it should be, there is no such call: then it goes on when the other
  /// thread has had its chance. So no clock can make a right answer fail.
  @Test(arguments: Intruder.allCases)
  fileprivate func `waits until the observer has returned`(intruder: Intruder) throws {
    let hasIntruder = DispatchSemaphore(value: 0)
    let isBusyOrMissed = DispatchSemaphore(value: 0)
    let isCalledAgain = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let subscription = source.serialized().subscribe { [diary] event in
      let isFirst = event.element == 1
      diary.write("\(event) begins")
      if isFirst {
        isBusyOrMissed.signal()
        hasIntruder.wait()
        waitForItsChance(isCalledAgain)
      } else {
        isCalledAgain.signal()
      }
      diary.write("\(event) ends")
    }
    Thread.detachNewThread { [source] in
      source.onNext(1)
      isBusyOrMissed.signal()
      isDone.signal()
    }
    isBusyOrMissed.wait()
    Thread.detachNewThread { [source] in
      hasIntruder.signal()
      source.on(intruder.event)
      isDone.signal()
    }
    isDone.wait()
    isDone.wait()
    let second = "\(intruder.event)"
    try expect(diary.lines.contains("next(1) ends"), "next(1) has not arrived.")
    try expect(
      diary.lines.contains("\(second) ends"), "\(second), from another thread, has not arrived.")
    try expect(
      diary.lines.firstIndex(of: "next(1) ends") ?? 0
        <= diary.lines.firstIndex(of: "\(second) begins") ?? .max,
      """
      \(second) came while the observer was still busy with next(1). This is what the observer saw:
        \(diary.lines.joined(separator: "\n  "))
      """)
    subscription.dispose()
  }

  /// On a thread of its own: if that one waits for itself, the test does not.
  @Test func `what the observer makes its source send does not wait for itself`() throws {
    let isDone = DispatchSemaphore(value: 0)
    let subscription = source.serialized().subscribe(onNext: { [source, diary] element in
      diary.write("next(\(element))")
      if element == 1 { source.onNext(2) }
    })
    Thread.detachNewThread { [source] in
      source.onNext(1)
      isDone.signal()
    }
    guard isDone.wait(timeout: .now() + 2) == .success else {
      try fail(
        """
        While it received next(1), the observer made its source send next(2). Now the thread waits \
        for itself: it holds your lock and wants it once more.
        """)
    }
    try expect(
      diary.lines, equals: ["next(1)", "next(2)"],
      "While it received next(1), the observer made its source send next(2). Both have to arrive.")
    subscription.dispose()
  }
}

/// Waits for a signal from another thread until that has had every chance to give it: thirty times,
/// for some milliseconds and for as long as a new thread needs to run. On a busy machine that takes
/// longer, for both.
private func waitForItsChance(_ signal: DispatchSemaphore) {
  for _ in 1...30 {
    if signal.wait(timeout: .now() + .milliseconds(7)) == .success { return }
    let hasRun = DispatchSemaphore(value: 0)
    Thread.detachNewThread { hasRun.signal() }
    hasRun.wait()
  }
}

private struct Broken: Error {}

/// How a source ends.
private enum Ending: CaseIterable {
  case error, completed

  var event: Event<Int> {
    switch self {
    case .error: .error(Broken())
    case .completed: .completed
    }
  }
}

/// What comes from a second thread.
private enum Intruder: CaseIterable {
  case element, error, completed

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
