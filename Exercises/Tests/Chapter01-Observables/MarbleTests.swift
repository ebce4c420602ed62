import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("Marble", .serialized) struct MarbleTests {
  private let clock = PublishSubject<Void>()

  @Test func `nothing happens at a hyphen`() throws {
    try check("-----", [])
    try check("--a--", ["a at 3"])
  }

  @Test func `each character takes a tick, elements as well`() throws {
    try check("a", ["a at 1"])
    try check("abc", ["a at 1", "b at 2", "c at 3"])
    try check("--a--b---c-", ["a at 3", "b at 6", "c at 10"])
    try check(String(repeating: "-", count: 60) + "a|", ["a at 61", "completed at 62"])
  }

  @Test func `nothing happens without a tick`() throws {
    let page = Subscriber(marble("a|", ticks: clock))
    try page.check([], "The diagram begins with an element, and the clock hasn't ticked yet.")
    clock.onNext(())
    try page.check(["a"], "The clock has ticked once.")
    page.dispose()
  }

  @Test func `a bar is completion`() throws {
    try check("--a--|", ["a at 3", "completed at 6"], more: 3)
    try check("|", ["completed at 1"], more: 3)
    try check("a|-b", ["a at 1", "completed at 2"], more: 3)
  }

  @Test func `an X is an error`() throws {
    try check("--a--b-X", ["a at 3", "b at 6", "MarbleFailure at 8"], more: 3)
    try check("aX|b", ["a at 1", "MarbleFailure at 2"], more: 3)
  }

  @Test func `after the last character, nothing more is sent`() throws {
    let story = """
      This diagram has no end, so the result has none. Its characters are played, and then the clock ticks three \
      times more.
      """
    try check("--a--", ["a at 3"], more: 3, story)
    try check("abc", ["a at 1", "b at 2", "c at 3"], more: 3, story)
    try check("-----", [], more: 3, story)
  }

  @Test func `the same element may occur again`() throws {
    try check("-a-b-a-b-|", ["a at 2", "b at 4", "a at 6", "b at 8", "completed at 10"])
    try check("-aa-|", ["a at 2", "a at 3", "completed at 5"])
  }

  @Test func `any other character is an element, as it stands`() throws {
    try check("-7-?-A-x-|", ["7 at 2", "? at 4", "A at 6", "x at 8", "completed at 10"])
    try check("-!->-^-|", ["! at 2", "> at 4", "^ at 6", "completed at 8"])
    try check("(a,b)|", ["( at 1", "a at 2", ", at 3", "b at 4", ") at 5", "completed at 6"])
    try check(" -a- ", ["␣ at 1", "a at 3", "␣ at 5"])
  }

  @Test func `a character is what a reader sees as one`() throws {
    try check("-é-🇪🇺-👩‍👧-|", ["é at 2", "🇪🇺 at 4", "👩‍👧 at 6", "completed at 8"])
  }

  @Test func `each subscription plays from the first character`() throws {
    let letters = marble("abc|", ticks: clock)
    let first = Subscriber(letters)
    clock.onNext(())
    clock.onNext(())
    let second = Subscriber(letters)
    clock.onNext(())
    clock.onNext(())
    try first.check(
      ["a", "b", "c", "completed"],
      """
      Four ticks of the clock, and another one subscribed after two of them. Where each of the two is in the \
      diagram is its own matter.
      """)
    try second.check(
      ["a", "b"],
      """
      It subscribed after two ticks of four, so it has received the first two characters.
      """)
    second.dispose()
  }

  @Test(arguments: ["a|", "aX"])
  func `the clock is disposed at the end`(diagram: String) throws {
    let page = Subscriber(marble(diagram, ticks: clock))
    clock.onNext(())
    try expect(clock.hasObservers, "No end has come: the subscription to the clock must go on.")
    clock.onNext(())
    try expect(
      !clock.hasObservers, "The diagram has ended, and the subscription to the clock still runs.")
    page.dispose()
    let other = Subscriber(marble(diagram, ticks: clock))
    other.dispose()
    try expect(
      !clock.hasObservers, "The result was disposed, and the subscription to the clock still runs.")
  }

  @Test(arguments: [true, false])
  func `the clock may end when the diagram has been played`(fails: Bool) throws {
    let page = Subscriber(marble("-a", ticks: clock))
    for _ in 1...4 { clock.onNext(()) }
    try page.check(["a"], "The diagram -a has no end, and the clock has ticked four times.")
    if fails { clock.onError(MarbleFailure()) } else { clock.onCompleted() }
    try page.check(
      ["a", fails ? "error(MarbleFailure())" : "completed"],
      """
      The diagram -a has no end. The clock has ticked four times, and then it has \
      \(fails ? "failed" : "completed"). So does the result.
      """)
  }

  @Test func `an observer may make the clock tick`() throws {
    let received = Locked<[String]>([])
    let subscription = marble("ab-c|", ticks: clock).subscribe { [clock] event in
      received.value.append("\(event)")
      if received.value.count < 9, event.element == "a" || event.element == "b" { clock.onNext(()) }
    }
    clock.onNext(())
    try expect(
      received.value, equals: ["next(a)", "next(b)"],
      """
      The clock ticked, and while it received an element, the observer made it tick again: three ticks for \
      a, b and the hyphen.
      """)
    clock.onNext(())
    clock.onNext(())
    try expect(
      received.value, equals: ["next(a)", "next(b)", "next(c)", "completed"],
      "Then the clock ticked twice more. No character is played twice, and none is skipped.")
    subscription.dispose()
  }

  @Test(arguments: Law.all(of: played))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// A diagram of 20,000 characters would only test how its characters are found.
  private static let played = Operator(of: "the clock", except: [.many]) { source, _ in
    marble("a-bc-d", ticks: source.map { _ in () })
  }

  /// Plays a diagram. The clock ticks once for each character, and then a few times `more`.
  private func check(
    _ diagram: String, _ expected: [String], more: Int = 0, _ why: String = "", line: Int = #line
  ) throws {
    let tick = Locked(0)
    let found = Locked<[String]>([])
    let subscription = marble(diagram, ticks: clock).subscribe { event in
      let name =
        switch event {
        case .next(let element): element == " " ? "␣" : element
        case .error(is MarbleFailure): "MarbleFailure"
        case .error: "another error"
        case .completed: "completed"
        }
      found.value.append("\(name) at \(tick.value)")
    }
    for number in 1...diagram.count + more {
      tick.value = number
      clock.onNext(())
    }
    subscription.dispose()
    try expect(
      found.value, equals: expected,
      """
      \(why.isEmpty ? "" : why + "\n")tick     1234567890
      diagram  \(diagram)
      """,
      line: line)
  }
}
