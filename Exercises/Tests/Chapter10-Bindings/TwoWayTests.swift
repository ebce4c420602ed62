import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("TwoWay", .serialized) @MainActor struct TwoWayTests {
  private let field = TextField()
  private let relay = BehaviorRelay(value: 5)

  @Test func `at first the field shows the number of the relay`() throws {
    let numbers = Numbers(relay)
    field.text = "12"
    let binding = twoWay(field, relay)
    try expect(
      field.text, equals: "5",
      "The relay has 5, and the field showed 12. It must show the relay's number.")
    try expect(relay.value, equals: 5, "The relay had 5, and the field has changed that.")
    try expect(
      numbers.received, equals: [5],
      "The relay has 5, and nobody has typed. Showing 5 must not make it emit again.")
    binding.dispose()
  }

  @Test func `a field that shows the number from the start sends nothing`() throws {
    let numbers = Numbers(relay)
    field.text = "5"
    let binding = twoWay(field, relay)
    try expect(
      numbers.received, equals: [5],
      "The field and the relay both had 5, and nobody has typed. The relay must not emit again.")
    binding.dispose()
  }

  @Test func `the relay receives what the user types`() throws {
    let numbers = Numbers(relay)
    let binding = twoWay(field, relay)
    field.simulateReplacing(with: "1")
    field.simulateTyping("20")
    field.simulateBackspace()
    try expect(
      numbers.received, equals: [5, 1, 12, 120, 12],
      "The user has typed 1, 12 and 120 and deleted a digit: each change is sent once.")
    try expect(field.text, equals: "12", "That is what the user has typed.")
    for text in ["1234567", "-1000"] {
      field.simulateReplacing(with: text)
      try expect("\(relay.value)", equals: text, "The user has typed \(text), which is a number.")
    }
    binding.dispose()
  }

  @Test func `a text that is no number changes nothing`() throws {
    let numbers = Numbers(relay)
    let binding = twoWay(field, relay)
    for text in ["", "-", "five", " 7", "1.5", "99999999999999999999"] {
      field.simulateReplacing(with: text)
      try expect(
        numbers.received, equals: [5], "The user has typed “\(text)”, which `Int` can't read.")
      try expect(field.text, equals: text, "That is what the user has typed.")
    }
    field.simulateReplacing(with: "-4")
    try expect(numbers.received, equals: [5, -4], "After that, the user has typed -4.")
    binding.dispose()
  }

  @Test func `what the user has typed stays as it is`() throws {
    let numbers = Numbers(relay)
    let binding = twoWay(field, relay)
    field.simulateReplacing(with: "")
    field.simulateTyping("007")
    try expect(
      field.text, equals: "007",
      "The user has typed 007. The relay's number was written over it.")
    try expect(
      numbers.received, equals: [5, 0, 0, 7],
      "The user has typed 0, 00 and 007. Each is a number and is sent, equal ones as well.")
    field.simulateReplacing(with: "+8")
    try expect(field.text, equals: "+8", "The user has typed +8, which `Int` reads as 8.")
    binding.dispose()
  }

  @Test func `the field shows what the program sends`() throws {
    let numbers = Numbers(relay)
    let binding = twoWay(field, relay)
    for number in [20, 0, -3, Int.max, Int.min] {
      relay.accept(number)
      try expect(field.text, equals: "\(number)", "The program has sent \(number) to the relay.")
    }
    try expect(
      numbers.received, equals: [5, 20, 0, -3, .max, .min],
      "The relay emits what the program has sent. The field must not send it back.")
    binding.dispose()
  }

  @Test func `user and program take turns`() throws {
    let binding = twoWay(field, relay)
    field.simulateReplacing(with: "3")
    relay.accept(20)
    try expect(field.text, equals: "20", "The user typed 3, then the program sent 20.")
    field.simulateTyping("1")
    try expect(relay.value, equals: 201, "The field showed 20, and the user typed 1 after it.")
    field.simulateReplacing(with: "oops")
    relay.accept(201)
    try expect(
      field.text, equals: "201", "The field showed oops, and the program sent 201 once more.")
    field.simulateReplacing(with: "")
    relay.accept(7)
    try expect(
      field.text, equals: "7", "The user has deleted the text, then the program sent 7: show it.")
    field.simulateReplacing(with: "8")
    relay.accept(9)
    field.simulateReplacing(with: "8")
    try expect(
      relay.value, equals: 8, "The user typed 8, the program sent 9, and the user typed 8 again.")
    binding.dispose()
  }

  @Test func `a number sent in between is shown`() throws {
    let binding = twoWay(field, relay)
    let limit = relay.filter { $0 > 100 }
      .subscribe(onNext: { [relay] _ in relay.accept(100) })
    field.simulateReplacing(with: "200")
    try expect(relay.value, equals: 100, "The user has typed 200, and the program allows 100.")
    try expect(
      field.text, equals: "100",
      "While the relay emitted 200, which the user had typed, the program sent 100. Show it.")
    limit.dispose()
    binding.dispose()
  }

  @Test func `of two numbers the newer one is shown, whoever has subscribed first`() throws {
    let limit = relay.filter { $0 > 100 }
      .subscribe(onNext: { [relay] _ in relay.accept(100) })
    let binding = twoWay(field, relay)
    field.simulateFocus()
    field.simulateReplacing(with: "500")
    try expect(relay.value, equals: 100, "The user has typed 500, and the program allows 100.")
    try expect(
      field.text, equals: "100",
      """
      The user typed 500. The program had subscribed before the binding, so it sent 100 before the \
      binding received 500. The relay has 100: show that.
      """)
    field.simulateLeaving()
    try expect(
      field.text, equals: "100",
      """
      The user typed 500, and the program, which had subscribed before the binding, sent 100 at once. Then the \
      cursor left the field. What the binding received last was 500, and the relay has 100: show that.
      """)
    relay.accept(700)
    try expect(
      field.text, equals: "100",
      "The program sent 700, and its limit, which had subscribed first, sent 100. Show that one.")
    limit.dispose()
    binding.dispose()
  }

  @Test func `moving the cursor and Return are no changes`() throws {
    let numbers = Numbers(relay)
    let binding = twoWay(field, relay)
    field.simulateFocus()
    try expect(
      numbers.received, equals: [5], "The cursor was moved into the field, and nothing was typed.")
    field.simulateReplacing(with: "6")
    field.simulateReturn()
    try expect(
      numbers.received, equals: [5, 6],
      "The user has typed 6 and pressed Return, which changes no text: 6 is sent once.")
    field.simulateLeaving()
    try expect(
      numbers.received, equals: [5, 6],
      "The user has typed 6, and the cursor was moved out of the field: 6 is sent once.")
    relay.accept(20)
    field.simulateFocus()
    field.simulateLeaving()
    try expect(
      numbers.received, equals: [5, 6, 20],
      "The program has sent 20, and the cursor was moved into the field and out of it.")
    binding.dispose()
  }

  @Test(arguments: [("007", 7), ("+7", 7), ("7", 7), ("7 °C", 5), ("", 5)])
  func `what the user has typed stays until the cursor leaves`(text: String, number: Int) throws {
    let numbers = Numbers(relay)
    let binding = twoWay(field, relay)
    field.simulateFocus()
    field.simulateReplacing(with: text)
    field.simulateReturn()
    try expect(
      field.text, equals: text,
      """
      The user has typed “\(text)” and pressed Return. The cursor is still in the field, so what she has typed \
      stays as it is.
      """)
    let before = numbers.received
    field.simulateLeaving()
    try expect(
      field.text, equals: "\(number)",
      """
      The user has typed “\(text)” and left the field, and the relay has \(number). While she typed, the field \
      said what she typed; now it must show the number of the relay, as the program spells it.
      """)
    try expect(
      numbers.received, equals: before,
      """
      The user has typed “\(text)” and left the field. Leaving the field changes no number, so the relay must \
      not emit.
      """)
    field.simulateFocus()
    field.simulateLeaving()
    try expect(
      numbers.received, equals: before,
      "The user has come back to the field and left it again, and has changed nothing.")
    binding.dispose()
  }

  @Test func `leaving one field for another tidies up the one that was left`() throws {
    let second = TextField()
    let bindings = [twoWay(field, relay), twoWay(second, relay)]
    field.simulateFocus()
    field.simulateReplacing(with: "08")
    second.simulateFocus()
    try expect(
      field.text, equals: "8",
      "The user has typed 08, and the cursor has moved into another field. It has left this one.")
    second.simulateReplacing(with: "09")
    try expect(field.text, equals: "9", "The user has typed 09 into the other field: show 9.")
    try expect(
      second.text, equals: "09", "The user has typed 09, and the cursor is still in that field.")
    second.simulateLeaving()
    for binding in bindings { binding.dispose() }
  }

  @Test func `a number of the program is shown while the cursor is in the field`() throws {
    let binding = twoWay(field, relay)
    field.simulateFocus()
    relay.accept(20)
    try expect(
      field.text, equals: "20", "The cursor is in the field, and the program has sent 20: show it.")
    field.simulateTyping("1")
    relay.accept(30)
    try expect(
      field.text, equals: "30",
      "The user has typed 1 and is still in the field. The program has sent 30: show it.")
    field.simulateLeaving()
    try expect(
      field.text, equals: "30", "The field showed 30, and the cursor has left it.")
    binding.dispose()
  }

  @Test func `two fields edit one number`() throws {
    let numbers = Numbers(relay)
    let second = TextField()
    let bindings = [twoWay(field, relay), twoWay(second, relay)]
    field.simulateTyping("0")
    try expect(second.text, equals: "50", "The user has typed 50 into the other field.")
    second.simulateTyping("1")
    try expect(field.text, equals: "501", "The user has typed 501 into the other field.")
    try expect(
      numbers.received, equals: [5, 50, 501], "Two fields, one relay: each change is sent once.")
    for binding in bindings { binding.dispose() }
  }

  @Test func `disposing ends all of it`() throws {
    let binding = twoWay(field, relay)
    field.simulateReplacing(with: "5x")
    binding.dispose()
    try expect(
      field.text, equals: "5x",
      "The binding was disposed. That ends it, and what the user has typed stays as it is.")
    field.simulateReplacing(with: "9")
    try expect(
      relay.value, equals: 5, "The binding was disposed, but what the user types is still sent.")
    relay.accept(30)
    try expect(
      field.text, equals: "9", "The binding was disposed, but the relay's numbers are still shown.")
    field.simulateFocus()
    field.simulateLeaving()
    try expect(
      field.text, equals: "9",
      "The binding was disposed, and then the cursor left the field. The binding still sets the text."
    )
  }

  @Test func `does not keep the field alive`() throws {
    var field: TextField? = TextField()
    weak let released = field
    let binding = twoWay(field!, relay)
    field?.simulateReplacing(with: "6")
    field = nil
    try expect(released == nil, "Nobody needs the field any more, and the binding keeps it alive.")
    relay.accept(7)
    try expect(relay.value, equals: 7, "The field is gone, and the program sends 7.")
    binding.dispose()
  }
}

/// Records what a relay emits.
private final class Numbers {
  @Locked private(set) var received: [Int] = []
  private let bag = DisposeBag()

  init(_ relay: BehaviorRelay<Int>) {
    relay.subscribe(onNext: { [weak self] in self?.received.append($0) }).disposed(by: bag)
  }
}
