import Dispatch
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
    source.onNext(1)
    source.onNext(1)
    source.onNext(2)
    try expect(
      notes.all, equals: [],
      "The scheduler has not run yet, but something has arrived: it was sent on another queue.")
    scheduler.run()
    try expect(
      notes.all,
      equals: ["next(1) on the scheduler", "next(1) on the scheduler", "next(2) on the scheduler"],
      "The source sent 1, 1 and 2, then the scheduler had its turn.")
  }

  @Test func `the completion waits for its turn as well`() throws {
    let notes = record(source.asObservable())
    source.onNext(1)
    source.onCompleted()
    try expect(notes.all, equals: [], "The scheduler has not run yet, but something has arrived.")
    scheduler.run()
    try expect(
      notes.all, equals: ["next(1) on the scheduler", "completed on the scheduler"],
      "The source sent 1 and completed. The completion arrives on the scheduler, after the 1.")
  }

  @Test func `an error waits for its turn as well`() throws {
    let notes = record(source.asObservable())
    source.onNext(1)
    source.onError(Broken.wire)
    scheduler.run()
    try expect(
      notes.all, equals: ["next(1) on the scheduler", "error(wire) on the scheduler"],
      "The source sent 1 and failed. The error arrives on the scheduler, after the 1.")
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

  @Test func `each event has a turn of its own`() throws {
    let notes = record(source.asObservable())
    source.onNext(1)
    source.onNext(2)
    scheduler.runOne()
    try expect(
      notes.all, equals: ["next(1) on the scheduler"],
      """
      1 and 2 waited, and the scheduler had a single turn. Another piece of work that waits for \
      the scheduler must get its turn between the two.
      """)
    scheduler.run()
    try expect(
      notes.all, equals: ["next(1) on the scheduler", "next(2) on the scheduler"],
      "1 and 2 waited, and the scheduler has had all its turns.")
  }

  @Test func `a dispose between two turns stops the second`() throws {
    let notes = Notes()
    let subscription = SerialDisposable()
    subscription.disposable = source.hotOn(scheduler).subscribe(onNext: { element in
      notes.add("\(element)")
      if element == 1 { subscription.dispose() }
    })
    source.onNext(1)
    source.onNext(2)
    scheduler.run()
    try expect(
      notes.all, equals: ["1"], "1 and 2 waited; while it received 1, the observer disposed.")
  }

  @Test func `what the observer makes the source send gets a turn of its own`() throws {
    let notes = Notes()
    let subscription = source.hotOn(scheduler).subscribe(onNext: { [source] element in
      notes.add("\(element) begins")
      if element == 1 { source.onNext(2) }
      notes.add("\(element) ends")
    })
    source.onNext(1)
    scheduler.run()
    try expect(
      notes.all, equals: ["1 begins", "1 ends", "2 begins", "2 ends"],
      "While it received 1, the observer made the source send 2.")
    subscription.dispose()
  }

  @Test func `nothing is kept`() throws {
    let objects = PublishSubject<Thing>()
    var thing: Thing? = Thing()
    weak let kept = thing
    let subscription = objects.hotOn(scheduler).subscribe(onNext: { _ in })
    objects.onNext(thing!)
    thing = nil
    scheduler.run()
    try expect(kept == nil, "An element was delivered, but something still holds it.")
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

  @Test func `10000 elements on a real queue keep their order`() throws {
    let count = 10_000
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "the exercise's queue")
    let received = Received()
    let isDone = DispatchSemaphore(value: 0)
    let subscription = source.hotOn(queue).subscribe(
      onNext: received.add, onDisposed: { isDone.signal() })
    for number in 1...count { source.onNext(number) }
    source.onCompleted()
    var isOver = false
    var before = -1
    // As long as elements arrive, the completion may follow.
    while !isOver, received.all.count > before {
      before = received.all.count
      isOver = isDone.isGiven()
    }
    try expect(
      isOver, "The source sent 10000 elements and completed. The completion has not arrived.")
    try expect(
      received.all.count == count, "\(received.all.count) of 10000 elements have arrived.")
    try expect(received.all == Array(1...count), "The elements arrived in another order.")
    subscription.dispose()
  }

  @Test(arguments: Law.all(of: hot))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let hot = Operator(pause: 1) { source, trial in source.hotOn(trial.time) }

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

/// A queue that stands still until the test lets it run.
private final class StepScheduler: ImmediateSchedulerType {
  private let place: Place
  @Locked private var waiting: [(disposable: SingleAssignmentDisposable, run: () -> Void)] = []

  init(_ place: Place) { self.place = place }

  /// Whether work waits that hasn't been cancelled.
  var isBusy: Bool { waiting.contains { !$0.disposable.isDisposed } }

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
      let works = waiting
      waiting = []
      for work in works { work.run() }
    }
    place.here = before
  }
}
