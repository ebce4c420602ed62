import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("ToDriver", .serialized) struct ToDriverTests {
  private let source = Source()
  private let scheduler = Turns()
  private let recoveries = Recoveries()
  private let driver: Observable<Int>

  init() {
    let recoveries = recoveries
    driver = source.elements.toDriver(on: scheduler) { error, last in
      recoveries.errors.append("\(error)")
      recoveries.lasts.append(last.map { "\($0)" } ?? "nil")
      return 0
    }
  }

  @Test func `delivers on the scheduler`() throws {
    let subscriber = Subscriber(driver)
    source.send(.next(1))
    try expect(
      subscriber.received, equals: [],
      "The source has sent 1, and `scheduler` has not run yet: the event arrived without it.")
    scheduler.run()
    try expect(
      subscriber.received, equals: ["1"],
      "The source has sent 1, and `scheduler` has run: deliver 1 there, and not on another one.")
    source.send(.completed)
    try expect(
      subscriber.received, equals: ["1"],
      "The source has completed, and `scheduler` has not run yet: completed arrived without it.")
    scheduler.run()
    try expect(
      subscriber.received, equals: ["1", "completed"], "The source has sent 1 and completed.")
    try expect(recoveries.errors, equals: [], "There was no error, and `recover` was called.")
  }

  @Test func `passes on each element`() throws {
    let subscriber = Subscriber(driver)
    for n in [1, 1, 2, 0, 0, 1] { source.send(.next(n)) }
    scheduler.run()
    try expect(
      subscriber.received, equals: ["1", "1", "2", "0", "0", "1"],
      "The source has sent these elements: pass on all of them, equal ones, too.")
  }

  @Test func `subscribes to the source once for all`() throws {
    try expect(source.runs, equals: 0, "The source was subscribed to without a subscriber.")
    let subscribers = [Subscriber(driver), Subscriber(driver)]
    try expect(source.runs, equals: 1, "Two subscribers share one subscription to the source.")
    source.send(.next(1))
    scheduler.run()
    for subscriber in subscribers {
      try expect(subscriber.received, equals: ["1"], "Both subscribers receive the element once.")
    }
  }

  @Test func `a late subscriber receives the last element at once`() throws {
    let first = Subscriber(driver)
    source.send(.next(1))
    source.send(.next(2))
    scheduler.run()
    source.send(.next(3))
    let second = Subscriber(driver)
    try expect(
      second.received, equals: ["2"],
      """
      It subscribes after 2 was delivered, while 3 waits for `scheduler`. It receives 2, and \
      nothing older, before `subscribe` returns.
      """)
    scheduler.run()
    try expect(second.received, equals: ["2", "3"], "Then it receives 3, as the first one does.")
    try expect(first.received, equals: ["1", "2", "3"], "The first subscriber receives all three.")
    first.dispose()
    source.send(.next(4))
    scheduler.run()
    try expect(
      second.received, equals: ["2", "3", "4"],
      "The first subscriber was disposed. The second is still there, and the source sends 4.")
  }

  @Test func `an error becomes an element, then it completes`() throws {
    let subscriber = Subscriber(driver)
    source.send(.next(1))
    source.send(.error(Broken(number: 1)))
    try expect(
      subscriber.received, equals: [],
      "`scheduler` has not run yet: what replaces the error arrived without it.")
    scheduler.run()
    try expect(
      source.runs, equals: 1, "The source failed, but it was subscribed to again.")
    try expect(
      subscriber.received, equals: ["1", "0", "completed"],
      "The source has sent 1 and failed. `recover` returned 0, which replaces the error.")
  }

  @Test func `recover is called once for an error`() throws {
    let subscribers = [Subscriber(driver), Subscriber(driver)]
    source.send(.error(Broken(number: 1)))
    scheduler.run()
    for subscriber in subscribers {
      try expect(
        subscriber.received, equals: ["0", "completed"],
        "Both subscribers receive the 0 that replaces the error.")
    }
    try expect(
      recoveries.errors, equals: ["error 1"],
      "There was one error. `recover` is called once with it, for both subscribers.")
  }

  @Test func `recover receives the last element`() throws {
    let subscriber = Subscriber(driver)
    for n in [1, 3, 2] { source.send(.next(n)) }
    source.send(.error(Broken(number: 1)))
    scheduler.run()
    try expect(
      recoveries.lasts, equals: ["2"],
      "The source sent 1, 3 and 2, and failed, all before `scheduler` ran. `recover` receives 2.")
    try expect(
      subscriber.received, equals: ["1", "3", "2", "0", "completed"],
      "`recover` returned 0, which replaces the error.")
  }

  @Test func `a late subscriber changes nothing for recover`() throws {
    let first = Subscriber(driver)
    source.send(.next(1))
    scheduler.run()
    let second = Subscriber(driver)
    source.send(.error(Broken(number: 1)))
    scheduler.run()
    try expect(
      recoveries.lasts, equals: ["1"],
      """
      The source sent 1, a second subscriber joined the run, and the source failed. `recover` is \
      called once, with 1.
      """)
    for subscriber in [first, second] {
      try expect(
        subscriber.received, equals: ["1", "0", "completed"],
        "Both subscribers receive 1, and the 0 that replaces the error.")
    }
  }

  @Test(arguments: ["failed", "completed", "was disposed"])
  func `without an element, recover receives nil`(end: String) throws {
    let first = Subscriber(driver)
    source.send(.next(1))
    scheduler.run()
    if end == "failed" { source.send(.error(Broken(number: 1))) }
    if end == "completed" { source.send(.completed) }
    scheduler.run()
    first.dispose()
    let second = Subscriber(driver)
    source.send(.error(Broken(number: 2)))
    scheduler.run()
    try expect(
      recoveries.lasts.last ?? "no call", equals: "nil",
      """
      The first run sent 1 and \(end). The second run failed before it had emitted anything: its \
      `recover` receives `nil`.
      """)
    second.dispose()
  }

  @Test func `each run has an error of its own`() throws {
    for number in 1...2 {
      let subscriber = Subscriber(driver)
      source.send(.error(Broken(number: number)))
      scheduler.run()
      try expect(
        subscriber.received, equals: ["0", "completed"],
        "Run \(number) of the source failed: its error becomes 0.")
    }
    try expect(
      recoveries.errors, equals: ["error 1", "error 2"],
      "Two runs of the source failed: `recover` is called with each of their errors.")
  }

  @Test func `keeps nothing when it is over`() throws {
    weak var kept: Recoveries?
    do {
      let recoveries = Recoveries()
      kept = recoveries
      let driver = source.elements.toDriver(on: scheduler) { error, _ in
        recoveries.errors.append("\(error)")
        return 0
      }
      let subscriber = Subscriber(driver)
      source.send(.error(Broken(number: 1)))
      scheduler.run()
      subscriber.dispose()
    }
    try expect(
      kept == nil,
      "The sequence has completed and is gone, but something still holds the closure `recover`.")
  }

  @Test(arguments: ["completed", "failed"])
  func `a subscription at the end starts a new run`(end: String) throws {
    let again = Locked<Subscriber?>(nil)
    let first = driver.subscribe(onCompleted: { [driver] in again.value = Subscriber(driver) })
    source.send(.next(1))
    source.send(end == "failed" ? .error(Broken(number: 1)) : .completed)
    scheduler.run()
    let sentence = """
      The source sent 1 and \(end). While the subscriber received `completed`, somebody subscribed. The run is over \
      by then, so that starts a second one.
      """
    try expect(source.runs, equals: 2, "\(sentence) Runs of the source:")
    try expect(
      again.value?.received ?? [], equals: [], "\(sentence) It has nothing to replay.")
    source.send(.next(2))
    scheduler.run()
    try expect(
      again.value?.received ?? [], equals: ["2"], "\(sentence) Then the source has sent 2.")
    first.dispose()
    again.value?.dispose()
  }

  @Test func `what waits for the scheduler belongs to its run`() throws {
    let first = Subscriber(driver)
    source.send(.next(1))
    first.dispose()
    let second = Subscriber(driver)
    scheduler.run()
    try expect(
      second.received, equals: [],
      """
      The source sent 1, which waited for `scheduler` when the last subscription was disposed. Then somebody \
      subscribed, and `scheduler` has run. It is an element of the old run, and the next run has nothing of that.
      """)
    second.dispose()
  }

  @Test func `without subscribers the source is disposed, and nothing is kept`() throws {
    let first = Subscriber(driver)
    let second = Subscriber(driver)
    source.send(.next(1))
    scheduler.run()
    first.dispose()
    try expect(source.running, equals: 1, "One subscriber is left: the source must still run.")
    second.dispose()
    try expect(
      source.running, equals: 0, "The last subscriber was disposed, but the source was not.")
    let third = Subscriber(driver)
    scheduler.run()
    try expect(
      third.received, equals: [],
      "There was no subscriber left. The next one must not receive the last element of the old run."
    )
    try expect(source.runs, equals: 2, "The next subscriber starts the source again.")
    third.dispose()
  }
}

private struct Broken: Error, CustomStringConvertible {
  let number: Int
  var description: String { "error \(number)" }
}

/// What `recover` was called with.
private final class Recoveries {
  @Locked var errors: [String] = []
  @Locked var lasts: [String] = []
}

/// A source that sends what a test makes it send, and counts its runs.
private final class Source {
  private let subject = PublishSubject<Event<Int>>()
  @Locked private(set) var runs = 0
  @Locked private(set) var running = 0

  var elements: Observable<Int> {
    .create { observer in
      self.runs += 1
      self.running += 1
      let subscription = self.subject.subscribe(onNext: { observer.on($0) })
      return Disposables.create {
        self.running -= 1
        subscription.dispose()
      }
    }
  }

  func send(_ event: Event<Int>) { subject.onNext(event) }
}

/// A scheduler whose work waits until a test runs it.
private final class Turns: ImmediateSchedulerType {
  @Locked private var waiting: [() -> Void] = []

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = SingleAssignmentDisposable()
    waiting.append { if !work.isDisposed { work.setDisposable(action(state)) } }
    return work
  }

  func run() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}

/// Records what a subscription receives.
private final class Subscriber {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<Int>) {
    subscription.disposable = sequence.subscribe { event in
      self.received.append(event.element.map { "\($0)" } ?? "\(event)")
    }
  }

  func dispose() { subscription.dispose() }
}
