import RxLite
import Testing

@testable import Chapter03Exercises

@Suite("ShareLatest", .serialized) struct ShareLatestTests {
  private let source = Source()
  private let shared: Observable<Int>

  init() { shared = source.elements.shareLatest() }

  @Test func `nothing begins before somebody listens`() {
    #expect(source.runs == 0, "Nobody has subscribed yet, and the source has been started.")
    let first = Listener(shared)
    #expect(source.runs == 1, "The first observer has come. It starts the source, once.")
    first.leave()
  }

  @Test func `two observers share one run`() {
    let first = Listener(shared)
    let second = Listener(shared)
    source.send(1)
    source.send(2)
    #expect(
      source.runs == 1,
      "Two observers, and the source was started \(source.runs) times: it is not shared.")
    #expect(
      first.heard == ["1", "2"], "The source has sent 1 and 2. The first observer hears both.")
    #expect(second.heard == ["1", "2"], "The source has sent 1 and 2. The second hears both, too.")
  }

  @Test func `who comes late hears the latest, and then what follows`() {
    let first = Listener(shared)
    source.send(1)
    source.send(2)
    let late = Listener(shared)
    #expect(late.heard == ["2"], "It has come after 2, the latest. It hears that one at once.")
    source.send(3)
    #expect(late.heard == ["2", "3"], "It has come after 2, and then 3 was sent.")
    #expect(first.heard == ["1", "2", "3"], "The first observer hears everything once.")
  }

  @Test func `the last one to leave stops the source`() {
    let first = Listener(shared)
    let second = Listener(shared)
    first.leave()
    #expect(source.isRunning, "One of two observers has left. The other one still listens.")
    source.send(1)
    #expect(second.heard == ["1"], "One of two observers has left. The other one still listens.")
    second.leave()
    #expect(!source.isRunning, "Everybody has left, and the source still runs.")
  }

  @Test func `who comes back starts the source again`() {
    let first = Listener(shared)
    first.leave()
    let second = Listener(shared)
    #expect(source.runs == 2, "Everybody had left. Who comes then starts the source again.")
    source.send(7)
    #expect(second.heard.last == "7", "The source runs again and has sent 7.")
  }

  @Test func `who starts a source that sends at once hears all of it`() {
    let hasty = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(
      Listener(hasty.shareLatest()).heard == ["1", "2", "3", "completed"],
      """
      The source sends 1, 2 and 3 as soon as it is started. Whoever starts it has to be listening by \
      then.
      """)
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `everybody hears the ending`(ending: Event<Int>) {
    let first = Listener(shared)
    let second = Listener(shared)
    source.send(1)
    source.end(ending)
    let expected = ["1", "\(ending)"]
    #expect(first.heard == expected, "The source has sent 1, and then its ending.")
    #expect(second.heard == expected, "The source has sent 1, and then its ending.")
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
