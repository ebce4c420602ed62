import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter02Exercises

@Suite("SameSchedulerStop", .serialized) struct SameSchedulerStopTests {
  private let stage = Stage()

  @Test func `returns at once`() throws {
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { isReleased.wait() }
    let hasReturned = DispatchSemaphore(value: 0)
    let isCalled = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [stage] in
      sameSchedulerStop([Camera(subscription: Disposables.create(), scheduler: stage.scheduler)]) {
        isCalled.signal()
      }
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

  @Test func `disposes the subscription, then calls whenStopped, once`() throws {
    let diary = Diary()
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { _ = isReleased.isGiven() }
    let isCalled = DispatchSemaphore(value: 0)
    let caller = Thread.current
    let subscription = Disposables.create {
      // On a third thread this comes late, so whenStopped is early if it doesn't wait.
      if Thread.current !== caller, Stage.here != "on the scheduler" { _ = isCalled.isGiven() }
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

  @Test func `a busy scheduler calls whenStopped`() throws {
    let diary = Diary()
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { _ = isReleased.isGiven() }
    try stage.stop(Disposables.create()) {
      diary.write("whenStopped \(Stage.here)")
    } meanwhile: {
      isReleased.signal()
    }
    try expect(!diary.lines.isEmpty, "whenStopped was not called.")
    try expect(
      diary.lines, equals: ["whenStopped on the scheduler"],
      """
      The scheduler was busy when sameSchedulerStop was called. Only while your own work runs on it \
      can no image be delivered there. Anywhere else, even on another scheduler of the same name, \
      you can only hope so.
      """)
  }

  @Test @MainActor func `a busy scheduler calls whenStopped, for the main thread too`() throws {
    let diary = Diary()
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { _ = isReleased.isGiven() }
    try stage.stop(Disposables.create()) {
      diary.write("whenStopped \(Stage.here)")
    } meanwhile: {
      isReleased.signal()
    }
    try expect(
      diary.lines, equals: ["whenStopped on the scheduler"],
      """
      The main thread called sameSchedulerStop, and the scheduler was busy. The images are delivered \
      on the scheduler, whoever calls: schedule the disposal there, and call whenStopped after it.
      """)
  }

  @Test func `without cameras, whenStopped is called at once`() throws {
    let diary = Diary()
    sameSchedulerStop([]) { diary.write("whenStopped") }
    try expect(
      diary.lines, equals: ["whenStopped"],
      """
      There were no cameras. So there is nothing to wait for: sameSchedulerStop calls whenStopped \
      itself, once, before it returns.
      """)
  }

  @Test(arguments: 0..<3) func `no camera waits for another, and whenStopped waits for all`(
    busy: Int
  ) throws {
    let stages = [Stage(), Stage(), Stage()]
    let diary = Diary()
    let disposals = stages.map { _ in DispatchSemaphore(value: 0) }
    let cameras = stages.indices.map { index in
      Camera(
        subscription: Disposables.create {
          diary.write("dispose \(index + 1)")
          disposals[index].signal()
        }, scheduler: stages[index].scheduler)
    }
    let mayLeave = DispatchSemaphore(value: 0)
    stages[busy].occupy { mayLeave.wait() }
    let isCalled = DispatchSemaphore(value: 0)
    let hasReturned = inTime {
      sameSchedulerStop(cameras) {
        diary.write("whenStopped")
        isCalled.signal()
      }
    }
    let others = stages.indices.filter { $0 != busy }
    let areDisposed = others.allSatisfy { disposals[$0].isGiven() }
    // Whatever was scheduled there has run now, if nothing holds it up.
    for other in others { _ = stages[other].isQuiet.isGiven() }
    let early = diary.lines
    mayLeave.signal()
    try expect(
      hasReturned,
      "The scheduler of one of three cameras was busy, and sameSchedulerStop waited for it.")
    try expect(
      areDisposed,
      """
      The scheduler of camera \(busy + 1) was busy, and another camera went on all the while. \
      Each of the three has a scheduler of its own: schedule the disposals at once, not one after \
      the other.
      """)
    try expect(
      !early.contains("whenStopped"),
      """
      Camera \(busy + 1) was still drawing an image when whenStopped was called. Only the other two \
      of the three cameras had stopped: call it after the last one.
      """)
    try expect(
      isCalled.isGiven(), "All three cameras have stopped, and whenStopped has not been called.")
    for stage in stages { _ = stage.isQuiet.isGiven() }
    try expect(
      diary.lines.sorted(), equals: ["dispose 1", "dispose 2", "dispose 3", "whenStopped"],
      "There were three cameras. Each subscription is disposed once, and whenStopped is called once."
    )
    try expect(
      diary.lines.last, equals: "whenStopped",
      "There were three cameras. whenStopped was called before all of them were disposed.")
  }

  @Test func `cameras may share a scheduler`() throws {
    let diary = Diary()
    let mayLeave = DispatchSemaphore(value: 0)
    stage.occupy { mayLeave.wait() }
    let isCalled = DispatchSemaphore(value: 0)
    let hasReturned = inTime { [stage] in
      let cameras = (1...2).map { number in
        Camera(
          subscription: Disposables.create { diary.write("dispose \(number)") },
          scheduler: stage.scheduler)
      }
      sameSchedulerStop(cameras) {
        diary.write("whenStopped")
        isCalled.signal()
      }
    }
    mayLeave.signal()
    try expect(
      hasReturned, "The scheduler of both cameras was busy, and sameSchedulerStop waited for it.")
    try expect(
      isCalled.isGiven(), "Two cameras shared a scheduler, and whenStopped has not been called.")
    _ = stage.isQuiet.isGiven()
    try expect(
      diary.lines.sorted(), equals: ["dispose 1", "dispose 2", "whenStopped"],
      "Two cameras shared a scheduler. Each is disposed, and whenStopped is called once.")
    try expect(
      diary.lines.last, equals: "whenStopped",
      "Two cameras shared a scheduler. whenStopped was called before both were disposed.")
  }

  @Test func `any number of cameras`() throws {
    let stages = [Stage(), Stage(), Stage()]
    let diary = Diary()
    let isReleased = DispatchSemaphore(value: 0)
    for stage in stages { stage.occupy { isReleased.wait() } }
    let cameras = (0..<99).map { number in
      Camera(
        subscription: Disposables.create { diary.write("dispose") },
        scheduler: stages[number % 3].scheduler)
    }
    let isCalled = DispatchSemaphore(value: 0)
    let hasReturned = inTime {
      sameSchedulerStop(cameras) {
        diary.write("whenStopped")
        isCalled.signal()
      }
    }
    for _ in stages { isReleased.signal() }
    try expect(
      hasReturned,
      "There were 99 cameras on three busy schedulers, and sameSchedulerStop waited for them.")
    try expect(
      isCalled.isGiven(), "All 99 cameras have stopped, and whenStopped has not been called.")
    for stage in stages { stage.isQuiet.wait() }
    try expect(
      diary.lines.filter { $0 == "dispose" }.count, equals: 99,
      "There were 99 cameras on three schedulers. All of them are disposed.")
    try expect(
      diary.lines.firstIndex(of: "whenStopped"), equals: 99,
      "There were 99 cameras on three schedulers. whenStopped was called before all were disposed.")
  }

  @Test func `each call stops its own subscription`() throws {
    let diary = Diary()
    let isReleased = DispatchSemaphore(value: 0)
    stage.occupy { _ = isReleased.isGiven() }
    let first = Camera(
      subscription: Disposables.create { diary.write("dispose 1") }, scheduler: stage.scheduler)
    sameSchedulerStop([first]) { diary.write("whenStopped 1") }
    try stage.stop(Disposables.create { diary.write("dispose 2") }) {
      diary.write("whenStopped 2")
    } meanwhile: {
      isReleased.signal()
    }
    try expect(
      diary.lines.sorted(),
      equals: ["dispose 1", "dispose 2", "whenStopped 1", "whenStopped 2"],
      """
      While the scheduler was busy, sameSchedulerStop was called twice, for a camera each. Each of \
      them is disposed, and each whenStopped is called once.
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

  @Test(arguments: [1, 2]) func `may be called by the observer itself`(cameras: Int) throws {
    let diary = Diary()
    let isCalled = DispatchSemaphore(value: 0)
    let subscription = SingleAssignmentDisposable()
    let idle = Stage()
    let all = [
      Camera(subscription: subscription, scheduler: stage.scheduler),
      Camera(subscription: Disposables.create(), scheduler: idle.scheduler),
    ]
    let source = Observable.repeatElement("tick", scheduler: stage.scheduler)
    subscription.setDisposable(
      source.subscribe(onNext: { _ in
        diary.write("next begins")
        if diary.lines.count == 1 {
          sameSchedulerStop(Array(all.prefix(cameras))) {
            diary.write("whenStopped")
            isCalled.signal()
          }
          // What was scheduled for the idle camera runs before this observer returns.
          _ = idle.isQuiet.isGiven()
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
      before the observer had returned: schedule the disposal, and call whenStopped after it.
      """)
  }

  @Test func `two schedulers may be free at the same moment`() throws {
    let stages = [Stage(), Stage()]
    // A slow answer is not a wrong one: it runs fewer times.
    let end = Date(timeIntervalSinceNow: 1)
    for run in 1...100 where Date() < end {
      let arrived = Atomic(0)
      for stage in stages {
        stage.occupy {
          arrived.add(1, ordering: .acquiringAndReleasing)
          var looks = 0
          while arrived.load(ordering: .acquiring) < 3 {
            looks += 1
            if looks > 2000 { sched_yield() }
          }
        }
      }
      let calls = Atomic(0)
      let isCalled = DispatchSemaphore(value: 0)
      let disposals = Atomic(0)
      let cameras = (0..<400).map { number in
        Camera(
          subscription: Disposables.create {
            // Waits a moment for the disposal on the other scheduler, so that both are counted together.
            disposals.add(1, ordering: .acquiringAndReleasing)
            var looks = 0
            while looks < 500, disposals.load(ordering: .acquiring) < number / 2 * 2 + 2 {
              looks += 1
            }
            // Each pair delays one of them a little more, so that one counts in the middle of the other.
            for _ in 0..<(number % 2 == 0 ? number / 2 % 20 : 10) {
              _ = disposals.load(ordering: .relaxed)
            }
          }, scheduler: stages[number % 2].scheduler)
      }
      let hasReturned = inTime {
        sameSchedulerStop(cameras) {
          calls.add(1, ordering: .acquiringAndReleasing)
          isCalled.signal()
        }
      }
      // Both schedulers leave together as soon as both have arrived.
      arrived.add(1, ordering: .acquiringAndReleasing)
      try expect(
        hasReturned,
        "The schedulers of two cameras were busy, and sameSchedulerStop waited for them.")
      let wasCalled = isCalled.isGiven()
      for stage in stages { stage.isQuiet.wait() }
      let number = calls.load(ordering: .acquiring)
      guard wasCalled, number == 1 else {
        try fail(
          """
          In run \(run), 400 cameras had stopped on two schedulers, which were free at the same moment. \
          whenStopped was called \(number) times. Count the cameras under a lock.
          """)
      }
    }
  }

  @Test func `in 1000 runs nothing comes late`() throws {
    let stages = [Stage(), Stage()]
    // A slow answer is not a wrong one: it runs fewer times.
    let end = Date(timeIntervalSinceNow: 2)
    for run in 1...1000 where Date() < end {
      let observers = [LateObserver(), LateObserver()]
      let cameras = zip(stages, observers).map { stage, observer in
        Camera(
          subscription: Observable.repeatElement("tick", scheduler: stage.scheduler)
            .subscribe(onNext: observer.receive), scheduler: stage.scheduler)
      }
      defer { for camera in cameras { camera.subscription.dispose() } }
      for observer in observers { observer.hasBegun.wait() }
      let calls = Atomic(0)
      try Stage.stop(cameras) {
        calls.add(1, ordering: .acquiringAndReleasing)
        for observer in observers { observer.stop() }
      }
      let number = calls.load(ordering: .acquiring)
      let late = observers.map(\.lateEvents).reduce(0, +)
      guard number == 1, late == 0 else {
        try fail(
          number == 1
            ? "In run \(run) with two cameras, images came after whenStopped: \(late)."
            : """
            In run \(run) with two cameras, whenStopped was called \(number) times. Both may stop at \
            the same moment: count them under a lock.
            """)
      }
    }
  }
}

/// Counts the events that arrive after it was stopped.
private final class LateObserver: Sendable {
  let hasBegun = DispatchSemaphore(value: 0)
  private let stopped = Atomic(false)
  private let late = Atomic(0)

  private var isStopped: Bool { stopped.load(ordering: .acquiring) }
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
  static var here: String {
    DispatchQueue.getSpecific(key: mark) == true ? "on the scheduler" : "somewhere else"
  }

  /// Keeps the scheduler busy until `wait` returns.
  func occupy(_ wait: @escaping () -> Void) {
    _ = scheduler.schedule(()) { _ in
      wait()
      return Disposables.create()
    }
  }

  /// Is signalled when the scheduler has done what was scheduled by now.
  var isQuiet: DispatchSemaphore {
    let isQuiet = DispatchSemaphore(value: 0)
    occupy { isQuiet.signal() }
    return isQuiet
  }

  /// Calls the exercise with one camera.
  func stop(
    _ subscription: any Disposable, whenStopped: @escaping () -> Void, meanwhile: () -> Void = {}
  ) throws {
    try Self.stop(
      [Camera(subscription: subscription, scheduler: scheduler)], whenStopped: whenStopped,
      meanwhile: meanwhile)
  }

  /// Calls the exercise. Waits until `whenStopped` was called, or was released and so can't be called
  /// any more, and until the schedulers have done what was scheduled by then.
  static func stop(
    _ cameras: [Camera], whenStopped: @escaping () -> Void, meanwhile: () -> Void = {}
  ) throws {
    let settled = DispatchSemaphore(value: 0)
    func callExercise(_ promise: Promise) {
      sameSchedulerStop(cameras) {
        whenStopped()
        promise.settled.signal()
      }
    }
    callExercise(Promise(settled: settled))
    meanwhile()
    try expect(settled.isGiven(), "whenStopped has not been called.")
    for camera in cameras {
      let isQuiet = DispatchSemaphore(value: 0)
      _ = camera.scheduler.schedule(()) { _ in
        isQuiet.signal()
        return Disposables.create()
      }
      isQuiet.wait()
    }
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
