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
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { _ = isReleased.isGiven() }
    let isCalled = DispatchSemaphore(value: 0)
    let caller = Thread.current
    let subscription = Disposables.create { [stage] in
      // On a third thread this comes late, so whenStopped is early if it doesn't wait.
      if Thread.current !== caller, stage.here != "on the scheduler" { _ = isCalled.isGiven() }
      diary.write("dispose")
    }
    try stage.stop(subscription) {
      diary.write("whenStopped")
      isCalled.signal()
    } meanwhile: {
      isReleased.signal()
    }
    try expect(
      diary.lines, equals: ["dispose", "whenStopped"],
      "The subscription is disposed first; then whenStopped is called, once.")
  }

  @Test func `calls whenStopped on the scheduler`() throws {
    let diary = Diary()
    try stage.stop(Disposables.create()) { [stage] in diary.write("whenStopped \(stage.here)") }
    try expect(!diary.lines.isEmpty, "whenStopped was not called.")
    try expect(
      diary.lines, equals: ["whenStopped on the scheduler"],
      """
      Only while your own work runs on the serial scheduler can no event be delivered. Anywhere \
      else, even on another scheduler of the same name, you can only hope so.
      """)
  }

  @Test @MainActor func `calls whenStopped on the scheduler, for the main thread too`() throws {
    let diary = Diary()
    try stage.stop(Disposables.create()) { [stage] in diary.write("whenStopped \(stage.here)") }
    try expect(
      diary.lines, equals: ["whenStopped on the scheduler"],
      """
      The main thread called sameSchedulerStop. The events are delivered on the scheduler, whoever \
      calls: schedule the call of whenStopped there.
      """)
  }

  @Test func `each call stops its own subscription`() throws {
    let diary = Diary()
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { _ = isReleased.isGiven() }
    sameSchedulerStop(Disposables.create { diary.write("dispose 1") }, on: stage.scheduler) {
      diary.write("whenStopped 1")
    }
    try stage.stop(Disposables.create { diary.write("dispose 2") }) {
      diary.write("whenStopped 2")
    } meanwhile: {
      isReleased.signal()
    }
    try expect(
      diary.lines.sorted(),
      equals: ["dispose 1", "dispose 2", "whenStopped 1", "whenStopped 2"],
      """
      While the scheduler was busy, two subscriptions were stopped. Each of them is disposed, and \
      each whenStopped is called once.
      """)
  }

  @Test func `waits for the event in progress`() throws {
    let diary = Diary()
    let isInside = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let subscription = Observable.just(1, scheduler: stage.scheduler).subscribe(onNext: { _ in
      diary.write("next begins")
      isInside.signal()
      _ = mayLeave.isGiven()
      diary.write("next ends")
    })
    // From here on the observer is busy with an element, until it may leave.
    isInside.wait()
    try stage.stop(subscription) {
      diary.write("whenStopped")
    } meanwhile: {
      mayLeave.signal()
    }
    try expect(
      diary.lines, equals: ["next begins", "next ends", "whenStopped"],
      """
      whenStopped was called while the observer was still busy with an element. dispose() doesn't \
      wait for the observer: schedule the call, so that it runs when the observer isn't busy.
      """)
  }

  @Test func `returns at once`() throws {
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { isReleased.wait() }
    let hasReturned = DispatchSemaphore(value: 0)
    let isCalled = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [stage] in
      sameSchedulerStop(Disposables.create(), on: stage.scheduler) { isCalled.signal() }
      hasReturned.signal()
    }
    let isAtOnce = hasReturned.isGiven()
    isReleased.signal()
    try expect(
      isAtOnce,
      """
      The scheduler was busy, and sameSchedulerStop waited for it. Its caller may be the main \
      thread, or the observer itself: schedule the work, and return.
      """)
    try expect(isCalled.isGiven(), "whenStopped has not been called.")
  }

  @Test func `may be called by the observer itself`() throws {
    let diary = Diary()
    let isCalled = DispatchSemaphore(value: 0)
    let subscription = SingleAssignmentDisposable()
    let source = Observable.repeatElement("tick", scheduler: stage.scheduler)
    subscription.setDisposable(
      source.subscribe(onNext: { [stage] _ in
        diary.write("next begins")
        if diary.lines.count == 1 {
          sameSchedulerStop(subscription, on: stage.scheduler) {
            diary.write("whenStopped")
            isCalled.signal()
          }
        }
        diary.write("next ends")
      }))
    let wasCalled = isCalled.isGiven()
    subscription.dispose()
    try expect(
      wasCalled,
      """
      The observer called sameSchedulerStop while it received an element, on the scheduler. \
      whenStopped has not been called: does the scheduler wait for itself?
      """)
    try expect(
      diary.lines.prefix { $0 != "whenStopped" }.count % 2 == 0,
      """
      The observer called sameSchedulerStop while it received an element. whenStopped was called \
      before the observer had returned: schedule the call.
      """)
  }

  @Test func `in 1000 runs nothing comes late`() throws {
    // A slow answer is not a wrong one: it runs fewer times.
    let end = Date(timeIntervalSinceNow: 2)
    for run in 1...1000 where Date() < end {
      let observer = LateObserver()
      let subscription = Observable.repeatElement("tick", scheduler: stage.scheduler)
        .subscribe(onNext: observer.receive)
      defer { subscription.dispose() }
      observer.hasBegun.wait()
      try stage.stop(subscription, whenStopped: observer.stop)
      guard observer.isStopped, observer.lateEvents == 0 else {
        try fail(
          observer.isStopped
            ? "In run \(run), events came after whenStopped: \(observer.lateEvents)."
            : "In run \(run), whenStopped was not called.")
      }
    }
  }
}

/// Counts the events that arrive after it was stopped.
private final class LateObserver: Sendable {
  let hasBegun = DispatchSemaphore(value: 0)
  private let stopped = Atomic(false)
  private let late = Atomic(0)

  var isStopped: Bool { stopped.load(ordering: .acquiring) }
  var lateEvents: Int { late.load(ordering: .acquiring) }

  func stop() { stopped.store(true, ordering: .releasing) }

  func receive(_ tick: String) {
    hasBegun.signal()
    if isStopped { late.add(1, ordering: .acquiringAndReleasing) }
  }
}

/// A serial scheduler that knows whether the current code runs on it.
private final class Stage {
  private static let mark = DispatchSpecificKey<Bool>()

  let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "the exercise's stage") {
    $0.setSpecific(key: mark, value: true)
  }

  /// Where this is called.
  var here: String {
    DispatchQueue.getSpecific(key: Self.mark) == true ? "on the scheduler" : "somewhere else"
  }

  /// Keeps the scheduler busy until `wait` returns.
  func occupy(_ wait: @escaping () -> Void) {
    _ = scheduler.schedule(()) { _ in
      wait()
      return Disposables.create()
    }
  }

  /// Calls the exercise. Waits until `whenStopped` was called, or was released and so can't be called
  /// any more, and until the scheduler has done what was scheduled by then.
  func stop(
    _ subscription: any Disposable, whenStopped: @escaping () -> Void, meanwhile: () -> Void = {}
  ) throws {
    let settled = DispatchSemaphore(value: 0)
    func callExercise(_ promise: Promise) {
      sameSchedulerStop(subscription, on: scheduler) {
        whenStopped()
        promise.settled.signal()
      }
    }
    callExercise(Promise(settled: settled))
    meanwhile()
    try expect(settled.isGiven(), "whenStopped has not been called.")
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
