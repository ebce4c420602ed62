import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("MyVariable", .serialized) struct MyVariableTests {
  @Test func `a subscriber receives the current value first`() throws {
    let variable = MyVariable(0)
    try Subscriber(variable.asObservable()).check(["0"], "The value is 0 when it subscribes.")
    variable.value = 1
    try Subscriber(variable.asObservable()).check(["1"], "The value is 1 when it subscribes.")
    let sequence = variable.asObservable()
    variable.value = 2
    try Subscriber(sequence).check(
      ["2"], "`asObservable()` was called when the value was 1. It is 2 when it subscribes.")
  }

  @Test func `all subscribers receive each new value`() throws {
    let variable = MyVariable(0)
    let first = Subscriber(variable.asObservable())
    let second = Subscriber(variable.asObservable())
    variable.value = 1
    variable.value = 1
    variable.value += 1
    try expect(variable.value, equals: 2, "The value was set to 1, to 1, and increased by 1.")
    let sentence = "The value was 0, and was set to 1, 1 and 2. Each of these is sent."
    try first.check(["0", "1", "1", "2"], sentence)
    try second.check(["0", "1", "1", "2"], sentence)
  }

  @Test func `nil is a value as well`() throws {
    let variable = MyVariable<Int?>(1)
    let first = Subscriber(variable.asObservable())
    variable.value = nil
    variable.value = 2
    try first.check(
      ["Optional(1)", "nil", "Optional(2)"], "The value was 1, and was set to nil and to 2.")
  }

  @Test func `an observer finds in value what it receives`() throws {
    let variable = MyVariable(0)
    let found = Locked<[Int?]>([])
    let first = Subscriber(variable.asObservable()) { [weak variable] _ in
      found.value.append(variable?.value)
    }
    variable.value = 1
    try first.check(["0", "1"], "The value was 0, and was set to 1.")
    try expect(
      found.value, equals: [0, 1],
      """
      The observer read `value` while it received 1, and found the old one. Set the value first, \
      then send it.
      """)
    first.dispose()
  }

  @Test func `an observer may set the value while it receives one`() throws {
    let variable = MyVariable(0)
    let first = Subscriber(variable.asObservable()) { [weak variable] event in
      if event.element == 1 { variable?.value = 2 }
    }
    variable.value = 1
    try first.check(["0", "1", "2"], "While it received 1, the observer set the value to 2.")
    try expect(variable.value, equals: 2, "While it received 1, the observer set the value to 2.")
    first.dispose()

    let late = Subscriber(variable.asObservable()) { [weak variable] event in
      if event.element == 2 { variable?.value = 3 }
    }
    try late.check(
      ["2", "3"],
      """
      While it received 2, the current value, the observer set the value to 3. It must be \
      subscribed to the changes by then.
      """)
    late.dispose()
  }

  @Test func `after dispose nothing arrives, and the others are not touched`() throws {
    let variable = MyVariable(0)
    let sequence = variable.asObservable()
    let first = Subscriber(sequence)
    let second = Subscriber(sequence)
    first.dispose()
    variable.value = 1
    try first.check(["0"], "Its subscription was disposed when the value was 0.")
    try second.check(["0", "1"], "Another subscription was disposed. This one receives 1.")
    second.dispose()
    try Subscriber(sequence).check(
      ["1"], "All others were disposed, but the variable is still there. Its value is 1.")
  }

  @Test func `it completes when it is released`() throws {
    var variable: MyVariable? = MyVariable(0)
    weak var observed: MyVariable<Int>?
    observed = variable
    let listener = Subscriber(variable!.asObservable())
    variable = nil
    try expect(
      observed == nil,
      """
      The variable's owner has released it, and a subscription to its sequence keeps it alive. So nobody \
      receives a completion.
      """)
    try listener.check(
      ["0", "completed"], "The variable was released. Its subscriber receives a completion.")
  }

  @Test func `neither sequence nor subscription keeps it alive`() throws {
    var variable: MyVariable? = MyVariable(0)
    weak var observed: MyVariable<Int>?
    observed = variable
    let sequence = variable!.asObservable()
    let first = Subscriber(sequence)
    variable = nil
    try expect(
      observed == nil,
      """
      The variable's owner has released it, but its own sequence keeps it alive. So nobody \
      receives a completion.
      """)
    try first.check(
      ["0", "completed"], "The variable was released. Its subscriber receives `completed`.")
    for _ in 1...2 {
      try Subscriber(sequence).check(
        ["completed"],
        "The variable is released, the sequence was kept. A later subscriber receives the completion."
      )
    }
  }

  @Test func `it releases an old value`() throws {
    let variable = MyVariable<Token?>(nil)
    weak var old: Token?
    do {
      let token = Token()
      old = token
      variable.value = token
    }
    try expect(old != nil, "A value was set, but the variable doesn't keep it.")
    variable.value = nil
    try expect(old == nil, "The value was replaced, but the old one is still kept in memory.")
  }

  @Test func `the listing prints what it printed`() throws {
    let expected = [
      "Before first subscription ---", "First 0", "Before send 1", "First 1",
      "Before second subscription ---", "Second 1", "Before send 2", "First 2", "Second 2",
      "End ---", "Completed 1", "Completed 2",
    ]
    let lines = transcript()
    let same = zip(lines, expected).prefix { $0 == $1 }.count
    let (wanted, found) = (expected.dropFirst(same).first, lines.dropFirst(same).first)
    try expect(
      lines, equals: expected,
      """
      Line \(same + 1) of the listing must be \(wanted.map { "“\($0)”" } ?? "none"), \
      but it printed \(found.map { "“\($0)”" } ?? "nothing more").
      """)
  }
}

/// What the listing `variable` of chapter 3 prints with this variable.
private func transcript() -> [String] {
  @Locked var lines: [String] = []
  func print(_ line: String) { lines.append(line) }
  func listing() {
    let variable = MyVariable(0)
    print("Before first subscription ---")
    _ = variable.asObservable()
      .subscribe(onNext: { print("First \($0)") }, onCompleted: { print("Completed 1") })
    print("Before send 1")
    variable.value = 1
    print("Before second subscription ---")
    _ = variable.asObservable()
      .subscribe(onNext: { print("Second \($0)") }, onCompleted: { print("Completed 2") })
    print("Before send 2")
    variable.value = 2
    withExtendedLifetime(variable) { print("End ---") }
  }
  listing()
  return lines
}

private final class Token {}
