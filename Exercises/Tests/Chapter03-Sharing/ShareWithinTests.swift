import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("ShareWithin", .serialized) struct ShareWithinTests {
  private let source = ManualSource<Int>()

  @Test func `two uses share one run`() throws {
    try marbles {
      "--1------2------|"
      $0.ints.shareWithin { Observable.merge($0, $0.map { $0 * 10 }) }
      "--(1,10)-(2,20)-|"
    }
    let first = Subscriber(source.sequence.shareWithin { .merge($0, $0.map { $0 * 10 }) })
    try expect(
      source.runs, equals: 1, "`build` uses the source twice, and it was started for each use.")
    first.dispose()
  }

  @Test func `build is called once for each subscription`() throws {
    let calls = Locked(0)
    let result = source.sequence.shareWithin { source -> Observable<Int> in
      calls.value += 1
      return .merge(source, source.map { $0 * 10 })
    }
    let subscribers = [Subscriber(result), Subscriber(result)]
    source.send(1)
    source.send(2)
    try expect(
      calls.value, equals: 2,
      """
      Two subscribers have subscribed to the result, and the source has sent 1 and 2. `build` is called once \
      for each subscription.
      """)
    for subscriber in subscribers { subscriber.dispose() }
  }

  @Test func `no use misses an element of a source that emits at once`() throws {
    let runs = Locked(0)
    let hasty = Observable<Int>.create { observer in
      runs.value += 1
      for element in [1, 2, 2] { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
    let first = Subscriber(
      hasty.shareWithin { .merge($0, $0.map { $0 * 10 }, $0.map { $0 * 100 }) })
    try first.check(
      ["1", "10", "100", "2", "20", "200", "2", "20", "200", "completed"],
      """
      The source sends 1, 2 and 2 as soon as it is started, and `build` uses it three times. Each use \
      receives each element, so all three must have subscribed before the source starts.
      """)
    try expect(runs.value, equals: 1, "`build` uses the source three times, in one run.")
  }

  @Test func `dispose cancels the source and what build has made`() throws {
    let other = ManualSource<Int>()
    let first = Subscriber(source.sequence.shareWithin { .merge($0, other.sequence) })
    source.send(1)
    first.dispose()
    try expect(!source.isRunning, "The subscription was disposed, and the source still runs.")
    try expect(
      !other.isRunning,
      """
      `build` merges the source with another one. The subscription was disposed, and the other one \
      still runs: the subscription to what `build` returned must be disposed as well.
      """)
    source.send(2)
    try first.check(["1"], "The subscription was disposed after 1.")
  }

  @Test func `when the result ends first, the source is cancelled`() throws {
    let first = Subscriber(source.sequence.shareWithin { .merge($0, $0).take(2) })
    source.send(1)
    try first.check(["1", "1", "completed"], "`build` takes two elements, then completes.")
    try expect(
      !source.isRunning, "The result has completed before the source, and the source still runs.")
    let second = Subscriber(source.sequence.shareWithin { $0.map { _ in throw Broken() } })
    source.send(2)
    try second.check(["error(broken)"], "What `build` returns has failed. So does the result.")
    try expect(
      !source.isRunning, "The result has failed before the source, and the source still runs.")
  }

  @Test func `the result may outlive the source`() throws {
    let first = Subscriber(
      source.sequence.shareWithin { .concat([$0, .just(9)]) })
    source.send(1)
    source.send(.completed)
    try first.check(
      ["1", "9", "completed"],
      "`build` appends 9 to the source. The result ends when what `build` returns ends.")

    let other = ManualSource<Int>()
    let second = Subscriber(source.sequence.shareWithin { .concat([$0, other.sequence]) })
    source.send(1)
    source.send(.completed)
    other.send(2)
    other.send(.completed)
    try second.check(
      ["1", "2", "completed"],
      """
      `build` appends another sequence to the source. The source has completed, then the other one sent 2 and \
      completed. A completion of the source is for the uses; the result ends when what `build` returns ends.
      """)
  }

  @Test func `a result that ends while the source is started cancels it`() throws {
    let hasty = ManualSource<Int>(sending: [.next(1)])
    let first = Subscriber(hasty.sequence.shareWithin { $0.take(1) })
    try first.check(
      ["1", "completed"],
      "The source sends 1 as soon as it is started, and goes on. `build` takes one element.")
    try expect(
      !hasty.isRunning,
      """
      The source sends 1 as soon as it is started, and goes on. `build` takes one element, so the result has \
      completed before the call that starts the source has returned. The run must be cancelled even then, but \
      the source still runs.
      """)
  }

  @Test func `each use receives the error`() throws {
    let first = Subscriber(
      source.sequence.shareWithin {
        .merge($0.catch { _ in .just(-1) }, $0.catch { _ in .just(-2) })
      })
    source.send(1)
    source.send(.error(Broken()))
    try first.check(
      ["1", "1", "-1", "-2", "completed"],
      "`build` uses the source twice, and catches the error of each use.")
  }

  @Test func `a use that begins later receives what follows`() throws {
    let first = Subscriber(
      source.sequence.shareWithin { .concat([$0.take(1).map { $0 * 100 }, $0]) })
    for element in 1...3 { source.send(element) }
    try first.check(
      ["100", "2", "3"],
      """
      `build` takes one element, then uses the source again. That second use begins after 1, and \
      receives what follows.
      """)
    first.dispose()
  }

  @Test func `the run doesn't wait for a use`() throws {
    let gate = ManualSource<Int>()
    let first = Subscriber(source.sequence.shareWithin { .concat([gate.sequence, $0]) })
    try expect(
      source.runs, equals: 1,
      """
      The result was subscribed to, and `build` uses the source when another sequence has ended. The run starts \
      as soon as what `build` returned has been subscribed to, not with the first use.
      """)
    source.send(1)
    gate.send(.completed)
    source.send(2)
    try first.check(
      ["2"], "The source has sent 1, then the first use began, then the source has sent 2.")
    first.dispose()
  }

  @Test func `an element that reaches no use is missed`() throws {
    let missed = Locked<[Int]>([])
    let gate = ManualSource<Int>()
    let first = Subscriber(
      source.sequence.shareWithin {
        .concat([$0.take(1), gate.sequence, $0])
      } missed: { element in
        missed.value.append(element)
      })
    source.send(1)
    try expect(
      missed.value, equals: [],
      """
      `build` takes one element, and the source has sent 1. It reached the first use, so it isn't missed.
      """)
    source.send(2)
    source.send(3)
    let sentence = """
      `build` takes one element, then waits for another sequence, then uses the source again. The source has sent 1, \
      2 and 3.
      """
    try expect(
      missed.value, equals: [2, 3],
      """
      \(sentence) 2 and 3 were sent when no use was subscribed. Each of them is passed to `missed` when it is sent.
      """)
    gate.send(.completed)
    source.send(4)
    try expect(
      missed.value, equals: [2, 3],
      "\(sentence) Then the second use began, and the source has sent 4, which isn't missed.")
    try first.check(
      ["1", "4"], "\(sentence) Then the second use began, and the source has sent 4.")
    first.dispose()
  }

  @Test func `an element that a use ignores isn't missed`() throws {
    let missed = Locked<[Int]>([])
    let first = Subscriber(
      source.sequence.shareWithin {
        $0.filter { $0 > 1 }
      } missed: { element in
        missed.value.append(element)
      })
    source.send(1)
    try expect(
      missed.value, equals: [],
      """
      The only use receives 1, and filters it out. What it does with it is its own business: 1 isn't missed.
      """)
    first.dispose()
  }

  @Test func `an element isn't missed if the source sends another one meanwhile`() throws {
    let missed = Locked<[Int]>([])
    let stop = ManualSource<Void>()
    let first = Subscriber(
      source.sequence.shareWithin(
        { .concat([$0.take(until: stop.sequence), .never()]) },
        missed: { missed.value.append($0) })
    ) { [source] _ in
      stop.send(())
      source.send(2)
    }
    source.send(1)
    try expect(
      missed.value, equals: [2],
      """
      1 reached the use, which left while it received 1. Then, before the call that sent 1 had returned, the source \
      sent 2, and no use was subscribed.
      """)
    first.dispose()
  }

  @Test func `what a source sends at once is missed if no use has begun`() throws {
    let missed = Locked<[Int]>([])
    let hasty = ManualSource<Int>(sending: [.next(1), .next(1), .completed])
    let first = Subscriber(
      hasty.sequence.shareWithin { _ in
        Observable<Int>.never()
      } missed: { element in
        missed.value.append(element)
      })
    try expect(
      missed.value, equals: [1, 1],
      "`build` doesn't use the source, which sends 1, 1 and completed as soon as it is started.")
    first.dispose()
  }

  @Test func `each run has its own uses`() throws {
    let missed = Locked<[Int]>([])
    let calls = Locked(0)
    let result = source.sequence.shareWithin { source -> Observable<Int> in
      calls.value += 1
      return calls.value == 1 ? source : .never()
    } missed: { element in
      missed.value.append(element)
    }
    let first = Subscriber(result)
    let second = Subscriber(result)
    source.send(1)
    try expect(
      missed.value, equals: [1],
      """
      There are two subscriptions to the result, and so two runs. The source sends 1 in both. In the first run one use \
      receives it. In the second run no use is subscribed, so it is missed there.
      """)
    first.dispose()
    second.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a use that begins after the end of the source receives the end`(end: Event<Int>) throws {
    let atTheEnd = Subscriber(
      source.sequence.shareWithin { tickets -> Observable<Int> in
        let tickets = tickets.catch { _ in .empty() }
        return .concat([tickets, tickets])
      })
    source.send(1)
    source.send(end)
    try atTheEnd.check(
      ["1", "completed"],
      """
      `build` uses the source, and once more when that use has ended with \(end). The run is over by then. The \
      second use must receive the end at once, or the result never ends. A subject that has ended sends it. What \
      `publish()` returns has a new subject by then, which nobody ends.
      """)

    let other = ManualSource<Int>()
    let later = Subscriber(
      source.sequence.shareWithin {
        .merge($0.catch { _ in .empty() }, .concat([other.sequence, $0]))
      })
    source.send(1)
    source.send(end)
    other.send(.completed)
    try later.check(
      ["1", "\(end)"],
      """
      `build` appends the source to another sequence, which has ended after the source. So that use begins when the \
      run is over. It must receive \(end) at once, or the result never ends.
      """)
    try expect(
      source.runs, equals: 2, "There were two subscriptions to the result, so there are two runs.")
  }

  @Test(arguments: Law.all(of: built))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// The second use receives an element after what the observer of the first has sent. All calls are
  /// made on one thread.
  private static let built = Operator(calling: "`build`", except: [.observerSends, .threads]) {
    source, trial in
    source.shareWithin { (source: Observable<Int>) -> Observable<Int> in
      trial.count(returning: .merge(source, source.map { $0 * 10 }))
    }
  }

}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }
