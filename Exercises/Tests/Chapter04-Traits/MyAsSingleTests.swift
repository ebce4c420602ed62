import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("MyAsSingle", .serialized) struct MyAsSingleTests {
  private let source = Source()
  private let single: Single<Int>

  init() { single = source.elements.myAsSingle() }

  @Test func `succeeds when the sequence completes, and not before`() throws {
    let listener = Listener(single)
    source.send(1)
    try expect(
      listener.heard, equals: [],
      "There was one element, and perhaps another one comes: it is too early to say anything.")
    source.end(.completed)
    try expect(
      listener.heard, equals: ["success 1"],
      "It was the only element, and the sequence is complete.")
  }

  @Test func `fails at the second element, and stops the source`() throws {
    let listener = Listener(single)
    source.send(1)
    source.send(2)
    try expect(
      listener.heard, equals: ["failure Sequence contains more than one element."],
      "There were two. Now it is known that the sequence doesn't keep its word.")
    try expect(source.running, equals: 0, "It has failed, and the source still runs.")
  }

  @Test func `fails if there was none`() throws {
    let listener = Listener(single)
    source.end(.completed)
    try expect(
      listener.heard, equals: ["failure Sequence doesn't contain any elements."],
      "The sequence is complete, and there was no element.")
  }

  @Test(arguments: [0, 1])
  func `fails with the error of the source`(count: Int) throws {
    let listener = Listener(single)
    for n in 0..<count { source.send(n) }
    source.end(.error(Broken()))
    try expect(
      listener.heard, equals: ["failure broken"],
      "The source failed after \(count) elements: what remains is its error.")
  }

  @Test func `each subscription counts for itself`() throws {
    let first = Listener(single)
    source.send(1)
    first.leave()
    try expect(source.running, equals: 0, "The only one has left, and the source still runs.")
    let second = Listener(single)
    source.send(2)
    source.end(.completed)
    try expect(
      second.heard, equals: ["success 2"], "This subscription has got one element, and that is 2.")
    try expect(first.heard, equals: [], "It has left before the sequence was complete.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// A source that sends what it is told to.
private final class Source {
  private let subject = PublishSubject<Event<Int>>()
  private(set) var running = 0

  var elements: Observable<Int> {
    .create { observer in
      self.running += 1
      let subscription = self.subject.subscribe(onNext: { observer.on($0) })
      return Disposables.create {
        self.running -= 1
        subscription.dispose()
      }
    }
  }

  func send(_ element: Int) { subject.onNext(.next(element)) }
  func end(_ event: Event<Int>) { subject.onNext(event) }
}

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  private let subscription = SerialDisposable()

  init(_ single: Single<Int>) {
    subscription.disposable = single.subscribe { event in
      switch event {
      case .success(let element): self.heard.append("success \(element)")
      case .failure(let error): self.heard.append("failure \(error)")
      }
    }
  }

  func leave() { subscription.dispose() }
}
