import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("ShareLatest", .serialized) struct ShareLatestTests {
  private let source = Source()
  private let shared: Observable<Int>

  init() { shared = source.elements.shareLatest() }

  @Test func `the first subscriber starts the source`() throws {
    try expect(
      source.runs, equals: 0, "Nobody has subscribed yet, but the source has been started.")
    let first = Subscriber(shared)
    try expect(
      source.runs, equals: 1, "The first subscriber is there. It starts the source, once.")
    first.dispose()
  }

  @Test func `two subscribers share one run`() throws {
    let first = Subscriber(shared)
    let second = Subscriber(shared)
    source.send(1)
    source.send(1)
    source.send(2)
    try expect(
      source.runs, equals: 1, "There are two subscribers, and each has started the source.")
    let sentence = "The source has sent 1, 1 and 2. Both subscribers receive each element once."
    try first.check(["1", "1", "2"], sentence)
    try second.check(["1", "1", "2"], sentence)
  }

  @Test func `a late subscriber receives the latest element, then what follows`() throws {
    let first = Subscriber(shared)
    source.send(1)
    source.send(2)
    let late = Subscriber(shared)
    try late.check(["2"], "It subscribed after 1 and 2. It receives 2, the latest, at once.")
    source.send(3)
    try late.check(["2", "3"], "It subscribed after 2, then 3 was sent.")
    try first.check(["1", "2", "3"], "The first subscriber receives each element once.")
  }

  @Test func `the last disposal cancels the source`() throws {
    let first = Subscriber(shared)
    let second = Subscriber(shared)
    first.dispose()
    first.dispose()
    try expect(
      source.isRunning,
      """
      The source was cancelled when the first of two subscriptions was disposed. The second one \
      still needs it. (Disposing the first one again changes nothing.)
      """)
    source.send(1)
    try second.check(["1"], "One of two subscriptions was disposed. The other one receives 1.")
    second.dispose()
    try expect(!source.isRunning, "All subscriptions are disposed, but the source still runs.")
  }

  @Test func `a source that emits at once reaches the first subscriber`() throws {
    let hasty = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      return Disposables.create()
    }
    try Subscriber(hasty.shareLatest()).check(
      ["1", "2", "3"],
      """
      The source sends 1, 2 and 3 as soon as it is started. The subscriber that starts it receives \
      each of them once: it must be subscribed by then.
      """)
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `all subscribers receive the terminal event`(end: Event<Int>) throws {
    let first = Subscriber(shared)
    let second = Subscriber(shared)
    source.send(1)
    source.end(end)
    let sentence = "The source has sent 1, then its terminal event. Both subscribers receive that."
    try first.check(["1", "\(end)"], sentence)
    try second.check(["1", "\(end)"], sentence)
  }

  @Test func `after the last disposal a new run begins, with nothing of the old one`() throws {
    let first = Subscriber(shared)
    source.send(1)
    first.dispose()
    let second = Subscriber(shared)
    try expect(
      source.runs, equals: 2,
      "All subscriptions were disposed. The next subscriber starts the source again.")
    try second.check(
      [],
      """
      It subscribed after all others had been disposed. 1 is an element of the old run, and this \
      subscriber must not receive it.
      """)
    source.send(2)
    let late = Subscriber(shared)
    try second.check(["2"], "The new run has sent 2, and nothing else.")
    try late.check(
      ["2"], "The new run has sent 2, then this observer subscribed. It receives 2 at once.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `after the end a new run begins, with nothing of the old one`(end: Event<Int>) throws {
    let first = Subscriber(shared)
    source.send(1)
    source.end(end)
    let second = Subscriber(shared)
    try expect(
      source.runs, equals: 2,
      "The source has ended with \(end). The next subscriber starts it again.")
    try second.check(
      [],
      """
      It subscribed after the first run had ended with \(end). It must receive nothing of that run: \
      not its latest element, and not its terminal event.
      """)
    source.send(2)
    try second.check(["2"], "The new run has sent 2, and nothing else.")
    first.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a subscription at the terminal event starts a new run`(end: Event<Int>) throws {
    let again = Locked<Subscriber?>(nil)
    let first = Subscriber(shared) { [shared] event in
      if event.isStopEvent { again.value = Subscriber(shared) }
    }
    source.send(1)
    source.end(end)
    try expect(
      source.runs, equals: 2,
      "A subscriber subscribed again while it received \(end). That starts a second run.")
    source.send(2)
    try again.value?.check(
      ["2"], "It subscribed when the first run had ended. The second run sends 2.")
    first.dispose()
  }

  @Test func `an observer that subscribes while an element is sent receives it once`() throws {
    let late = Locked<Subscriber?>(nil)
    let first = Subscriber(shared) { [shared] _ in
      if late.value == nil { late.value = Subscriber(shared) }
    }
    source.send(1)
    source.send(2)
    try late.value?.check(
      ["1", "2"],
      "It subscribed while the first subscriber received 1, the latest element. Then 2 was sent.")
    first.dispose()
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// A source that counts its runs, and emits what the test sends.
private final class Source {
  @Locked private(set) var runs = 0
  @Locked private var running: [Int: AnyObserver<Int>] = [:]

  var isRunning: Bool { !running.isEmpty }

  var elements: Observable<Int> {
    .create { observer in
      self.runs += 1
      let run = self.runs
      self.running[run] = observer
      return Disposables.create { self.running[run] = nil }
    }
  }

  func send(_ element: Int) { end(.next(element)) }

  func end(_ event: Event<Int>) {
    for run in running.keys.sorted() { running[run]?.on(event) }
  }
}
