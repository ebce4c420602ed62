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

  @Test func `a value that has been replaced is dropped`() throws {
    let score = MyVariable(0)
    let limit = Subscriber(score.asObservable()) { [weak score] event in
      if let points = event.element, points > 100 { score?.value = 100 }
    }
    let found = Locked<[Int?]>([])
    let board = Subscriber(score.asObservable()) { [weak score] event in
      if event.element != nil { found.value.append(score?.value) }
    }
    score.value = 120
    let sentence = "The value was 0, and was set to 120. The first observer then set it to 100."
    try limit.check(["0", "120", "100"], "\(sentence) It receives both.")
    try board.check(
      ["0", "100"],
      """
      \(sentence) The second observer hadn't received 120 yet, so 120 is dropped for it. It must not \
      end with an old value.
      """)
    score.value = 90
    try limit.check(["0", "120", "100", "90"], "After that, the value was set to 90.")
    try board.check(["0", "100", "90"], "After that, the value was set to 90.")
    try expect(
      found.value, equals: [0, 100, 90],
      "The second observer read `value` whenever it received an element. It finds that element.")
    let late = Subscriber(score.asObservable())
    try late.check(["90"], "After all that, the value is 90.")
    limit.dispose()
    board.dispose()
  }

  @Test func `an equal value replaces the older one as well`() throws {
    let variable = MyVariable(0)
    let isSet = Locked(false)
    let first = Subscriber(variable.asObservable()) { [weak variable] event in
      if event.element == 1, !isSet.value {
        isSet.value = true
        variable?.value = 1
      }
    }
    let second = Subscriber(variable.asObservable())
    variable.value = 1
    let sentence = "While the first observer received 1, it set the value to 1 again."
    try first.check(["0", "1", "1"], "\(sentence) It receives both.")
    try second.check(["0", "1"], "\(sentence) The second observer receives only the newer 1.")
    variable.value = 1
    try second.check(["0", "1", "1"], "\(sentence) After that, the value was set to 1 once more.")
    first.dispose()
  }

  @Test func `two values may be replaced in a row`() throws {
    let variable = MyVariable(0)
    let subscribers = (1...3).map { number in
      Subscriber(variable.asObservable()) { [weak variable] event in
        if number < 3, event.element == number { variable?.value = number + 1 }
      }
    }
    variable.value = 1
    let sentence = "The first of three observers sets 2 when it receives 1, the second sets 3 at 2."
    try subscribers[0].check(["0", "1", "2", "3"], sentence)
    try subscribers[1].check(["0", "2", "3"], sentence)
    try subscribers[2].check(["0", "3"], sentence)
    for subscriber in subscribers { subscriber.dispose() }
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

  @Test func `it is a property of a game`() throws {
    var game: Game? = Game()
    let board = Subscriber(game!.$score)
    game?.score += 120
    game = nil
    try board.check(
      ["0", "120", "completed"],
      "`score` is declared with `@MyVariable`. It was 0, became 120, and the game was released.")
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
      The program of the older listing `variable` was run with your class. Its line \(same + 1) must be \(wanted.map { "“\($0)”" } ?? "none"), \
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

private final class Game {
  @MyVariable var score = 0
}

private final class Token {}
