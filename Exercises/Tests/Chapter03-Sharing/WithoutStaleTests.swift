import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("WithoutStale", .serialized) struct WithoutStaleTests {
  private let source = Source()
  private let shared: Observable<String>

  init() { shared = source.elements.shareWithoutStale(replay: 2) }

  @Test func `who comes late hears the last two of this run`() throws {
    let first = Listener(shared)
    for element in ["a", "b", "c"] { source.send(element) }
    let late = Listener(shared)
    source.send("d")
    try expect(source.runs, equals: 1, "One run for both: the first one is still there.")
    try expect(first.heard, equals: ["a", "b", "c", "d"], "The first one hears everything, once.")
    try expect(
      late.heard, equals: ["b", "c", "d"],
      "It came after c, while the first one listened: b and c at once, and then d.")
  }

  @Test func `the run goes on while anybody listens`() throws {
    let first = Listener(shared)
    source.send("a")
    let second = Listener(shared)
    first.leave()
    try expect(
      source.isRunning,
      "The one who came first has left, and the second one still listens: the run isn't over.")
    source.send("b")
    try expect(second.heard, equals: ["a", "b"], "It came after a, and has listened ever since.")
    try expect(
      Listener(shared).heard == ["a", "b"] && source.runs == 1,
      "A third one comes while the second listens: it joins the run, and hears its last two.")
    second.leave()
  }

  @Test(arguments: [(0, []), (1, ["c"]), (5, ["a", "b", "c"])])
  func `how many are remembered is for the caller to say`(count: Int, expected: [String]) throws {
    let shared = source.elements.shareWithoutStale(replay: count)
    let first = Listener(shared)
    for element in ["a", "b", "c"] { source.send(element) }
    try expect(
      Listener(shared).heard, equals: expected,
      "a, b and c were sent; replay: \(count) was asked for.")
    first.leave()
  }

  @Test func `who starts a source that sends at once hears all of it`() throws {
    let hasty = Observable<String>.create { observer in
      for element in ["a", "b", "c"] { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
    try expect(
      Listener(hasty.shareWithoutStale(replay: 1)).heard, equals: ["a", "b", "c", "completed"],
      """
      The source sends a, b and c as soon as it is started. Whoever starts it has to be listening by \
      then.
      """)
  }

  @Test func `when everybody has left, the next run begins with nothing`() throws {
    let first = Listener(shared)
    source.send("old")
    first.leave()
    try expect(!source.isRunning, "Everybody has left, and the source still runs.")
    let second = Listener(shared)
    try expect(
      source.runs, equals: 2, "Everybody had left. Who comes then starts the source again.")
    try expect(
      second.heard, equals: [],
      "It came after everybody had left. What is from the old run is stale: it may not hear that.")
    source.send("new")
    try expect(second.heard, equals: ["new"], "The second run has sent one element so far.")
  }

  @Test(arguments: [Event<String>.completed, .error(Broken())])
  func `after an ending the source is started again`(ending: Event<String>) throws {
    let first = Listener(shared)
    source.send("old")
    source.end(ending)
    try expect(first.heard, equals: ["old", "\(ending)"], "The first one hears how its run ended.")
    let second = Listener(shared)
    try expect(
      source.runs, equals: 2, "The first run has ended. Who comes then starts the source again.")
    try expect(
      second.heard, equals: [],
      "It came after the ending. Elements and ending of the old run are stale: not for its ears.")
    source.send("new")
    try expect(second.heard, equals: ["new"], "The second run has sent one element so far.")
  }

  @Test func `who tries again after an error gets a new run`() throws {
    let listener = Listener(shared.retry(2))
    source.send("a")
    source.end(.error(Broken()))
    source.send("b")
    try expect(
      source.runs, equals: 2, "retry subscribed again after the error: that takes a second run.")
    try expect(
      listener.heard, equals: ["a", "b"], "The first run sent a and failed, the second has sent b.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// A source that counts its runs, and sends what it is told to.
private final class Source {
  private(set) var runs = 0
  private var observer: (run: Int, observer: AnyObserver<String>)?

  var isRunning: Bool { observer != nil }

  var elements: Observable<String> {
    .create { observer in
      self.runs += 1
      let run = self.runs
      self.observer = (run, observer)
      return Disposables.create { if self.observer?.run == run { self.observer = nil } }
    }
  }

  func send(_ element: String) { observer?.observer.onNext(element) }
  func end(_ event: Event<String>) { observer?.observer.on(event) }
}

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<String>) {
    subscription.disposable = sequence.subscribe { event in
      self.heard.append(event.element ?? "\(event)")
    }
  }

  func leave() { subscription.dispose() }
}
