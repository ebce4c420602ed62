import Dispatch
import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("PickTrait", .serialized) @MainActor struct PickTraitTests {
  private let name = NameField()
  private let refusals = Refusals()
  private let model: LoginScreenModel

  init() { model = LoginScreenModel(name: name.property, refusals: refusals.elements) }

  @Test func `greets with the current name, and with each new one`() throws {
    name.text = "Al"
    let label = Subscriber(model.greeting.asObservable())
    try label.expect(["Hello, Al!"], "The field says “Al” when the label subscribes.")
    name.type("Alice")
    name.type("Alice")
    name.type(" b ")
    try label.expect(
      ["Hello, Al!", "Hello, Alice!", "Hello, Alice!", "Hello,  b !"],
      "`name` has emitted “Alice” twice, then “ b ”: greet each, unchanged.")
    label.dispose()
  }

  @Test(arguments: ["", nil])
  func `an empty name is a name`(text: String?) throws {
    name.text = text
    let label = Subscriber(model.greeting.asObservable())
    try label.expect(
      ["Hello, !"], "The field holds \(text.map { "“\($0)”" } ?? "nil"), which is an empty name.")
    label.dispose()
  }

  @Test func `an alert for each reason`() throws {
    let alert = Subscriber(model.alert.asObservable())
    try expect(alert.received, equals: [], "No login was refused yet.")
    for reason in ["no such user", "wrong password", "wrong password", ""] { refusals.send(reason) }
    try alert.expect(
      ["no such user", "wrong password", "wrong password", ""],
      "Four logins were refused, for these reasons: each is an alert.")
    alert.dispose()
  }

  @Test func `a late label receives the greeting`() throws {
    let first = Subscriber(model.greeting.asObservable())
    name.type("Alice")
    let late = Subscriber(model.greeting.asObservable())
    try expect(
      late.received, equals: ["Hello, Alice!"],
      "The name was typed before this label subscribed. A greeting is state: the label needs it.")
    first.dispose()
    late.dispose()
  }

  @Test func `a late subscriber does not receive an old alert`() throws {
    let first = Subscriber(model.alert.asObservable())
    refusals.send("no such user")
    let late = Subscriber(model.alert.asObservable())
    try expect(
      late.received, equals: [],
      "An alert that the user has closed appears again. An alert is an event: it happens once.")
    refusals.send("wrong password")
    try expect(late.received, equals: ["wrong password"], "This refusal is a new one.")
    first.dispose()
    late.dispose()
  }

  @Test func `subscribers share one subscription`() throws {
    try expect(
      name.subscriptions == 0 && refusals.subscriptions == 0,
      "There is a model and no subscriber, but an input was subscribed to.")
    let labels = [
      Subscriber(model.greeting.asObservable()), Subscriber(model.greeting.asObservable()),
    ]
    let alerts = [Subscriber(model.alert.asObservable()), Subscriber(model.alert.asObservable())]
    try expect(
      name.subscriptions, equals: 1,
      "`greeting` has two subscribers, which share one subscription to `name`.")
    try expect(
      refusals.subscriptions, equals: 1,
      "`alert` has two subscribers, which share one subscription to `refusals`.")
    for subscriber in labels + alerts { subscriber.dispose() }
    try expect(
      name.subscriptions == 0 && refusals.subscriptions == 0,
      "All subscribers were disposed, but an input is still subscribed to.")
  }

  @Test func `without subscribers nothing is kept`() throws {
    let label = Subscriber(model.greeting.asObservable())
    let alert = Subscriber(model.alert.asObservable())
    name.type("Alice")
    refusals.send("no such user")
    label.dispose()
    alert.dispose()
    name.text = "Bob"
    let laterLabel = Subscriber(model.greeting.asObservable())
    let laterAlert = Subscriber(model.alert.asObservable())
    try expect(
      laterLabel.received, equals: ["Hello, Bob!"],
      "There was no label for a while, and the field says “Bob” now: the old greeting is out of date."
    )
    try expect(laterAlert.received, equals: [], "The refusal was before this subscription.")
    laterLabel.dispose()
    laterAlert.dispose()
  }

  @Test func `the alert can't fail`() throws {
    let alert = Subscriber(model.alert.asObservable())
    refusals.send("no such user")
    refusals.fail()
    try expect(refusals.runs, equals: 1, "`refusals` failed, and was subscribed to again.")
    try alert.expect(
      ["no such user", "completed"],
      "`refusals` failed: no more alerts follow, not even an empty one, and `alert` completes.")
  }

  @Test func `alerts arrive on the main thread`() throws {
    let alert = Subscriber(model.alert.asObservable())
    let isSent = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [refusals] in
      refusals.send("no such user")
      isSent.signal()
    }
    isSent.wait()
    try expect(
      alert.received, equals: [],
      "A login was refused on another thread, and the alert arrived there: the main thread was busy."
    )
    alert.dispose()
  }

  @Test func `the types make the promises`() throws {
    for (output, value) in [("greeting", model.greeting as Any), ("alert", model.alert as Any)] {
      try expect(
        value is Driver<String> || value is Signal<String>,
        "`\(output)` is \(type(of: value)). That type doesn't make all the promises: choose a trait."
      )
    }
  }
}

private struct Broken: Error {}

/// A text field: it says what its text is, then what the user types.
private final class NameField {
  @Locked var text: String? = ""
  private let changes = PublishSubject<String?>()
  @Locked private(set) var subscriptions = 0

  var property: ControlProperty<String?> {
    let values = Observable<String?>.create { observer in
      self.subscriptions += 1
      observer.onNext(self.text)
      let subscription = self.changes.subscribe(observer)
      return Disposables.create {
        self.subscriptions -= 1
        subscription.dispose()
      }
    }
    return ControlProperty(values: values, valueSink: AnyObserver { _ in })
  }

  func type(_ text: String) {
    self.text = text
    changes.onNext(text)
  }
}

/// Logins that are refused.
private final class Refusals: @unchecked Sendable {
  private let subject = PublishSubject<Event<String>>()
  @Locked private(set) var subscriptions = 0
  @Locked private(set) var runs = 0

  var elements: Observable<String> {
    .create { observer in
      self.subscriptions += 1
      self.runs += 1
      let subscription = self.subject.subscribe(onNext: { observer.on($0) })
      return Disposables.create {
        self.subscriptions -= 1
        subscription.dispose()
      }
    }
  }

  func send(_ reason: String) { subject.onNext(.next(reason)) }
  func fail() { subject.onNext(.error(Broken())) }
}

/// Records what a subscription receives.
private final class Subscriber {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<String>) {
    subscription.disposable = sequence.subscribe { event in
      self.received.append(event.element ?? "\(event)")
    }
  }

  func dispose() { subscription.dispose() }

  func expect(_ elements: [String], _ sentence: String, line: Int = #line) throws {
    let hint = " Nothing has arrived. On the main thread, elements arrive at once."
    try RxLiteTest.expect(
      received, equals: elements, sentence + (received.isEmpty ? hint : ""), line: line)
  }
}
