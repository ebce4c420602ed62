import Observation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("UnsavedDot", .serialized) struct UnsavedDotTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `write, save, write, release`() throws {
    var letter: Letter? = Letter()
    let dot = Subscriber(letter!.rx.follow(\.isUnsaved, on: scheduler))
    try expect(
      dot.received, equals: ["false"],
      "Somebody subscribed, and the scheduler hasn't had a turn. The current value is emitted at once."
    )
    for step in [{ letter?.text = "a" }, { letter?.save() }, { letter?.text = "b" }] {
      step()
      scheduler.start()
    }
    try expect(
      dot.received, equals: ["false", "true", "false", "true"],
      """
      A letter was written, saved and written again. The scheduler had a turn after each.\
      \(dot.received.count > 1 ? "" : " After the first value, nothing was read. Does anyone hold what reads it?")
      """)
    weak var probe: Letter?
    probe = letter
    letter = nil
    try expect(probe == nil, "Nobody else holds the letter, and a subscription keeps it alive.")
    try expect(
      dot.received, equals: ["false", "true", "false", "true", "completed"],
      "The letter was released.")
  }

  @Test func `a change is read in a later turn`() throws {
    let letter = Letter()
    let texts = Subscriber(letter.rx.follow(\.text, on: scheduler))
    letter.text = "a"
    try expect(
      texts.received, equals: [""],
      "The text has changed, and the scheduler hasn't had a turn. Nothing is emitted yet.")
    letter.text = "b"
    scheduler.start()
    try expect(
      texts.received, equals: ["", "b"],
      "The text was set to a, then to b. After that, the scheduler had its turn.")
    withExtendedLifetime(letter) {}
  }

  @Test func `equal values`() throws {
    let letter = Letter()
    let dot = Subscriber(letter.rx.follow(\.isUnsaved, on: scheduler))
    for text in ["a", "ab", "abc"] {
      letter.text = text
      scheduler.start()
    }
    try expect(
      dot.received, equals: ["false", "true"],
      "The text has changed three times, and each time the letter was unsaved afterwards.")
    letter.text = ""
    letter.text = "abcd"
    scheduler.start()
    letter.save()
    scheduler.start()
    try expect(
      dot.received, equals: ["false", "true", "false"],
      "The text was set back and forth in one turn. Later the letter was saved.")
  }

  @Test func `the first value counts as emitted`() throws {
    let letter = Letter()
    let dot = Subscriber(letter.rx.follow(\.isUnsaved, on: scheduler))
    letter.text = "a"
    letter.save()
    scheduler.start()
    try expect(
      dot.received, equals: ["false"],
      """
      A letter was written and saved in one turn, just after the subscription. What is read then equals the \
      value that was emitted first.
      """)
  }

  @Test func `what the value is computed from may change`() throws {
    let page = Page()
    let titles = Subscriber(page.rx.follow(\.heading, on: scheduler))
    for step in [{ page.title = "b" }, { page.isShort = true }, { page.short = "c" }] {
      step()
      scheduler.start()
    }
    try expect(
      titles.received, equals: ["a", "b", "-", "c"],
      """
      The value is read from `title`, until `isShort` is set. Then it is read from `short`, which is - at \
      first, and is set to c.
      """)
  }

  @Test func `an observer that changes the object`() throws {
    let letter = Letter()
    let texts = Subscriber(letter.rx.follow(\.text, on: scheduler)) { event in
      if let text = event.element, text.count < 3 { letter.text = text + "a" }
    }
    scheduler.start()
    try expect(
      texts.received, equals: ["", "a", "aa", "aaa"],
      "An observer adds an a to the text while it receives it, until there are three. So it does at the first value."
    )
    texts.dispose()
  }

  @Test func `a sequence doesn't keep the object alive`() throws {
    var letter: Letter? = Letter()
    weak var probe: Letter?
    probe = letter
    let sequence = letter!.rx.follow(\.text, on: scheduler)
    letter = nil
    try expect(
      probe == nil, "Nobody has subscribed. Nobody else holds the letter, and your sequence does.")
    try expect(
      Subscriber(sequence).received, equals: ["completed"],
      "This observer subscribed after the release of the letter.")
  }

  @Test func `the object is released before it is read again`() throws {
    var letter: Letter? = Letter()
    weak var probe: Letter?
    probe = letter
    let dot = Subscriber(letter!.rx.follow(\.isUnsaved, on: scheduler))
    letter?.text = "a"
    letter = nil
    try expect(
      probe == nil,
      "The letter was written and released before the scheduler had its turn. The scheduled read keeps it alive."
    )
    try expect(
      dot.received, equals: ["false", "completed"],
      "The letter was written and released, and the scheduler hasn't had its turn. The sequence completes at once."
    )
    scheduler.start()
    try expect(
      dot.received, equals: ["false", "completed"],
      "The letter was written and released, and then the scheduler had its turn.")
  }

  @Test func `two subscribers`() throws {
    let letter = Letter()
    let sequence = letter.rx.follow(\.text, on: scheduler)
    let first = Subscriber(sequence)
    letter.text = "a"
    let second = Subscriber(sequence)
    scheduler.start()
    try expect(
      [first.received, second.received], equals: [["", "a"], ["a"]],
      """
      The text was set to a. A second observer subscribed before the scheduler had its turn. Each begins with \
      the text that it finds.
      """)
    first.dispose()
    letter.text = "b"
    scheduler.start()
    try expect(
      [first.received, second.received], equals: [["", "a"], ["a", "b"]],
      "The first of two subscriptions was disposed. Then the text was set to b.")
  }

  @Test func `after the subscription was disposed`() throws {
    let page = Page()
    let titles = Subscriber(page.rx.follow(\.heading, on: scheduler))
    page.title = "b"
    titles.dispose()
    let reads = page.reads
    scheduler.start()
    page.title = "c"
    scheduler.start()
    try expect(
      titles.received, equals: ["a"],
      "The title has changed, and the subscription was disposed before the scheduler had its turn.")
    try expect(
      page.reads, equals: reads,
      "The subscription was disposed, but the property is still read. It was read so many times:")
  }

  @Test func `the object holds nothing of a subscriber that is gone`() throws {
    try holdsNothing(changes: false)
  }

  @Test func `after a change, too, the object holds nothing of a subscriber that is gone`() throws {
    try holdsNothing(changes: true)
  }

  private func holdsNothing(changes: Bool) throws {
    let letter = Letter()
    var window: Window? = Window()
    weak var probe: Window?
    probe = window
    let subscription = letter.rx.follow(\.text, on: scheduler).subscribe(onNext: { [window] _ in
      withExtendedLifetime(window) {}
    })
    window = nil
    if changes {
      letter.text = "a"
      scheduler.start()
    }
    subscription.dispose()
    try expect(
      probe == nil,
      """
      \(changes ? "The letter was written, and its text was read again. Then the" : "The") subscription was \
      disposed, and the letter goes on, without a change. It still holds `onChange`, or what waits for its \
      release, and that leads to the subscriber's closure.
      """)
    withExtendedLifetime(letter) {}
  }
}

/// What a subscriber's closure holds.
private final class Window {}

/// An object with a value that is computed from one property or from another, and counts how often.
@Observable private final class Page: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var isShort = false
  var title = "a"
  var short = "-"
  @ObservationIgnored var reads = 0

  var heading: String {
    reads += 1
    return isShort ? short : title
  }
}
