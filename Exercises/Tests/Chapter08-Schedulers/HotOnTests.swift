import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter08Exercises

@Suite("HotOn", .serialized) struct HotOnTests {
  private let place = Place()
  private let scheduler: StepScheduler
  private let source = PublishSubject<Int>()

  init() { scheduler = StepScheduler(place) }

  @Test func `subscribes to the source at once`() throws {
    let probe = Notes()
    let subscribed = source.do(onSubscribe: { [place] in probe.add("subscribed on \(place.here)") })
    let notes = record(subscribed)
    try expect(
      source.hasObservers,
      """
      subscribe has returned, but the source has no observer yet. A hot source doesn't wait: what \
      it sends now is lost.
      """)
    source.onNext(1)
    scheduler.run()
    try expect(
      notes.all, equals: ["next(1) on the scheduler"],
      "The source sent 1. Then the scheduler that was passed had its turn.")
    try expect(
      probe.all, equals: ["subscribed on the caller's queue"], "Where the source was subscribed.")
  }

  @Test func `elements arrive on the scheduler`() throws {
    let notes = record(source.asObservable())
    for number in [1, 1, 2] {
      let before = notes.all.count
      source.onNext(number)
      try expect(
        notes.all.count == before,
        "The scheduler has not run yet, but something has arrived: it was sent on another queue.")
      scheduler.run()
    }
    try expect(
      notes.all,
      equals: ["next(1) on the scheduler", "next(1) on the scheduler", "next(2) on the scheduler"],
      "The source sent 1, 1 and 2, and the scheduler had its turn after each.")
  }

  @Test func `of the elements that wait the newest arrives`() throws {
    let notes = record(source.asObservable())
    for number in 1...3 { source.onNext(number) }
    scheduler.run()
    try expect(
      notes.all, equals: ["next(3) on the scheduler"],
      "The source sent 1, 2 and 3, and only then the scheduler had its turn.")
    source.onNext(4)
    source.onNext(5)
    scheduler.run()
    source.onNext(6)
    scheduler.run()
    try expect(
      notes.all, equals: [3, 5, 6].map { "next(\($0)) on the scheduler" },
      "After that it sent 4 and 5, the scheduler had its turn, and then the same with 6 alone.")
  }

  @Test func `one piece of work waits`() throws {
    let subscription = source.hotOn(scheduler).subscribe()
    for number in 1...3 { source.onNext(number) }
    source.onCompleted()
    try expect(
      scheduler.count == 1,
      """
      The source sent 1, 2, 3 and completed. Of your work, \(scheduler.count) pieces wait in the \
      scheduler's queue, and 1 is enough.
      """)
    subscription.dispose()
  }

  @Test func `subscriptions wait side by side`() throws {
    let readings = source.hotOn(scheduler)
    let (first, second) = (Notes(), Notes())
    let one = readings.subscribe { first.add("\($0)") }
    let two = readings.subscribe { second.add("\($0)") }
    source.onNext(1)
    source.onNext(2)
    scheduler.run()
    try expect(first.all, equals: ["next(2)"], "What the first of two subscribers received.")
    try expect(second.all, equals: ["next(2)"], "What the second of two subscribers received.")
    one.dispose()
    two.dispose()
  }

  @Test(arguments: [false, true])
  func `the end waits for its turn as well`(isError: Bool) throws {
    for elements in [[], [1, 2]] {
      let source = PublishSubject<Int>()
      let notes = record(source.asObservable())
      for number in elements { source.onNext(number) }
      if isError { source.onError(Broken.wire) } else { source.onCompleted() }
      try expect(notes.all, equals: [], "The scheduler has not run yet, but something has arrived.")
      scheduler.run()
      let end = "\(isError ? "error(wire)" : "completed") on the scheduler"
      try expect(
        notes.all, equals: (elements.isEmpty ? [] : ["next(2) on the scheduler"]) + [end],
        """
        The source \(elements.isEmpty ? "" : "sent 1 and 2 and ")\(isError ? "failed" : "completed"). The newest \
        element waits, and then the \(isError ? "error" : "completion"). Both arrive on the scheduler.
        """)
    }
  }

  @Test func `a replayed element arrives on the scheduler, too`() throws {
    let notes = record(BehaviorSubject(value: 20).asObservable())
    try expect(
      notes.all, equals: [], "The current element of a BehaviorSubject arrived during subscribe.")
    scheduler.run()
    try expect(
      notes.all, equals: ["next(20) on the scheduler"], "The replayed 20 waits for its turn.")
  }

  @Test func `after dispose what waits does not arrive`() throws {
    let notes = Notes()
    let subscription = source.hotOn(scheduler).subscribe { notes.add("\($0)") }
    source.onNext(1)
    subscription.dispose()
    scheduler.run()
    try expect(
      notes.all, equals: [], "The 1 waited for the scheduler when the subscription was disposed.")
  }

  @Test func `after dispose no work waits`() throws {
    let subscription = source.hotOn(scheduler).subscribe()
    source.onNext(1)
    source.onNext(2)
    try expect(
      scheduler.isBusy, "The source sent 1 and 2, but no work waits in the scheduler's queue.")
    subscription.dispose()
    try expect(
      !scheduler.isBusy,
      """
      1 and 2 waited when the subscription was disposed. Work for them is still in the scheduler's \
      queue: dispose what `schedule` has returned.
      """)
  }

  @Test func `a dispose at the element stops the completion`() throws {
    let notes = Notes()
    let subscription = SerialDisposable()
    subscription.disposable = source.hotOn(scheduler).subscribe { event in
      notes.add("\(event)")
      subscription.dispose()
    }
    source.onNext(1)
    source.onCompleted()
    scheduler.run()
    try expect(
      notes.all, equals: ["next(1)"],
      "The 1 and the completion waited; while it received 1, the observer disposed.")
  }

  @Test(arguments: [false, true])
  func `what the observer makes the source send has its turn`(atOnce: Bool) throws {
    let notes = Notes()
    let main = MainLike()
    let scheduler: any ImmediateSchedulerType = atOnce ? main : scheduler
    let subscription = source.hotOn(scheduler).subscribe(onNext: { [source] element in
      notes.add("\(element) begins")
      if element == 1 { for number in 2...4 { source.onNext(number) } }
      notes.add("\(element) ends")
    })
    source.onNext(1)
    self.scheduler.run()
    main.run()
    try expect(
      notes.all, equals: ["1 begins", "1 ends", "4 begins", "4 ends"],
      """
      While it received 1, the observer made the source send 2, 3 and 4. The newest must \
      arrive\(atOnce
        ? ". This scheduler runs work before `schedule` returns, unless it is running work already, as MainScheduler.instance does on main"
        : "").
      """)
    subscription.dispose()
  }

  @Test func `what comes while the observer is called gets another turn`() throws {
    let notes = Notes()
    let subscription = source.hotOn(scheduler).subscribe { [source] event in
      notes.add("\(event)")
      if event.element == 1 {
        source.onNext(2)
        source.onCompleted()
      }
    }
    source.onNext(1)
    scheduler.runOne()
    try expect(
      notes.all, equals: ["next(1)"],
      """
      While it received 1, the observer made the source send 2 and complete. The scheduler has run \
      one piece of work. Another one that waits for it must get its turn before the 2.
      """)
    scheduler.run()
    try expect(
      notes.all, equals: ["next(1)", "next(2)", "completed"],
      "The source sent 2 and completed while the observer received 1; the scheduler had its turns.")
    subscription.dispose()
  }

  @Test(arguments: [false, true])
  func `an element is released`(isReplaced: Bool) throws {
    let objects = PublishSubject<Thing>()
    var thing: Thing? = Thing()
    weak let kept = thing
    let subscription = objects.hotOn(scheduler).subscribe(onNext: { _ in })
    objects.onNext(thing!)
    thing = nil
    if isReplaced { objects.onNext(Thing()) } else { scheduler.run() }
    try expect(
      kept == nil,
      isReplaced
        ? """
        An element waited, and a newer one took its place. The scheduler has not run yet, and something \
        still holds the older one.
        """ : "An element was delivered, but something still holds it.")
    subscription.dispose()
  }

  @Test(arguments: [false, true])
  func `work that has run is released`(atOnce: Bool) throws {
    let scheduler = CountingScheduler(runsAtOnce: atOnce)
    let subscription = source.hotOn(scheduler).subscribe()
    for number in 1...100 {
      source.onNext(number)
      scheduler.run()
    }
    try expect(
      scheduler.held <= 2,
      """
      The source sent 100 elements, and all of them have been delivered\(atOnce
        ? ": this scheduler runs work before `schedule` returns, as MainScheduler.instance does on main"
        : ""). \(scheduler.held) of the disposables that `schedule` has returned are still held. \
      Release each when its work has run.
      """)
    subscription.dispose()
  }

  @Test func `the source sends on one thread while the work runs on another`() throws {
    let received = Received()
    let subscription = source.hotOn(scheduler).subscribe(onNext: received.add)
    let last = StoppedThread.send(to: source, while: { [scheduler] in scheduler.isBusy }) {
      [scheduler] in scheduler.runOne()
    }
    scheduler.run()
    let numbers = received.all
    try expect(
      numbers.last == last && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 },
      """
      Two threads: the source sent 1 to \(last) on one, while the other one ran the scheduler's work. Then the \
      source was silent, and the scheduler had its turn. The newest that has arrived is \
      \(numbers.last.map(String.init) ?? "none"). To look whether something waits and to put an element there \
      must be one step, and so must taking out what waits, both under one lock: chapter 2, section 6.
      """)
    subscription.dispose()
  }

  @Test(arguments: Law.all(of: hot))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  // What an observer makes the source send may be replaced before it arrives. A test of its own says what must.
  private static let hot = Operator(pause: 1, except: [.observerSends]) { source, trial in
    source.hotOn(trial.time)
  }

  private func record(_ source: Observable<Int>) -> Notes {
    let notes = Notes()
    _ = source.hotOn(scheduler).subscribe { [place] in notes.add("\($0) on \(place.here)") }
    return notes
  }
}

private enum Broken: Error { case wire }

private final class Thing {}

private final class Received: Sendable {
  private let numbers = Mutex<[Int]>([])
  var all: [Int] { numbers.withLock { $0 } }
  func add(_ number: Int) { numbers.withLock { $0.append(number) } }
}

/// A thread that is stopped wherever it is, even between two instructions, while another one works. So it takes
/// no luck to find a place where the two must not meet.
private enum StoppedThread {
  private static let isStopped = Atomic(false)
  private static let mayGoOn = Atomic(true)
  private static let isOver = Atomic(false)

  /// Lets the source send on this thread, and stops it up to 500 times, for a second at most.
  ///
  /// - Returns: The last number that was sent.
  static func send(
    to source: PublishSubject<Int>, while isReady: @escaping () -> Bool,
    work: @escaping () -> Void
  ) -> Int {
    isOver.store(false, ordering: .releasing)
    stand()
    _ = signal(SIGUSR2) { _ in StoppedThread.stand() }
    // The threads of Dispatch block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR2)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    let sender = pthread_self()
    let end = Date(timeIntervalSinceNow: 1)
    var number = 0
    onTwoThreads { thread, _ in
      if thread == 0 {
        repeat {
          number += 1
          source.onNext(number)
        } while !isOver.load(ordering: .acquiring)
        return
      }
      for _ in 1...500 {
        while !isReady(), Date() < end { sched_yield() }
        if Date() >= end { break }
        isStopped.store(false, ordering: .releasing)
        mayGoOn.store(false, ordering: .releasing)
        pthread_kill(sender, SIGUSR2)
        while !isStopped.load(ordering: .acquiring), Date() < end { sched_yield() }
        work()
        mayGoOn.store(true, ordering: .releasing)
      }
      isOver.store(true, ordering: .releasing)
    }
    return number
  }

  /// Waits until the work has run. If it waits for a lock of this thread, the thread goes on after 3 ms.
  private static func stand() {
    isStopped.store(true, ordering: .releasing)
    var start = timespec()
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &start)
    repeat {
      if mayGoOn.load(ordering: .acquiring) { return }
      sched_yield()
      clock_gettime(CLOCK_MONOTONIC, &now)
    } while (now.tv_sec - start.tv_sec) * 1_000_000_000 + now.tv_nsec - start.tv_nsec < 3_000_000
  }
}

/// The queue that runs now.
private final class Place {
  @Locked var here = "the caller's queue"
}

private final class Notes {
  @Locked private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}

/// Counts what it has returned and is still held.
private final class CountingScheduler: ImmediateSchedulerType {
  private final class Work: Disposable {
    func dispose() {}
  }

  private struct Weak { weak var work: Work? }

  private let runsAtOnce: Bool
  @Locked private var waiting: [() -> Void] = []
  @Locked private var returned: [Weak] = []

  init(runsAtOnce: Bool) { self.runsAtOnce = runsAtOnce }

  var held: Int { returned.count { $0.work != nil } }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = Work()
    returned.append(Weak(work: work))
    if runsAtOnce { _ = action(state) } else { waiting.append { _ = action(state) } }
    return work
  }

  func run() {
    while !waiting.isEmpty {
      let work = waiting.removeFirst()
      work()
    }
  }
}

/// Runs work before `schedule` returns, unless it is running work already: that waits for `run()`.
private final class MainLike: ImmediateSchedulerType {
  @Locked private var isRunning = false
  @Locked private var waiting: [() -> Void] = []

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    let work = { if !disposable.isDisposed { disposable.setDisposable(action(state)) } }
    if isRunning {
      waiting.append(work)
    } else {
      isRunning = true
      work()
      isRunning = false
    }
    return disposable
  }

  func run() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}

/// A queue that stands still until the test lets it run.
private final class StepScheduler: ImmediateSchedulerType {
  private let place: Place
  @Locked private var waiting: [(disposable: SingleAssignmentDisposable, run: () -> Void)] = []

  init(_ place: Place) { self.place = place }

  /// Whether work waits that hasn't been cancelled.
  var isBusy: Bool { count > 0 }
  var count: Int { waiting.count { !$0.disposable.isDisposed } }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting.append(
      (
        disposable,
        { if !disposable.isDisposed { disposable.setDisposable(action(state)) } }
      ))
    return disposable
  }

  /// Runs the first piece of work that waits.
  func runOne() {
    guard !waiting.isEmpty else { return }
    let before = place.here
    place.here = "the scheduler"
    waiting.removeFirst().run()
    place.here = before
  }

  func run() {
    let before = place.here
    place.here = "the scheduler"
    while !waiting.isEmpty {
      // The only thread that takes work out is this one.
      let work = waiting.removeFirst()
      work.run()
    }
    place.here = before
  }
}
