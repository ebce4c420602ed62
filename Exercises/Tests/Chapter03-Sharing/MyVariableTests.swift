import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("MyVariable", .serialized) struct MyVariableTests {
  @Test func `whoever subscribes hears the value of now first`() throws {
    let variable = MyVariable(0)
    let first = Listener(variable.asObservable())
    try expect(first.heard, equals: ["0"], "The value is 0. Who subscribes hears it at once.")
    variable.value = 1
    let second = Listener(variable.asObservable())
    try expect(second.heard, equals: ["1"], "The value is 1 now. Who subscribes hears it at once.")
  }

  @Test func `everybody hears each new value`() throws {
    let variable = MyVariable(0)
    let first = Listener(variable.asObservable())
    let second = Listener(variable.asObservable())
    variable.value = 1
    variable.value = 1
    variable.value += 1
    try expect(variable.value, equals: 2, "The value can be read back.")
    try expect(
      first.heard, equals: ["0", "1", "1", "2"], "It was 0 and was set to 1, to 1 and to 2.")
    try expect(
      second.heard, equals: ["0", "1", "1", "2"], "It was 0 and was set to 1, to 1 and to 2.")
  }

  @Test func `who hears a value finds it there`() throws {
    let variable = MyVariable(0)
    var found: [Int] = []
    let subscription = variable.asObservable().subscribe(onNext: { [unowned variable] _ in
      found.append(variable.value)
    })
    variable.value = 1
    try expect(
      found, equals: [0, 1],
      "The observer looked at `value` when it heard of 1, and found what it was before.")
    subscription.dispose()
  }

  @Test func `who leaves hears nothing more`() throws {
    let variable = MyVariable(0)
    let listener = Listener(variable.asObservable())
    listener.leave()
    variable.value = 1
    try expect(listener.heard, equals: ["0"], "It has left when the value was 0.")
  }

  @Test func `it completes when it goes`() throws {
    var variable: MyVariable? = MyVariable(0)
    let listener = Listener(variable!.asObservable())
    variable = nil
    try expect(
      listener.heard, equals: ["0", "completed"],
      "The variable was let go. Its observer hears that.")
  }

  @Test func `neither sequence nor subscription keeps it alive`() throws {
    var variable: MyVariable? = MyVariable(0)
    weak var observed: MyVariable<Int>?
    observed = variable
    let sequence = variable!.asObservable()
    let listener = Listener(sequence)
    variable = nil
    try expect(
      observed == nil,
      """
      The variable was let go, and its own sequence keeps it alive. So it never goes, and nobody \
      hears a completion.
      """)
    try expect(
      Listener(sequence).heard, equals: ["completed"],
      "The sequence was kept, the variable has gone. Who comes now hears the completion.")
    withExtendedLifetime(listener) {}
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
      Line \(same + 1) of the listing is to be \(wanted.map { "“\($0)”" } ?? "none"), \
      but it printed \(found.map { "“\($0)”" } ?? "nothing more").
      """)
  }
}

/// What the listing `variable` of chapter 3 prints with this variable.
private func transcript() -> [String] {
  var lines: [String] = []
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
