import Dispatch
import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("PickTrait", .serialized) @MainActor struct PickTraitTests {
  private let names = Source()
  private let refusals = Source()
  private let model: LoginScreenModel

  init() { model = LoginScreenModel(names: names.elements, refusals: refusals.elements) }

  @Test func `greets, and pops up`() throws {
    let label = Listener(model.greeting.asObservable())
    let alert = Listener(model.alert.asObservable())
    names.subject.onNext("Alice")
    refusals.subject.onNext("no such user")
    try expect(label.heard, equals: ["Hello, Alice!"], "The user has typed Alice.")
    try expect(
      alert.heard, equals: ["no such user"], "A login was refused: the reason pops up, once.")
  }

  @Test func `an empty name is no failure`() throws {
    let label = Listener(model.greeting.asObservable())
    names.subject.onNext("")
    try expect(
      label.heard, equals: ["Hello, !"],
      "The field is empty, and so is the name. Nothing has failed.")
    label.leave()
  }

  @Test func `a label that comes late greets as well`() throws {
    let first = Listener(model.greeting.asObservable())
    names.subject.onNext("Alice")
    let late = Listener(model.greeting.asObservable())
    try expect(
      late.heard, equals: ["Hello, Alice!"],
      "The name was typed before this label was there. A greeting is state: it shows it at once.")
    first.leave()
  }

  @Test func `an old alert doesn't pop up again`() throws {
    let first = Listener(model.alert.asObservable())
    refusals.subject.onNext("no such user")
    let late = Listener(model.alert.asObservable())
    try expect(
      late.heard, equals: [],
      "An alert popped up again that the user has closed. An alert is an event: once is enough.")
    refusals.subject.onNext("wrong password")
    try expect(late.heard, equals: ["wrong password"], "This refusal is new, so it pops up.")
    first.leave()
  }

  @Test func `one run for all`() throws {
    try expect(
      names.runs == 0 && refusals.runs == 0,
      "The model was made, and nobody listens yet. To make it starts nothing.")
    let listeners = [
      Listener(model.greeting.asObservable()), Listener(model.greeting.asObservable()),
      Listener(model.alert.asObservable()), Listener(model.alert.asObservable()),
    ]
    try expect(
      names.runs, equals: 1, "Two greetings, and \(names.runs) runs of the names: one is enough.")
    try expect(
      refusals.runs, equals: 1,
      "Two listen for alerts, and the refusals ran \(refusals.runs) times.")
    for listener in listeners { listener.leave() }
  }

  @Test func `neither of them fails`() throws {
    let label = Listener(model.greeting.asObservable())
    let alert = Listener(model.alert.asObservable())
    names.subject.onError(Broken())
    refusals.subject.onError(Broken())
    // Whether they complete after that is left open.
    let (greetings, alerts) = (label.elements, alert.elements)
    try expect(greetings, equals: ["Hello!"], "The names failed: the label says Hello!")
    try expect(alerts, equals: [], "The refusals failed: nothing pops up, not even an error.")
  }

  @Test func `both deliver on the main thread`() throws {
    let label = Listener(model.greeting.asObservable())
    let alert = Listener(model.alert.asObservable())
    let isSent = DispatchSemaphore(value: 0)
    let (names, refusals) = (names.subject, refusals.subject)
    Thread.detachNewThread {
      names.onNext("Alice")
      refusals.onNext("no such user")
      isSent.signal()
    }
    isSent.wait()
    try expect(
      label.heard == [] && alert.heard == [],
      "The main thread has waited all the time, so what was heard came on another thread.")
    label.leave()
    alert.leave()
  }
}

private struct Broken: Error {}

/// A source that counts its runs.
private final class Source {
  let subject = PublishSubject<String>()
  private(set) var runs = 0

  var elements: Observable<String> {
    .deferred {
      self.runs += 1
      return self.subject
    }
  }
}

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  var elements: [String] { heard.filter { $0 != "completed" } }
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<String>) {
    subscription.disposable = sequence.subscribe { event in
      self.heard.append(event.element ?? "\(event)")
    }
  }

  func leave() { subscription.dispose() }
}
