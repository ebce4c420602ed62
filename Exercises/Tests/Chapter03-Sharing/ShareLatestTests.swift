import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("ShareLatest", .serialized) struct ShareLatestTests {
  private let source = ManualSource<Int>()
  private let shared: Observable<Int>

  init() { shared = source.sequence.shareLatest() }

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
    let third = Subscriber(shared)
    try expect(
      source.runs, equals: 2,
      "All subscriptions were disposed, then somebody subscribed. That starts a new run.")
    try third.check(
      [],
      """
      All subscriptions were disposed, then it subscribed. It receives nothing of the old run, and \
      the 1 is an element of that.
      """)
    third.dispose()
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
    source.send(end)
    let sentence = "The source has sent 1, then its terminal event. Both subscribers receive that."
    try first.check(["1", "\(end)"], sentence)
    try second.check(["1", "\(end)"], sentence)
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a subscription after the terminal event starts a new run`(end: Event<Int>) throws {
    let first = Subscriber(shared)
    source.send(1)
    source.send(end)
    let second = Subscriber(shared)
    try expect(
      source.runs, equals: 2,
      "The first run has ended with \(end). The next subscriber starts a new run.")
    try second.check(
      [], "It subscribed when the first run had ended. It receives nothing of that, and so no 1.")
    source.send(2)
    try second.check(["2"], "It subscribed when the first run had ended. The second run sends 2.")
    first.dispose()
    second.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a subscription at the terminal event starts a new run`(end: Event<Int>) throws {
    let again = Locked<Subscriber?>(nil)
    let first = Subscriber(shared) { [shared] event in
      if event.isStopEvent { again.value = Subscriber(shared) }
    }
    source.send(1)
    source.send(end)
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

  @Test(arguments: Law.all(of: sharing))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// The subscribers share a run, on one thread.
  private static let sharing = Operator(
    except: [.ownRun, .oneDisposed, .observerSubscribes, .threads]
  ) { source, _ in source.shareLatest() }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }
