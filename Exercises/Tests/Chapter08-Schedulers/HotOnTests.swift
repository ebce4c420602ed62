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
    let wrong = race({ Meeting(hotOn: { $0.hotOn($1) }) }) { thread, meeting in
      if thread == 0 { meeting.send() } else { meeting.runWhileItSends() }
    } isRight: {
      $0.isRight
    }
    try expect(
      wrong == nil,
      """
      Two threads: on one the source sent 1 to 16, while the other one ran the scheduler's work. Then the source \
      was silent, and the scheduler had its turn. Received: \
      \((wrong?.received.all ?? []).map(String.init).joined(separator: ", ")). The newest must \
      arrive, and each once at most. To look whether something waits and to put an element there, or to take \
      out what waits, must be one step, under one lock: chapter 2, section 6.
      """)
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

/// A source that sends on one thread, while the scheduler may run on another.
private final class Meeting {
  typealias Source = PublishSubject<Reading>

  let received = Received()
  private let scheduler = StepScheduler(Place())
  private let source = Source()
  private let isSent = Atomic(false)
  private let subscription: any Disposable

  init(hotOn: (Source, any ImmediateSchedulerType) -> Observable<Reading>) {
    subscription = hotOn(source, scheduler).subscribe(onNext: { [received] in
      received.add($0.number)
    })
  }

  func send() {
    for number in 1...16 { source.onNext(Reading(number)) }
    isSent.store(true, ordering: .releasing)
  }

  func runWhileItSends() {
    var pause = 0
    while !isSent.load(ordering: .acquiring) {
      scheduler.runOne()
      // A little later each time, so that the work runs at all moments of a call of `onNext`.
      for _ in 0..<pause { _ = isSent.load(ordering: .relaxed) }
      pause = (pause + 7) % 100
    }
  }

  /// Whether the newest has arrived when the scheduler had its turn, and each element once at most.
  var isRight: Bool {
    scheduler.run()
    subscription.dispose()
    let numbers = received.all
    return numbers.last == 16 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }
}

/// An element so large that it takes a while to copy it.
private struct Reading {
  private typealias Many = Four<Four<Four<Four<Int>>>>
  private let first: Int
  private let rest: Many
  init(_ number: Int) {
    first = number
    rest = Many(Four(Four(Four(number))))
  }

  /// The number, or -1 if the parts are those of two readings.
  var number: Int { rest.a.a.a.a == first && rest.d.d.d.d == first ? first : -1 }
}

private struct Four<Part> {
  let a, b, c, d: Part
  init(_ part: Part) { (a, b, c, d) = (part, part, part, part) }
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
