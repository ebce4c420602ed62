import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("ShareLatest", .serialized) struct ShareLatestTests {
  private let source = Source()
  private let shared: Observable<Int>

  init() { shared = source.elements.shareLatest() }

  @Test func `nothing begins before somebody listens`() throws {
    try expect(
      source.runs, equals: 0, "Nobody has subscribed yet, and the source has been started.")
    let first = Listener(shared)
    try expect(source.runs, equals: 1, "The first observer has come. It starts the source, once.")
    first.leave()
  }

  @Test func `two observers share one run`() throws {
    let first = Listener(shared)
    let second = Listener(shared)
    source.send(1)
    source.send(2)
    try expect(
      source.runs, equals: 1,
      "Two observers, and the source was started \(source.runs) times: it is not shared.")
    try expect(
      first.heard, equals: ["1", "2"], "The source has sent 1 and 2. The first observer hears both."
    )
    try expect(
      second.heard, equals: ["1", "2"], "The source has sent 1 and 2. The second hears both, too.")
  }

  @Test func `who comes late hears the latest, and then what follows`() throws {
    let first = Listener(shared)
    source.send(1)
    source.send(2)
    let late = Listener(shared)
    try expect(
      late.heard, equals: ["2"], "It has come after 2, the latest. It hears that one at once.")
    source.send(3)
    try expect(late.heard, equals: ["2", "3"], "It has come after 2, and then 3 was sent.")
    try expect(first.heard, equals: ["1", "2", "3"], "The first observer hears everything once.")
  }

  @Test func `the last one to leave stops the source`() throws {
    let first = Listener(shared)
    let second = Listener(shared)
    first.leave()
    try expect(source.isRunning, "One of two observers has left. The other one still listens.")
    source.send(1)
    try expect(
      second.heard, equals: ["1"], "One of two observers has left. The other one still listens.")
    second.leave()
    try expect(!source.isRunning, "Everybody has left, and the source still runs.")
  }

  @Test func `who comes back starts the source again`() throws {
    let first = Listener(shared)
    first.leave()
    let second = Listener(shared)
    try expect(
      source.runs, equals: 2, "Everybody had left. Who comes then starts the source again.")
    source.send(7)
    try expect(second.heard.last, equals: "7", "The source runs again and has sent 7.")
  }

  @Test func `who starts a source that sends at once hears all of it`() throws {
    let hasty = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
    try expect(
      Listener(hasty.shareLatest()).heard, equals: ["1", "2", "3", "completed"],
      """
      The source sends 1, 2 and 3 as soon as it is started. Whoever starts it has to be listening by \
      then.
      """)
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `everybody hears the ending`(ending: Event<Int>) throws {
    let first = Listener(shared)
    let second = Listener(shared)
    source.send(1)
    source.end(ending)
    let expected = ["1", "\(ending)"]
    try expect(first.heard, equals: expected, "The source has sent 1, and then its ending.")
    try expect(second.heard, equals: expected, "The source has sent 1, and then its ending.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// A source that counts its runs, and sends what it is told to.
private final class Source {
  private(set) var runs = 0
  private var running: [Int: AnyObserver<Int>] = [:]

  var isRunning: Bool { !running.isEmpty }

  var elements: Observable<Int> {
    .create { observer in
      self.runs += 1
      let run = self.runs
      self.running[run] = observer
      return Disposables.create { self.running[run] = nil }
    }
  }

  func send(_ element: Int) { running.values.forEach { $0.onNext(element) } }
  func end(_ event: Event<Int>) { running.values.forEach { $0.on(event) } }
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
