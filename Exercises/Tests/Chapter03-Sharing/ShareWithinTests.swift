import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("ShareWithin", .serialized) struct ShareWithinTests {
  private let source = Source()

  @Test func `nothing happens before somebody subscribes`() throws {
    let builds = Locked(0)
    let result = source.elements.shareWithin { (elements: Observable<Int>) -> Observable<Int> in
      builds.value += 1
      return elements
    }
    try expect(builds.value, equals: 0, "Nobody has subscribed yet, and `build` has been called.")
    try expect(source.runs, equals: 0, "Nobody has subscribed yet, and the source was started.")
    let first = Subscriber(result)
    try expect(builds.value, equals: 1, "There is one subscriber. `build` is called once for it.")
    try expect(
      source.runs, equals: 1,
      "There is one subscriber. The source has started when `subscribe` returns."
    )
    first.dispose()
  }

  @Test func `two uses share one run`() throws {
    try marbles {
      "--1------2------|"
      $0.ints.shareWithin { Observable.merge($0, $0.map { $0 * 10 }) }
      "--(1,10)-(2,20)-|"
    }
    let first = Subscriber(source.elements.shareWithin { .merge($0, $0.map { $0 * 10 }) })
    try expect(
      source.runs, equals: 1, "`build` uses the source twice, and it was started for each use.")
    first.dispose()
  }

  @Test func `an error passes through`() throws {
    try marbles {
      "--1------X"
      $0.ints.shareWithin { Observable.merge($0, $0.map { $0 * 10 }) }
      "--(1,10)-X"
    }
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

  @Test func `each subscription has a run of its own`() throws {
    let builds = Locked(0)
    let result = source.elements.shareWithin { (elements: Observable<Int>) -> Observable<Int> in
      builds.value += 1
      return .merge(elements, elements.map { $0 * 10 })
    }
    let first = Subscriber(result)
    source.send(1)
    let second = Subscriber(result)
    try expect(
      source.runs, equals: 2,
      "The result has two subscribers. Each has a run of its own, as with any operator.")
    try expect(
      builds.value, equals: 2, "The result has two subscribers. `build` is called for each.")
    try second.check(
      [], "It subscribed after 1, and has a run of its own: it receives nothing yet.")
    first.dispose()
    source.send(2)
    try second.check(
      ["2", "20"], "The other subscription was disposed. That doesn't touch this one's run.")
    try first.check(["1", "10"], "Its run sent 1, then its subscription was disposed.")
    second.dispose()
  }

  @Test func `whoever subscribes again while it receives has a run of its own, too`() throws {
    let result = source.elements.shareWithin { .merge($0, $0.map { $0 * 10 }) }
    let second = Locked<Subscriber?>(nil)
    let first = Subscriber(result) { _ in
      if second.value == nil { second.value = Subscriber(result) }
    }
    source.send(1)
    try expect(
      source.runs, equals: 2, "The first subscriber subscribed again while it received 1.")
    source.send(2)
    try second.value?.check(
      ["2", "20"], "It subscribed after 1, and has a run of its own. 2 was sent.")
    first.dispose()
  }

  @Test func `dispose cancels the source and what build has made`() throws {
    let other = Source()
    let first = Subscriber(source.elements.shareWithin { .merge($0, other.elements) })
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
    let first = Subscriber(source.elements.shareWithin { .merge($0, $0).take(2) })
    source.send(1)
    try first.check(["1", "1", "completed"], "`build` takes two elements, then completes.")
    try expect(
      !source.isRunning, "The result has completed before the source, and the source still runs.")
    let second = Subscriber(source.elements.shareWithin { $0.map { _ in throw Broken() } })
    source.send(2)
    try second.check(["error(broken)"], "What `build` returns has failed. So does the result.")
    try expect(
      !source.isRunning, "The result has failed before the source, and the source still runs.")
  }

  @Test func `the result may outlive the source`() throws {
    let first = Subscriber(
      source.elements.shareWithin { .concat([$0, .just(9)]) })
    source.send(1)
    source.end(.completed)
    try first.check(
      ["1", "9", "completed"],
      "`build` appends 9 to the source. The result ends when what `build` returns ends.")
  }

  @Test func `each use receives the error`() throws {
    let first = Subscriber(
      source.elements.shareWithin {
        .merge($0.catch { _ in .just(-1) }, $0.catch { _ in .just(-2) })
      })
    source.send(1)
    source.end(.error(Broken()))
    try first.check(
      ["1", "1", "-1", "-2", "completed"],
      "`build` uses the source twice, and catches the error of each use.")
  }

  @Test func `a use that begins later receives what follows`() throws {
    let first = Subscriber(
      source.elements.shareWithin { .concat([$0.take(1).map { $0 * 100 }, $0]) })
    for element in 1...3 { source.send(element) }
    try first.check(
      ["100", "2", "3"],
      """
      `build` takes one element, then uses the source again. That second use begins after 1, and \
      receives what follows.
      """)
    first.dispose()
  }

  @Test func `it survives 20,000 elements`() throws {
    let sum = Locked(0)
    _ = Observable.range(start: 1, count: 20_000).shareWithin { .merge($0, $0.map { -$0 }) }
      .subscribe(onNext: { sum.value += $0 < 0 ? 1 : 2 })
    try expect(
      sum.value, equals: 60_000, "The source sends 1 to 20000, and both uses receive them.")
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
