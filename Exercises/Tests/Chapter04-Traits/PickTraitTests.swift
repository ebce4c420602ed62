import Dispatch
import Foundation
import RxLite
import Testing

@testable import Chapter04Exercises

@Suite("PickTrait", .serialized) @MainActor struct PickTraitTests {
  private let names = Source()
  private let refusals = Source()
  private let model: LoginScreenModel

  init() { model = LoginScreenModel(names: names.elements, refusals: refusals.elements) }

  @Test func `greets, and pops up`() {
    let label = Listener(model.greeting.asObservable())
    let alert = Listener(model.alert.asObservable())
    names.subject.onNext("Alice")
    refusals.subject.onNext("no such user")
    #expect(label.heard == ["Hello, Alice!"], "The user has typed Alice.")
    #expect(alert.heard == ["no such user"], "A login was refused: the reason pops up, once.")
  }

  @Test func `an empty name is no failure`() {
    let label = Listener(model.greeting.asObservable())
    names.subject.onNext("")
    #expect(
      label.heard == ["Hello, !"], "The field is empty, and so is the name. Nothing has failed.")
    label.leave()
  }

  @Test func `a label that comes late greets as well`() {
    let first = Listener(model.greeting.asObservable())
    names.subject.onNext("Alice")
    let late = Listener(model.greeting.asObservable())
    #expect(
      late.heard == ["Hello, Alice!"],
      "The name was typed before this label was there. A greeting is state: it shows it at once.")
    first.leave()
  }

  @Test func `an old alert doesn't pop up again`() {
    let first = Listener(model.alert.asObservable())
    refusals.subject.onNext("no such user")
    let late = Listener(model.alert.asObservable())
    #expect(
      late.heard == [],
      "An alert popped up again that the user has closed. An alert is an event: once is enough.")
    refusals.subject.onNext("wrong password")
    #expect(late.heard == ["wrong password"], "This refusal is new, so it pops up.")
    first.leave()
  }

  @Test func `one run for all`() {
    #expect(
      names.runs == 0 && refusals.runs == 0,
      "The model was made, and nobody listens yet. To make it starts nothing.")
    let listeners = [
      Listener(model.greeting.asObservable()), Listener(model.greeting.asObservable()),
      Listener(model.alert.asObservable()), Listener(model.alert.asObservable()),
    ]
    #expect(names.runs == 1, "Two greetings, and \(names.runs) runs of the names: one is enough.")
    #expect(
      refusals.runs == 1, "Two listen for alerts, and the refusals ran \(refusals.runs) times.")
    for listener in listeners { listener.leave() }
  }

  @Test func `neither of them fails`() {
    let label = Listener(model.greeting.asObservable())
    let alert = Listener(model.alert.asObservable())
    names.subject.onError(Broken())
    refusals.subject.onError(Broken())
    // Whether they complete after that is left open.
    let (greetings, alerts) = (label.elements, alert.elements)
    #expect(greetings == ["Hello!"], "The names failed: the label says Hello!")
    #expect(alerts == [], "The refusals failed: nothing pops up, not even an error.")
  }

  @Test func `both deliver on the main thread`() {
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
    #expect(
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
