import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("ToDriver", .serialized) struct ToDriverTests {
  private let source = Source()
  private let main = Turns()
  private let recoveries = Counter()
  private let driver: Observable<Int>

  init() {
    let recoveries = recoveries
    driver = source.elements.toDriver(on: main) { _ in
      recoveries.count += 1
      return 0
    }
  }

  @Test func `delivers on the scheduler`() throws {
    let listener = Listener(driver)
    source.subject.onNext(1)
    try expect(
      listener.heard, equals: [],
      "The scheduler has had no turn yet, so what was heard came from elsewhere.")
    main.run()
    try expect(
      listener.heard, equals: ["1"], "The scheduler had its turn: 1 is to be delivered there.")
  }

  @Test func `one run for all`() throws {
    try expect(source.runs, equals: 0, "Nobody has subscribed yet, and the source was started.")
    let listeners = [Listener(driver), Listener(driver)]
    try expect(source.runs, equals: 1, "Two listen: one run for both.")
    source.subject.onNext(1)
    main.run()
    for listener in listeners {
      try expect(listener.heard, equals: ["1"], "Both hear the element, once.")
    }
  }

  @Test func `a newcomer gets the last element at once`() throws {
    let first = Listener(driver)
    source.subject.onNext(1)
    source.subject.onNext(2)
    main.run()
    let second = Listener(driver)
    try expect(
      second.heard, equals: ["2"],
      """
      It came after 2, and gets it at once: it may not have to wait for a turn of the scheduler. And \
      it gets nothing older.
      """)
    main.run()
    try expect(second.heard, equals: ["2"], "It gets the last element once.")
    first.leave()
  }

  @Test func `an error becomes an element, and then it completes`() throws {
    let listener = Listener(driver)
    source.subject.onNext(1)
    source.subject.onError(Broken())
    main.run()
    try expect(
      listener.heard, equals: ["1", "0", "completed"],
      "The source sent 1 and failed. A driver can't fail: 0 takes the place of the error.")
  }

  @Test func `an error is recovered from once`() throws {
    let listeners = [Listener(driver), Listener(driver)]
    source.subject.onError(Broken())
    main.run()
    for listener in listeners {
      try expect(
        listener.heard, equals: ["0", "completed"], "0 takes the place of the error, for everybody."
      )
    }
    try expect(
      recoveries.count, equals: 1,
      "Two listen, and there was one error: `recover` is called once, and what it makes is shared.")
  }

  @Test func `when everybody has left, the next one begins anew`() throws {
    let first = Listener(driver)
    source.subject.onNext(1)
    main.run()
    first.leave()
    try expect(source.running, equals: 0, "Everybody has left, and the source still runs.")
    let second = Listener(driver)
    main.run()
    try expect(second.heard, equals: [], "Everybody had left. What is from the old run is stale.")
    try expect(source.runs, equals: 2, "Everybody had left: the source is started again.")
  }
}

private struct Broken: Error {}

private final class Counter { var count = 0 }

/// A source that counts its runs.
private final class Source {
  let subject = PublishSubject<Int>()
  private(set) var runs = 0
  private(set) var running = 0

  var elements: Observable<Int> {
    .create { observer in
      self.runs += 1
      self.running += 1
      let subscription = self.subject.subscribe(observer)
      return Disposables.create {
        self.running -= 1
        subscription.dispose()
      }
    }
  }
}

/// A scheduler whose work waits until it is given a turn.
private final class Turns: ImmediateSchedulerType {
  private var waiting: [() -> Void] = []

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

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<Int>) {
    subscription.disposable = sequence.subscribe { event in
      self.heard.append(event.element.map { "\($0)" } ?? "\(event)")
    }
  }

  func leave() { subscription.dispose() }
}
