import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter02Exercises

@Suite("SameSchedulerStop", .serialized) struct SameSchedulerStopTests {
  private let stage = Stage()

  @Test func `disposes the subscription, then calls whenStopped, once`() throws {
    let diary = Diary()
    let letGo = stage.occupy()
    let subscription = Disposables.create { diary.write("dispose") }
    try stage.stop(subscription) {
      diary.write("whenStopped")
    } meanwhile: {
      letGo()
    }
    try expect(
      diary.lines, equals: ["dispose", "whenStopped"],
      """
      The subscription is to be disposed first; then whenStopped is to be called, once.
      """)
  }

  @Test func `does both on the scheduler that delivers`() throws {
    let diary = Diary()
    let subscription = Disposables.create { [stage] in diary.write("dispose \(stage.here)") }
    try stage.stop(subscription) { [stage] in diary.write("whenStopped \(stage.here)") }
    try expect(
      diary.lines, equals: ["dispose on the scheduler", "whenStopped on the scheduler"],
      """
      Only while it is your turn on the serial scheduler can no event be under way. Anywhere else \
      you can only hope so.
      """)
  }

  @Test func `waits for the event that is under way`() throws {
    let diary = Diary()
    let isInside = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let subscription = Observable.just(1, scheduler: stage.scheduler).subscribe(onNext: { _ in
      diary.write("next begins")
      isInside.signal()
      _ = mayLeave.wait(timeout: .now() + 3)
      diary.write("next ends")
    })
    // From here on the observer is in the middle of an element, until it is let go.
    isInside.wait()
    try stage.stop(subscription) {
      diary.write("whenStopped")
    } meanwhile: {
      mayLeave.signal()
    }
    try expect(diary.lines.contains("whenStopped"), "whenStopped was not called.")
    try expect(
      diary.lines.first { $0 != "next begins" }, equals: "next ends",
      """
      whenStopped was called while the observer was still busy with an element. dispose() does not \
      wait for the observer: get yourself a turn when it is not busy.
      """)
  }

  @Test func `in 1000 runs nothing comes late`() throws {
    for run in 1...1000 {
      let guest = Guest()
      let subscription = Observable.repeatElement("tick", scheduler: stage.scheduler)
        .subscribe(onNext: guest.receive)
      defer { subscription.dispose() }
      guest.hasBegun.wait()
      try stage.stop(subscription, whenStopped: guest.leave)
      guard guest.hasLeft, guest.lateEvents == 0 else {
        try fail(
          guest.hasLeft
            ? "In run \(run), events came after whenStopped: \(guest.lateEvents)."
            : "In run \(run), whenStopped was not called.")
      }
    }
  }
}

/// An observer that counts what comes after it has left.
private final class Guest: Sendable {
  let hasBegun = DispatchSemaphore(value: 0)
  private let left = Atomic(false)
  private let late = Atomic(0)

  var hasLeft: Bool { left.load(ordering: .acquiring) }
  var lateEvents: Int { late.load(ordering: .acquiring) }

  func leave() { left.store(true, ordering: .releasing) }

  func receive(_ tick: String) {
    hasBegun.signal()
    if hasLeft { late.add(1, ordering: .acquiringAndReleasing) }
  }
}

/// A serial scheduler that can tell whether we are on it.
private final class Stage {
  private static let mark = DispatchSpecificKey<Bool>()

  let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "the exercise's stage") {
    $0.setSpecific(key: mark, value: true)
  }

  /// Where this is called.
  var here: String {
    DispatchQueue.getSpecific(key: Self.mark) == true ? "on the scheduler" : "somewhere else"
  }

  /// Keeps the scheduler busy until the closure that it returns is called, or for 3 seconds.
  func occupy() -> () -> Void {
    let isLetGo = DispatchSemaphore(value: 0)
    _ = scheduler.schedule(()) { _ in
      _ = isLetGo.wait(timeout: .now() + 3)
      return Disposables.create()
    }
    return { isLetGo.signal() }
  }

  /// Calls the exercise, and then waits until `whenStopped` has been called, or has been released
  /// and so can't be called any more; and until all that was scheduled by then has been done.
  func stop(
    _ subscription: any Disposable, whenStopped: @escaping () -> Void, meanwhile: () -> Void = {}
  ) throws {
    let settled = DispatchSemaphore(value: 0)
    func handOver(_ promise: Promise) {
      sameSchedulerStop(subscription, on: scheduler) {
        whenStopped()
        promise.settled.signal()
      }
    }
    handOver(Promise(settled: settled))
    meanwhile()
    if settled.wait(timeout: .now() + 3) == .timedOut {
      try fail("whenStopped has not been called in 3 seconds.")
    }
    let isQuiet = DispatchSemaphore(value: 0)
    _ = scheduler.schedule(()) { _ in
      isQuiet.signal()
      return Disposables.create()
    }
    isQuiet.wait()
  }

  /// Signals when the closure that holds it is released.
  private final class Promise {
    let settled: DispatchSemaphore
    init(settled: DispatchSemaphore) { self.settled = settled }
    deinit { settled.signal() }
  }
}

/// Lines from several threads, in order.
private final class Diary: Sendable, CustomStringConvertible {
  private let pages = Mutex<[String]>([])
  var lines: [String] { pages.withLock { $0 } }
  var description: String { lines.isEmpty ? "nothing" : lines.joined(separator: ", ") }
  func write(_ line: String) { pages.withLock { $0.append(line) } }
}
