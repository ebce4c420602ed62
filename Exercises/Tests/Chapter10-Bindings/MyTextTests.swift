import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("MyText", .serialized) @MainActor struct MyTextTests {
  private let field = TextField()

  @Test func `begins with the text`() throws {
    field.text = "Oslo"
    let texts = Texts(field.rx.myText)
    try expect(
      texts.received, equals: ["Oslo"],
      "The field says Oslo. A subscription begins with that, once and at once.")
    field.text = nil
    try expect(
      Texts(field.rx.myText).received, equals: ["nil"],
      "The text is nil. A subscription begins with that.")
  }

  @Test func `emits what the user types`() throws {
    let texts = Texts(field.rx.myText)
    field.simulateTyping("abb")
    field.simulateBackspace()
    field.simulateReplacing(with: "ab")
    field.simulateReplacing(with: "")
    try expect(
      texts.received, equals: ["", "a", "ab", "abb", "ab", "ab", ""],
      "The user has changed the text six times. Each change is emitted, equal texts as well.")
  }

  @Test func `emits nil as well`() throws {
    field.text = "a"
    let texts = Texts(field.rx.myText)
    field.text = nil
    field.sendActions(for: .editingChanged)
    try expect(
      texts.received, equals: ["a", "nil"],
      """
      The field sent `.editingChanged` with nil for its text, as one does whose cross was tapped. The \
      text is emitted at each `.editingChanged`, nil as well.
      """)
  }

  @Test func `return is no change`() throws {
    let texts = Texts(field.rx.myText)
    field.simulateTyping("a")
    field.simulateReturn()
    try expect(
      texts.received, equals: ["", "a"],
      "The user has typed a and pressed return, which doesn't change the text.")
  }

  @Test func `moving the cursor is no change`() throws {
    let texts = Texts(field.rx.myText)
    field.simulateFocus()
    try expect(
      texts.received, equals: [""],
      "The user has moved the cursor into the field, which doesn't change the text.")
    field.simulateTyping("a")
    field.simulateLeaving()
    try expect(
      texts.received, equals: ["", "a"],
      "The user has typed a and moved the cursor out of the field, which doesn't change the text.")
  }

  @Test func `is silent about what the program sets`() throws {
    let texts = Texts(field.rx.myText)
    field.text = "x"
    try expect(texts.received, equals: [""], "The program has set the text to x.")
    field.simulateTyping("a")
    try expect(
      texts.received, equals: ["", "xa"], "The program set x, then the user typed a.")
  }

  @Test func `sets what it receives`() throws {
    let texts = Texts(field.rx.myText)
    let binding = Observable<String?>.of("x", nil, "y").bind(to: field.rx.myText)
    try expect(field.text, equals: "y", "x, nil and y were bound to the property.")
    field.rx.myText.onNext("z")
    try expect(field.text, equals: "z", "The property has received z.")
    field.rx.myText.onNext(nil)
    try expect(
      field.text ?? "nil", equals: "nil",
      "The property has received nil, so the field has no text. nil is an element like any other.")
    field.rx.myText.onNext(" y ")
    try expect(
      field.text, equals: " y ",
      "The property has received a y between two spaces. It is set as it is.")
    field.rx.myText.onNext("")
    try expect(
      field.text, equals: "", "The property has received an empty text. It is set like any other.")
    let property = field.rx.myText
    let short = Observable<String?>.just("short").bind(to: property)
    property.onNext("later")
    try expect(
      field.text, equals: "later",
      """
      A sequence that was bound to the property has completed, and then the property received \
      another element. A completion is not the end of the property.
      """)
    short.dispose()
    try expect(
      texts.received, equals: [""], "What is bound to the property is set, and not emitted.")
    binding.dispose()
  }

  @Test func `each subscription begins with the text at its own time`() throws {
    let property = field.rx.myText
    field.simulateTyping("a")
    let first = Texts(property)
    try expect(
      first.received, equals: ["a"],
      "The property was made before a was typed, and subscribed to after that. It begins with a.")
    field.text = "set by the program"
    let second = Texts(property)
    try expect(
      second.received, equals: ["set by the program"],
      "The program set a text, then somebody subscribed. The subscriber receives that text.")
    try expect(first.received, equals: ["a"], "The first subscriber receives nothing more.")
    field.simulateReplacing(with: "b")
    try expect(first.received, equals: ["a", "b"], "The user has typed b: all receive it.")
    try expect(
      second.received, equals: ["set by the program", "b"], "The user has typed b: all receive it.")
  }

  @Test func `two fields have nothing in common`() throws {
    let other = TextField()
    let (texts, others) = (Texts(field.rx.myText), Texts(other.rx.myText))
    field.simulateTyping("a")
    other.rx.myText.onNext("b")
    try expect(texts.received, equals: ["", "a"], "The user has typed a into the first field.")
    try expect(others.received, equals: [""], "Nobody has typed into the second field.")
    try expect(field.text, equals: "a", "b was sent to the second field.")
    try expect(other.text, equals: "b", "b was sent to the second field.")
  }

  @Test func `disposing ends one subscription`() throws {
    let (first, second) = (Texts(field.rx.myText), Texts(field.rx.myText))
    first.dispose()
    field.simulateTyping("a")
    try expect(
      first.received, equals: [""], "The first subscription was disposed, but still receives.")
    try expect(second.received, equals: ["", "a"], "The other one was disposed.")
  }

  @Test func `completes when the field is released`() throws {
    var field: TextField? = TextField()
    weak let released = field
    let property = field!.rx.myText
    let texts = Texts(property)
    let input = PublishSubject<String?>()
    let binding = input.bind(to: property)
    field?.simulateTyping("a")
    field = nil
    try expect(
      released == nil, "Nobody needs the field any more, and the property keeps it alive.")
    try expect(
      texts.received, equals: ["", "a", "completed"], "The field is released: complete.")
    input.onNext("b")
    let late = Texts(property)
    try expect(
      late.received, equals: ["completed"],
      """
      This subscription began after the field was released. There is no text, so it completes at \
      once.
      """)
    binding.dispose()
  }

  @Test func `a subscriber may set the text`() throws {
    let corrected = Locked<[String?]>([])
    let subscription = field.rx.myText.subscribe(onNext: { [field] text in
      corrected.value.append(text)
      let capitals = text?.uppercased()
      if text != capitals { field.rx.myText.onNext(capitals) }
    })
    field.simulateTyping("ab")
    subscription.dispose()
    try expect(
      corrected.value, equals: ["", "a", "Ab"],
      "A subscriber sets each text in capitals. That is the program, so it isn't emitted.")
    try expect(field.text, equals: "AB", "A subscriber sets each text in capitals.")
  }
}

/// Records what a subscription receives.
private final class Texts {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  init(_ property: ControlProperty<String?>) {
    subscription.disposable = property.subscribe { [weak self] event in
      self?.received.append(event.element.map { $0 ?? "nil" } ?? "\(event)")
    }
  }

  func dispose() { subscription.dispose() }

  deinit { subscription.dispose() }
}
