import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter12Exercises

@Suite("DetectReentrancy", .serialized) struct DetectReentrancyTests {
  private let source = PublishSubject<Int>()
  private let diary = Diary()

  @Test func `passes everything on, unchanged`() throws {
    try marbles {
      "--1--1--2--|"
      "^----------!"
      $0.detectReentrancy { _ in }
      "--1--1--2--|"
    }
  }

  @Test func `one event after the other is not reported`() throws {
    _ = watched.subscribe { self.diary.write("received \($0)") }
    source.onNext(1)
    source.onNext(1)
    source.onCompleted()
    try expect(
      diary.lines, equals: ["received next(1)", "received next(1)", "received completed"],
      "The source has sent 1, 1 and completed, one after the other.")
  }

  @Test func `an element that is sent by the observer is reported, then passed on`() throws {
    receive { if $0 == 1 { self.source.onNext(2) } }
    source.onNext(1)
    try expect(
      diary.lines, equals: ["begins 1", "report next(2)", "begins 2", "ends 2", "ends 1"],
      "The observer has sent 2 while it received 1.")
  }

  @Test func `when the observer has returned, nothing more is reported`() throws {
    receive { if $0 == 1 { self.source.onNext(2) } }
    source.onNext(1)
    diary.clear()
    source.onNext(3)
    source.onNext(4)
    try expect(
      diary.lines, equals: ["begins 3", "ends 3", "begins 4", "ends 4"],
      """
      An earlier element was sent too early, and that is over. 3 and 4 were sent one after the \
      other.
      """)
  }

  @Test func `each of several elements is reported`() throws {
    receive { element in
      if element == 1 {
        self.source.onNext(2)
        self.source.onNext(2)
      }
    }
    source.onNext(1)
    try expect(
      diary.lines,
      equals: [
        "begins 1", "report next(2)", "begins 2", "ends 2", "report next(2)", "begins 2", "ends 2",
        "ends 1",
      ],
      """
      The observer has sent 2 twice while it received 1. When the first 2 is over, 1 is still \
      being received.
      """)
  }

  @Test func `an element inside an element inside an element is reported`() throws {
    receive { if $0 < 3 { self.source.onNext($0 + 1) } }
    source.onNext(1)
    try expect(
      diary.lines.filter { $0.hasPrefix("report") }, equals: ["report next(2)", "report next(3)"],
      "The observer has sent 2 while it received 1, and 3 while it received 2.")
  }

  @Test func `a terminal event that comes too early is reported`() throws {
    receive { _ in self.source.onCompleted() }
    source.onNext(1)
    try expect(
      diary.lines.filter { $0.hasPrefix("report") }, equals: ["report completed"],
      "The observer has completed the source while it received 1.")
  }

  @Test func `an error that comes too early is reported`() throws {
    receive { _ in self.source.onError(RxError.unknown) }
    source.onNext(1)
    try expect(
      diary.lines.filter { $0.hasPrefix("report") },
      equals: ["report error(Unknown error occurred.)"],
      "The observer has made the source fail while it received 1.")
  }

  @Test func `an event from another thread is reported, and doesn't wait`() throws {
    let arrived = DispatchSemaphore(value: 0)
    let hasArrived = Mutex(false)
    _ = watched.subscribe(onNext: { element in
      self.diary.write("begins \(element)")
      if element == 1 {
        DispatchQueue.global().async {
          self.source.onNext(2)
          arrived.signal()
        }
        let result = arrived.isGiven()
        hasArrived.withLock { $0 = result }
      }
      self.diary.write("ends \(element)")
    })
    source.onNext(1)
    try expect(
      hasArrived.withLock { $0 },
      """
      While the observer received 1, another thread sent 2, and it had to wait. So no two events \
      overlap, and your probe has changed what it should show: hold no lock while you pass an \
      event on.
      """)
    try expect(
      diary.lines, equals: ["begins 1", "report next(2)", "begins 2", "ends 2", "ends 1"],
      "Another thread has sent 2 while the observer received 1.")
  }

  @Test func `the observer is busy until the last event has ended`() throws {
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    _ = watched.subscribe(onNext: { element in
      self.diary.write("begins \(element)")
      if element == 1 {
        Thread.detachNewThread {
          self.source.onNext(2)
          hasEnded.signal()
        }
        _ = begun.isGiven()
      }
      if element == 2 {
        begun.signal()
        _ = mayEnd.isGiven()
      }
      self.diary.write("ends \(element)")
    })
    source.onNext(1)
    source.onNext(3)
    mayEnd.signal()
    _ = hasEnded.isGiven()
    try expect(
      diary.lines,
      equals: [
        "begins 1", "report next(2)", "begins 2", "ends 1", "report next(3)", "begins 3", "ends 3",
        "ends 2",
      ],
      """
      Another thread has sent 2 while the observer received 1. When 3 came, 1 was over, and 2 was still \
      being received.
      """)
  }

  @Test func `a report may look at the source, and dispose`() throws {
    let subscription = Locked<(any Disposable)?>(nil)
    let received = Locked<[Int]>([])
    subscription.value = source.detectReentrancy { _ in subscription.value?.dispose() }
      .subscribe(onNext: { element in
        received.value.append(element)
        if element == 1 { self.source.onNext(2) }
      })
    source.onNext(1)
    try expect(
      received.value, equals: [1], "`report` has disposed the subscription, so 2 isn't received.")
    try expect(
      !source.hasObservers, "The subscription was disposed, but the source still has an observer.")
  }

  @Test func `no lock is held while report is called`() throws {
    let arrived = DispatchSemaphore(value: 0)
    let hasArrived = Mutex<Bool?>(nil)
    _ = source.detectReentrancy { event in
      guard event.element == 2 else { return }
      Thread.detachNewThread {
        self.source.onNext(3)
        arrived.signal()
      }
      let result = arrived.isGiven()
      hasArrived.withLock { $0 = result }
    }
    .subscribe(onNext: { if $0 == 1 { self.source.onNext(2) } })
    source.onNext(1)
    let found = hasArrived.withLock { $0 }
    try expect(
      found != nil, "The observer has sent 2 while it received 1, and 2 wasn't reported.")
    try expect(
      found == true,
      """
      `report` waited for another thread that sent 3, and that thread waited for your lock. Count under \
      the lock, and call `report` when it is free.
      """)
  }

  @Test func `two threads at the same time`() throws {
    // What these find has a better name.
    try Self().`an event from another thread is reported, and doesn't wait`()
    try Self().`when the observer has returned, nothing more is reported`()
    let wrong = race({ Encounter() }) { thread, encounter in
      encounter.source.onNext(thread)
    } isRight: {
      $0.isReportedOnce()
    }
    try expect(
      wrong == nil,
      """
      Two threads sent an event at the same moment, and the observer received both at the same time. \
      \(wrong?.reports == 0 ? "Neither was reported." : "Then another event came alone, and was reported.") \
      Look at the count and change it in one step, under one lock.
      """)
  }

  @Test func `each subscription is watched on its own`() throws {
    let watched = Observable.just(1).detectReentrancy { self.diary.write("report \($0)") }
    _ = watched.subscribe(onNext: { _ in
      _ = watched.subscribe(onNext: { self.diary.write("inner \($0)") })
    })
    try expect(
      diary.lines, equals: ["inner 1"],
      """
      An observer has subscribed to the same sequence a second time. The second subscription has \
      an observer of its own, which wasn't busy.
      """)
  }

  @Test func `two chains are named, and the label and the meter have the right order`() throws {
    let scheduler = NotedScheduler()
    let heating = Heating(on: scheduler)
    let (shownFirst, meteredFirst) = (heating.shown, heating.metered)
    heating.wishes.onNext(30)
    let (shown, metered) = (heating.shown, heating.metered)
    try checkNames(isMended: shown.suffix(2) == [30, 18])
    let end = "It is night, and the wish was 30. The answer to it is 18."
    // What waits for another thread may arrive before or after this line.
    let isUnused = !scheduler.isUsed.value
    if isUnused && shown == [17, 30, 18] {
      try fail(
        """
        \(end) The label's order is right only because of the order of the four subscriptions, and nothing was \
        scheduled on `scheduler`. Mend it with a queue on `scheduler`, so that it stays right if one of them moves.
        """)
    }
    if isUnused && shown != [17, 18, 30] {
      try fail(
        """
        \(end) Nothing was scheduled on `scheduler`, which `init` receives. If your queue is on another scheduler, \
        its wishes arrive later, or on another thread.
        """)
    }
    try expect(
      shownFirst + meteredFirst, equals: [17, 17],
      """
      The label and the meter don't have the saved wish, 17, each once, when `init` returns. `wishes` sends it at the \
      moment of a subscription. Who subscribes to `wishes` now, when, and who isn't there yet? The label, then \
      the meter:
      """)
    let finding =
      if shown.count < 3 || metered.count < 3 {
        "The label and the meter each receive the wish, then the answer. Where is one of them lost?"
      } else if metered == [17, 25, 18] {
        """
        The meter's order is right now, but the label receives the answer before the wish. Which of the two \
        subscribers of `wishes` sends the answer, while the other one has not received the wish?
        """
      } else {
        """
        The answer arrives before the wish. Read the lines that your probes have printed: which chain \
        is the first that is called again before it has returned?
        """
      }
    try expect(
      shown, equals: [17, 30, 18], "\(end) \(finding) What the label has shown, in order:")
    try expect(
      metered, equals: [17, 25, 18],
      "\(end) \(finding) The boiler gets at most 25. What the meter has, in order:")
    heating.wishes.onNext(17)
    try expect(
      heating.shown + heating.metered, equals: [17, 30, 18, 17, 17, 25, 18, 17],
      "Then the wish was 17, which needs no answer. The label, then the meter:")
  }

  private func checkNames(isMended: Bool) throws {
    let finding: String
    if let name = calledAgain.first(where: { !["night", "meter", "limit", "label"].contains($0) }) {
      finding = "has “\(name)”. The four chains are called night, meter, limit and label."
    } else if calledAgain.count != 2 {
      finding = "has to name two chains, and it names \(calledAgain.count)."
    } else if calledAgain == ["night", "limit"] {
      finding = "has the right chains. Which of them is called again first?"
    } else if calledAgain != ["limit", "night"] {
      finding = """
        names a chain that isn't called again before it has returned. Elements in the wrong order prove nothing: \
        the chain may have received them so.
        """
    } else {
      return
    }
    let advice =
      isMended ? " Below your queue they print nothing: hunt in the heating as it was." : ""
    try fail(
      """
      `calledAgain` \(finding) It is night, and the wish was 30. Read what the probes in the four chains have \
      printed.\(advice)
      """)
  }

  @Test(arguments: Law.all(of: probed))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let probed = Operator(calling: "`report`") { source, trial in
    source.detectReentrancy { _ in trial.count() }
  }

  private var watched: Observable<Int> {
    source.detectReentrancy { diary.write("report \($0)") }
  }

  /// Subscribes an observer that writes down when it begins and when it ends.
  private func receive(_ work: @escaping (Int) -> Void) {
    _ = watched.subscribe(
      onNext: { element in
        self.diary.write("begins \(element)")
        work(element)
        self.diary.write("ends \(element)")
      }, onError: { _ in })
  }
}

/// An observer in which two threads wait for each other.
private final class Encounter: @unchecked Sendable {
  let source = PublishSubject<Int>()
  private let reported = Atomic(0)
  private let inside = Atomic(0)
  private let hasOther = DispatchSemaphore(value: 0)
  private let subscription = SerialDisposable()

  var reports: Int { reported.load(ordering: .acquiring) }

  init() {
    subscription.disposable =
      source
      .detectReentrancy { _ in self.reported.add(1, ordering: .acquiringAndReleasing) }
      .subscribe(onNext: { _ in self.waitForTheOther() })
  }

  /// Returns whether one of the two events was reported, and a third one, which comes alone, was not.
  func isReportedOnce() -> Bool {
    guard reports == 1 else { return false }
    source.onNext(2)
    defer { subscription.dispose() }
    return reports == 1
  }

  private func waitForTheOther() {
    if inside.add(1, ordering: .acquiringAndReleasing).newValue > 1 {
      hasOther.signal()
      return
    }
    // Most of the time the other one is here at once.
    for _ in 1...1000 where inside.load(ordering: .acquiring) < 2 { sched_yield() }
    if inside.load(ordering: .acquiring) < 2 { _ = hasOther.isGiven() }
  }
}

/// The current thread's scheduler, which notes whether it was used.
private final class NotedScheduler: ImmediateSchedulerType {
  let isUsed = Locked(false)

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
  {
    isUsed.value = true
    return CurrentThreadScheduler.instance.schedule(state, action: action)
  }
}

/// What happened, in order.
private final class Diary: Sendable {
  private let content = Mutex<[String]>([])
  var lines: [String] { content.withLock { $0 } }
  func write(_ line: String) { content.withLock { $0.append(line) } }
  func clear() { content.withLock { $0.removeAll() } }
}
