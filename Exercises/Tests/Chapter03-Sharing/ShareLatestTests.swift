import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("ShareLatest", .serialized) struct ShareLatestTests {
  private let source = ManualSource<Int>()
  private let pause = ManualSource<Void>()
  private let shared: Observable<Int>

  init() { shared = source.sequence.shareLatest(keptFor: pause.sequence) }

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

  @Test func `after the last disposal, the end of the pause cancels the source`() throws {
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
    try expect(
      pause.runs, equals: 0,
      "One of two subscriptions was disposed, and `pause` was subscribed to. It is for after the last one."
    )
    source.send(1)
    try second.check(["1"], "One of two subscriptions was disposed. The other one receives 1.")
    second.dispose()
    try expect(
      source.isRunning,
      "The last subscription was disposed, and the source was cancelled. The pause comes first.")
    try expect(
      pause.runs, equals: 1,
      "The last subscription was disposed. Then `pause` is subscribed to, once.")
    pause.send(())
    try expect(
      !source.isRunning,
      "All subscriptions are disposed, and `pause` has emitted an element. But the source still runs."
    )
    try expect(
      !pause.isRunning,
      "`pause` has emitted an element, so the pause is over. But the subscription to `pause` still runs."
    )
    let third = Subscriber(shared)
    try expect(
      source.runs, equals: 2,
      "The pause was over, then somebody subscribed. That starts a new run.")
    try third.check(
      [],
      """
      The pause was over, then it subscribed. It receives nothing of the old run, and \
      the 1 is an element of that.
      """)
    third.dispose()
  }

  @Test(arguments: [Event<Void>.completed, .error(Broken())])
  func `a pause is over when it ends without an element`(end: Event<Void>) throws {
    let first = Subscriber(shared)
    first.dispose()
    pause.send(end)
    try expect(
      !source.isRunning,
      "All subscriptions are disposed, and `pause` has ended with \(end). But the source still runs."
    )
  }

  @Test(arguments: [Observable.just(()), .empty(), .error(Broken())])
  func `a pause may be over at once`(pause: Observable<Void>) throws {
    let shared = source.sequence.shareLatest(keptFor: pause)
    for run in 1...2 {
      let first = Subscriber(shared)
      source.send(run)
      try first.check(["\(run)"], "It is the only subscriber. The source has sent \(run).")
      first.dispose()
      try expect(
        !source.isRunning,
        """
        All subscriptions are disposed, and `pause` has emitted or ended before its `subscribe` returned. But \
        the source still runs.
        """)
      try expect(
        source.runs, equals: run,
        "There were \(run) subscribers, each alone, and no pause between them.")
    }
  }

  @Test func `a pause that emits at once is disposed`() throws {
    let hasty = ManualSource<Void>(sending: [.next(())])
    let shared = source.sequence.shareLatest(keptFor: hasty.sequence)
    Subscriber(shared).dispose()
    try expect(
      !hasty.isRunning,
      """
      `pause` has emitted an element before its `subscribe` returned, and doesn't end. The pause is over. But the \
      subscription to `pause` still runs: it was put into its place when the pause was over already.
      """)
    try expect(
      !source.isRunning,
      "`pause` has emitted an element before its `subscribe` returned. But the source still runs.")
  }

  @Test func `whoever subscribes during the pause joins the run`() throws {
    let first = Subscriber(shared)
    source.send(1)
    source.send(2)
    first.dispose()
    source.send(3)
    let again = Subscriber(shared)
    try expect(
      source.runs, equals: 1,
      "Somebody has subscribed during the pause. The run goes on, and no other begins.")
    try again.check(
      ["3"],
      """
      It subscribed during the pause. The source has sent 1 and 2 before the pause, and 3 during it. Like each \
      late subscriber it receives the latest element of the run, once.
      """)
    try expect(
      !pause.isRunning,
      "Somebody has subscribed during the pause. But the subscription to `pause` still runs.")
    pause.send(())
    source.send(4)
    try again.check(
      ["3", "4"],
      "It subscribed during the pause, which is over with that. Then the source has sent 4.")
    source.send(5)
    source.send(.completed)
    try again.check(
      ["3", "4", "5", "completed"], "It subscribed during the pause. It receives all that follows.")
    try first.check(["1", "2"], "Its subscription was disposed after 2.")
    again.dispose()
  }

  @Test func `each absence has a pause of its own`() throws {
    for absence in 1...3 {
      let subscriber = Subscriber(shared)
      source.send(absence)
      subscriber.dispose()
      try expect(
        pause.runs, equals: absence,
        "Somebody subscribed and left, \(absence) times. Each time a new pause begins.")
      try expect(
        source.runs, equals: 1,
        "Somebody subscribed during each pause. There is one run for all of them.")
      try expect(
        source.isRunning,
        "Somebody subscribed and left, \(absence) times. The last pause isn't over.")
    }
    pause.send(())
    try expect(
      !source.isRunning,
      "The third pause is over, and nobody is subscribed. But the source still runs.")

    let next = Subscriber(shared)
    next.dispose()
    try expect(
      source.isRunning(1),
      "A second run has begun, and its only subscription was disposed. It has a pause, too.")
    pause.send(())
    try expect(!source.isRunning, "The pause of the second run is over. But the source still runs.")
  }

  @Test func `a subscriber that leaves by itself begins a pause as well`() throws {
    let first = Subscriber(shared.take(1))
    source.send(1)
    try first.check(["1", "completed"], "It takes one element, and the source has sent 1.")
    try expect(
      source.isRunning && pause.isRunning,
      "The only subscriber has taken one element and left. The pause has begun, and the run goes on."
    )
    let hasty = ManualSource<Int>(sending: [.next(1)])
    let shared = hasty.sequence.shareLatest(keptFor: pause.sequence)
    for _ in 1...2 {
      try Subscriber(shared.take(1)).check(
        ["1", "completed"],
        "The source sends 1 as soon as it is started, and goes on. Two subscribers take one element, one after the other."
      )
      try expect(
        hasty.runs == 1 && hasty.isRunning,
        "The source sends 1 as soon as it is started. The subscriber takes it and leaves. Then the pause begins, and the run goes on."
      )
    }
    pause.send(())
    try expect(
      !hasty.isRunning, "The pause is over, and nobody is subscribed. But the source still runs.")
  }

  @Test func `the pause is over before the latest element is replayed`() throws {
    let first = Subscriber(shared)
    source.send(1)
    first.dispose()
    let again = Subscriber(shared) { event in
      if event.element == 1 { pause.send(()) }
    }
    source.send(2)
    try again.check(
      ["1", "2"],
      """
      It subscribed during the pause. While it received the latest element, 1, `pause` emitted. \
      Somebody is subscribed by then, so the run goes on with 2.
      """)
    try expect(
      source.runs, equals: 1,
      """
      Somebody subscribed during the pause, and received the latest element. While it did, `pause` emitted. \
      The pause was over by then, so there is no other run.
      """)
    again.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a run that ends during the pause ends the pause`(end: Event<Int>) throws {
    let first = Subscriber(shared)
    source.send(1)
    first.dispose()
    source.send(end)
    try expect(
      !pause.isRunning,
      "The source has sent \(end) during the pause. But the subscription to `pause` still runs.")
    let second = Subscriber(shared)
    try expect(
      source.runs, equals: 2,
      "The source has sent \(end) during the pause. The next subscriber starts a new run.")
    source.send(2)
    try second.check(
      ["2"], "The first run has ended during the pause. It subscribed to the second, which sends 2."
    )
    second.dispose()
  }

  @Test func `whoever subscribes while the source is cancelled starts a new run`() throws {
    let again = Locked<Subscriber?>(nil)
    let atCancel = Locked({})
    let shared = source.sequence.do(onDispose: { atCancel.value() })
      .shareLatest(keptFor: pause.sequence)
    atCancel.value = { if again.value == nil { again.value = Subscriber(shared) } }
    let first = Subscriber(shared)
    source.send(1)
    first.dispose()
    pause.send(())
    let sentence = "The pause was over. While the source was being cancelled, somebody subscribed."
    try expect(
      source.runs, equals: 2,
      """
      \(sentence) That starts a second run: the first run is forgotten before its source is cancelled.
      """)
    source.send(2)
    try again.value?.check(["2"], "\(sentence) It receives only the 2 that the second run sends.")
    atCancel.value = {}
  }

  @Test func `what a pause sends after its first event changes nothing`() throws {
    let again = Locked<Subscriber?>(nil)
    let atCancel = Locked({})
    let shared = source.sequence.do(onDispose: { atCancel.value() })
      .shareLatest(keptFor: .just(()))
    atCancel.value = { if again.value == nil { again.value = Subscriber(shared) } }
    Subscriber(shared).dispose()
    atCancel.value = {}
    let sentence = """
      `pause` has emitted an element. While the source was being cancelled, somebody subscribed, which starts a \
      second run. Then `pause` has completed
      """
    source.send(2)
    try again.value?.check(["2"], "\(sentence), and the second run has sent 2.")
    try Subscriber(shared).check(
      ["2"],
      """
      \(sentence), the second run has sent 2, and somebody else has subscribed. They join the second run: only the \
      first event of a pause ends anything.
      """)
    try expect(source.runs, equals: 2, "\(sentence), and somebody else joined the second run.")
    again.value?.dispose()
  }

  @Test func `a source that emits at once reaches the first subscriber`() throws {
    let hasty = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      return Disposables.create()
    }
    try Subscriber(hasty.shareLatest(keptFor: pause.sequence)).check(
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
    try expect(
      pause.runs, equals: 0,
      "The run has ended with \(end), and then `pause` was subscribed to. There is nothing to keep."
    )
    try expect(
      source.runs, equals: 1,
      "The run has ended with \(end). Nobody has subscribed since, but a second run began.")
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
    again.value?.dispose()
    try expect(
      source.isRunning(1),
      "The only subscriber of the second run has left. A pause begins, and the run goes on.")
    pause.send(())
    try expect(!source.isRunning, "The pause of the second run is over, but the source still runs.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `all may leave while the first one receives the terminal event`(end: Event<Int>) throws {
    let screen = Locked<[Subscriber]>([])
    let label = Subscriber(shared) { event in
      if event.isStopEvent { screen.value.forEach { $0.dispose() } }
    }
    screen.value = [label, Subscriber(shared)]
    source.send(1)
    source.send(end)
    try expect(
      source.runs, equals: 1,
      """
      There were two subscribers. When the first one received \(end), both subscriptions were disposed. Nobody \
      has subscribed since, but a second run began.
      """)
    try expect(
      pause.runs, equals: 0,
      """
      When the first of two subscribers received \(end), both subscriptions were disposed, and `pause` was \
      subscribed to. The run has ended, so there is nothing to keep.
      """)
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a run that ends inside subscribe leaves the next one alone`(end: Event<Int>) throws {
    let runs = Locked(0)
    let twoRuns = Observable<Int>.create { [source] observer in
      runs.value += 1
      if runs.value > 1 { return source.sequence.subscribe(observer) }
      observer.on(end)
      return Disposables.create()
    }
    let shared = twoRuns.shareLatest(keptFor: pause.sequence)
    let again = Locked<Subscriber?>(nil)
    let first = Subscriber(shared) { event in
      if event.isStopEvent { again.value = Subscriber(shared) }
    }
    let sentence = """
      The source sends \(end) as soon as it is started. While the first subscriber received that, somebody \
      subscribed, which starts a second run.
      """
    try expect(
      source.isRunning,
      "\(sentence) The second run was cancelled when the first `subscribe` returned.")
    source.send(7)
    try again.value?.check(["7"], "\(sentence) The second run sends 7.")
    try expect(runs.value, equals: 2, "\(sentence) There are two runs.")
    again.value?.dispose()
    try expect(
      source.isRunning && pause.isRunning,
      "\(sentence) Its only subscriber has left. A pause begins, and the run goes on.")
    pause.send(())
    try expect(
      !source.isRunning,
      "\(sentence) Its pause is over, and nobody is subscribed. But it still runs.")
    first.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `each run counts its own subscribers`(end: Event<Int>) throws {
    let isInPause = Locked(false)
    let first = Subscriber(shared) { [shared, source, pause] event in
      guard event.isStopEvent else { return }
      Subscriber(shared).dispose()
      isInPause.value = source.isRunning(1) && pause.isRunning
    }
    let second = Subscriber(shared)
    source.send(end, to: 0)
    let sentence = """
      There were two subscribers. While the first one received \(end), somebody subscribed and left: that was \
      the second run.
      """
    try expect(
      isInPause.value,
      """
      \(sentence) The last subscription to the second run was disposed, so a pause begins, and the run goes on. \
      (The second subscriber hasn't received \(end) yet, but it has subscribed to the first run.)
      """)
    try expect(
      source.runs == 2 && source.isRunning(1) && pause.runs == 1 && pause.isRunning,
      """
      \(sentence) Then the second subscriber received \(end). That changes nothing for the second run and its pause.
      """)
    let next = Subscriber(shared)
    source.send(3)
    try next.check(
      ["3"], "\(sentence) In its pause somebody has subscribed. Then the second run sent 3.")
    next.dispose()
    try expect(
      pause.runs == 2 && pause.isRunning,
      "\(sentence) In its pause somebody has subscribed, and left. Another pause begins.")
    pause.send(())
    try expect(
      source.runs == 2 && !source.isRunning,
      "\(sentence) All have left, and its pause is over. Nothing runs any more.")
    first.dispose()
    second.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `no run begins without a subscriber`(end: Event<Int>) throws {
    let shared = source.sequence.shareLatest(keptFor: .empty())
    let first = Subscriber(shared) { event in
      if event.isStopEvent { Subscriber(shared).dispose() }
    }
    let second = Subscriber(shared)
    source.send(end, to: 0)
    let sentence = """
      There were two subscribers. While the first one received \(end), somebody subscribed and left: that was \
      the second run. Its pause is over at once.
      """
    try expect(
      source.runs, equals: 2, "\(sentence) Nobody else has subscribed, but a third run began.")
    try expect(!source.isRunning, "\(sentence) But it still runs.")
    first.dispose()
    second.dispose()
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

  /// The subscribers share a run, on one thread. This pause is over at once.
  private static let sharing = Operator(
    except: [.ownRun, .oneDisposed, .observerSubscribes, .threads]
  ) { source, _ in source.shareLatest(keptFor: .empty()) }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }
