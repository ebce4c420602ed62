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
    name.type("élise de la Cour")
    try expect(
      label.received.last, equals: "Hello, élise de la Cour!",
      "The name has small letters in it: greet with it as it is.")
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

  @Test func `one try less at each refusal`() throws {
    let label = Subscriber(model.triesLeft.asObservable())
    try label.expect(["3"], "No login was refused yet.")
    for reason in ["wrong password", "wrong password"] { refusals.send(reason) }
    let atOnce = "On the main thread, each number arrives at once."
    try expect(
      label.elements, equals: ["3", "2", "1"],
      "Two logins were refused, for the same reason. \(atOnce)")
    name.type("Bob")
    refusals.send("")
    try expect(
      label.elements, equals: ["3", "2", "1", "0"],
      "The user has typed another name, and a third login was refused, with an empty reason. \(atOnce)"
    )
    for reason in ["wrong password", "no such user"] { refusals.send(reason) }
    try expect(
      label.elements.last, equals: "0", "Five logins were refused. `triesLeft` never goes below 0.")
    let late = Subscriber(model.triesLeft.asObservable())
    try expect(
      late.elements, equals: ["0"],
      """
      All tries were used before this label subscribed, and the first label is still there.\
      \(hasEnded(label))
      """)
    label.dispose()
    late.dispose()
  }

  @Test func `3 comes before the first refusal`() throws {
    // These refusals arrive while `triesLeft` subscribes to them.
    let early = Observable<String>.create { [refusals] observer in
      observer.onNext("no such user")
      observer.onNext("wrong password")
      return refusals.elements.subscribe(observer)
    }
    let other = LoginScreenModel(name: name.property, refusals: early)
    let label = Subscriber(other.triesLeft.asObservable())
    try label.expect(
      ["3", "2", "1"],
      "Two logins are refused during the call of `subscribe`. The first number is 3 all the same.")
    refusals.send("wrong password")
    try label.expect(["3", "2", "1", "0"], "A third login was refused.")
    label.dispose()
  }

  @Test func `a late label receives the tries that are left`() throws {
    let first = Subscriber(model.triesLeft.asObservable())
    refusals.send("wrong password")
    let late = Subscriber(model.triesLeft.asObservable())
    let sentence = """
      A login was refused before this label subscribed. The number of tries that are left is state: the \
      label needs it.
      """
    try expect(late.received, equals: ["2"], sentence)
    refusals.send("no such user")
    try expect(late.received, equals: ["2", "1"], "Another login was refused.")
    try expect(first.received, equals: ["3", "2", "1"], "Two logins were refused.")
    first.dispose()
    late.dispose()
  }

  @Test(arguments: 0...4)
  func `the tries survive a broken connection`(count: Int) throws {
    let first = Subscriber(model.triesLeft.asObservable())
    for _ in 0..<count { refusals.send("wrong password") }
    let before = first.elements
    refusals.fail()
    try expect(refusals.runs, equals: 1, "`refusals` failed, and was subscribed to again.")
    try expect(
      first.elements, equals: before,
      "`refusals` failed: `triesLeft` keeps its number, and emits nothing.")
    let late = Subscriber(model.triesLeft.asObservable())
    try expect(
      late.elements, equals: ["\(max(0, 3 - count))"],
      """
      The number of refusals was \(count), then `refusals` failed. A label that subscribes after that \
      receives the tries that are left.\(hasEnded(first))
      """)
    first.dispose()
    late.dispose()
  }

  /// Why a late label receives a number of another run.
  private func hasEnded(_ label: Subscriber) -> String {
    label.received.last == "completed"
      ? " But `triesLeft` has completed, so the next subscriber starts anew." : ""
  }

  @Test func `tries are counted while there is a subscriber`() throws {
    let labels = [
      Subscriber(model.triesLeft.asObservable()), Subscriber(model.triesLeft.asObservable()),
    ]
    try expect(
      refusals.subscriptions, equals: 1,
      "`triesLeft` has two subscribers, which share one subscription to `refusals`.")
    refusals.send("wrong password")
    for label in labels { label.dispose() }
    try expect(
      refusals.subscriptions, equals: 0,
      "All subscribers were disposed, but `refusals` is still subscribed to.")
    let next = Subscriber(model.triesLeft.asObservable())
    try expect(
      next.received, equals: ["3"],
      "For a while, `triesLeft` had no subscriber. The next one starts anew.")
    refusals.send("wrong password")
    try expect(next.received, equals: ["3", "2"], "One login was refused since it started anew.")
    next.dispose()
  }

  @Test func `two screens count for themselves`() throws {
    let other = Refusals()
    let otherModel = LoginScreenModel(name: name.property, refusals: other.elements)
    let label = Subscriber(model.triesLeft.asObservable())
    let otherLabel = Subscriber(otherModel.triesLeft.asObservable())
    refusals.send("wrong password")
    other.send("wrong password")
    try expect(
      otherLabel.received, equals: ["3", "2"],
      "Each of two screens has had one refusal: each counts its own.")
    label.dispose()
    otherLabel.dispose()
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
    let label = Subscriber(model.triesLeft.asObservable())
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
    try expect(
      label.received, equals: ["3"],
      "A login was refused on another thread, and `triesLeft` arrived there: the main thread was busy."
    )
    alert.dispose()
    label.dispose()
  }

  @Test func `the types make the promises`() throws {
    for (output, value) in [("greeting", model.greeting as Any), ("alert", model.alert as Any)] {
      try expect(
        value is Driver<String> || value is Signal<String>,
        "`\(output)` is \(type(of: value)). That type doesn't make all the promises: choose a trait."
      )
    }
    let value = model.triesLeft as Any
    try expect(
      value is Driver<Int> || value is Signal<Int>,
      "`triesLeft` is \(type(of: value)). That type doesn't make all the promises: choose a trait.")
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

  var elements: [String] { received.filter { $0 != "completed" } }

  init<Element>(_ sequence: Observable<Element>) {
    subscription.disposable = sequence.subscribe { event in
      self.received.append(event.element.map { "\($0)" } ?? "\(event)")
    }
  }

  func dispose() { subscription.dispose() }

  func expect(_ elements: [String], _ sentence: String, line: Int = #line) throws {
    let hint = " Nothing has arrived. On the main thread, elements arrive at once."
    try RxLiteTest.expect(
      received, equals: elements, sentence + (received.isEmpty ? hint : ""), line: line)
  }
}
