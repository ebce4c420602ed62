import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("SentMessage", .serialized) struct SentMessageTests {
  @Test func `before, the original, after`() throws {
    let diary = Diary()
    diary.screen.rx.call(["a"]) { diary.lines.append("original") }
    try expect(
      diary.lines, equals: ["sent a", "original", "invoked a"],
      "One call was made. sentMessage emits before the original runs, methodInvoked after it.")
  }

  @Test func `each object has its own sequences`() throws {
    let diary = Diary()
    let other = Screen()
    other.rx.call(["other"]) {}
    try expect(
      diary.lines, equals: [],
      "A method of another object was called. That has its own sequences.")
    let trace = Lines(other.rx.trace(\.title))
    diary.screen.rx.call(["a"]) { other.rx.call(["b"]) {} }
    try expectLines(
      trace.text,
      equals: """
        > b [x]
        < b [x]
        """,
      """
      The original of a makes the call b, of another object. No other call of that object is going on.
      """)
  }

  @Test func `call returns the result of the original`() throws {
    let screen = Screen()
    let runs = Locked(0)
    let result = screen.rx.call(["a"]) { () -> Int in
      runs.value += 1
      return runs.value * 10
    }
    try expect(
      "\(runs.value) run, result \(result)", equals: "1 run, result 10",
      "Nobody observes this call. The original runs once, and call returns its result.")
  }

  @Test func `each call, even one with the same arguments`() throws {
    let diary = Diary()
    for argument in ["a", "a", "", "b"] { diary.screen.rx.call([argument]) {} }
    diary.screen.rx.call([]) {}
    diary.screen.rx.call(["x", "y"]) {}
    try expect(
      diary.lines.filter { $0.hasPrefix("sent") },
      equals: ["sent a", "sent a", "sent ", "sent b", "sent ", "sent x,y"],
      "Six calls were made, some of them with equal arguments or none. sentMessage emits for each.")
    try expect(
      diary.lines.filter { $0.hasPrefix("invoked") }.count, equals: 6,
      """
      Six calls were made, some of them with equal arguments or none. So methodInvoked emits six \
      times.
      """
    )
  }

  @Test func `a late subscriber receives later calls only`() throws {
    let screen = Screen()
    screen.rx.call(["early"]) {}
    let diary = Diary(screen)
    try expect(
      diary.lines, equals: [],
      "A call was made before anybody subscribed. A late subscriber does not receive it.")
    screen.rx.call(["late"]) {}
    try expect(
      diary.lines, equals: ["sent late", "invoked late"],
      "A subscriber receives each call that is made after its subscription.")
    let (sent, invoked) = (screen.rx.sentMessage, screen.rx.methodInvoked)
    let early = [Lines(sent), Lines(invoked)]
    screen.rx.call(["later"]) {}
    let late = [Lines(sent), Lines(invoked)]
    try expect(
      late.flatMap(\.received), equals: [],
      """
      One observer subscribed to `sentMessage` and one to `methodInvoked`. A call was made, and then two \
      others subscribed to the same sequences. Those receive nothing.
      """)
    withExtendedLifetime(early) {}
  }

  @Test func `a call that an observer makes is a call`() throws {
    let screen = Screen()
    let lines = Locked<[String]>([])
    let subscriptions = [
      screen.rx.sentMessage.subscribe(onNext: { [weak screen] arguments in
        lines.value.append("sent \(arguments.joined())")
        if arguments == ["a"] { screen?.rx.call(["b"]) { lines.value.append("original b") } }
      }),
      screen.rx.methodInvoked.subscribe(onNext: { [weak screen] arguments in
        lines.value.append("invoked \(arguments.joined())")
        if arguments == ["a"] { screen?.rx.call(["c"]) { lines.value.append("original c") } }
      }),
    ]
    screen.rx.call(["a"]) { lines.value.append("original a") }
    try expect(
      lines.value,
      equals: [
        "sent a", "sent b", "original b", "invoked b", "original a", "invoked a", "sent c",
        "original c", "invoked c",
      ],
      """
      The observer of sentMessage makes the call b while it receives a, and that of methodInvoked \
      makes the call c. Each is a call like any other.
      """)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `two subscribers, one original`() throws {
    let diary = Diary()
    let second = Diary(diary.screen)
    let runs = Locked(0)
    diary.screen.rx.call(["a"]) { runs.value += 1 }
    try expect(
      runs.value, equals: 1, "There are two subscribers and one call: the original runs once.")
    try expect(
      second.lines, equals: ["sent a", "invoked a"], "The second subscriber receives the call, too."
    )
  }

  @Test func `an original that throws`() throws {
    let diary = Diary()
    let runs = Locked(0)
    var caught = "nothing"
    do {
      try diary.screen.rx.call(["a"]) {
        runs.value += 1
        throw Broken.lamp
      }
    } catch {
      caught = "\(error)"
    }
    try expect(
      "\(runs.value) run, \(caught)", equals: "1 run, lamp",
      "The original throws an error. It runs once, like any other, and `call` throws the same error."
    )
    try expect(
      diary.lines, equals: ["sent a"],
      "The original threw. Its work isn't done, so methodInvoked emits nothing for this call.")
    diary.screen.rx.call(["b"]) {}
    try expect(
      diary.lines, equals: ["sent a", "sent b", "invoked b"],
      "After a call that threw, another one is made. Both sequences go on.")
  }

  @Test func `a call inside of a call`() throws {
    let diary = Diary()
    let screen = diary.screen
    screen.rx.call(["outer"]) {
      screen.rx.call(["inner"]) { diary.lines.append("original") }
    }
    try expect(
      diary.lines,
      equals: ["sent outer", "sent inner", "original", "invoked inner", "invoked outer"],
      "The original makes another call. Both sequences emit for the inner call as for any other."
    )
  }

  @Test func `an observer makes another call`() throws {
    let screen = Screen()
    let titles = Locked<[String]>([])
    let subscription = screen.rx.methodInvoked.subscribe(onNext: { arguments in
      if arguments == ["a"] { screen.rx.call(["b"]) { titles.value.append("b") } }
    })
    screen.rx.call(["a"]) { titles.value.append("a") }
    subscription.dispose()
    try expect(
      titles.value, equals: ["a", "b"],
      "An observer of methodInvoked makes another call. Its original runs as well.")
  }

  @Test func `the lines of a call`() throws {
    let screen = Screen()
    let trace = Lines(screen.rx.trace(\.title))
    screen.set("a")
    screen.rx.call(["b", "c"]) {}
    try expectLines(
      trace.text,
      equals: """
        > a [x]
        < a [a]
        > b, c [a]
        < b, c [a]
        """,
      """
      The title is x, and the original of a sets it to a. Another call has two arguments, and sets nothing. \
      `trace` emits two lines for each call.
      """)
  }

  @Test func `two properties`() throws {
    let screen = Screen()
    let (titles, rows) = (Lines(screen.rx.trace(\.title)), Lines(screen.rx.trace(\.rows)))
    screen.rx.call(["a"]) {
      screen.rows = 1
      screen.rx.call(["b"]) { screen.rows = 2 }
      screen.title = "y"
    }
    try expectLines(
      rows.text,
      equals: """
        > a [0]
          > b [1]
          < b [2]
        < a [2]
        """,
      """
      The original of a sets `rows` to 1, and makes the call b, whose original sets `rows` to 2. There is a \
      subscription to `trace` of `rows`, and one to that of `title`.
      """)
    try expectLines(
      titles.text,
      equals: """
        > a [x]
          > b [x]
          < b [x]
        < a [y]
        """,
      """
      The title is x, and the original of a sets it to y after it has made the call b. There is a \
      subscription to `trace` of `title`, and one to that of `rows`.
      """)
  }

  @Test func `the lines come first and last`() throws {
    let diary = Diary()
    let trace = diary.screen.rx.trace(\.title).subscribe(onNext: { diary.lines.append($0) })
    diary.screen.rx.call(["a"]) { diary.lines.append("original") }
    trace.dispose()
    try expect(
      diary.lines, equals: ["> a [x]", "sent a", "original", "invoked a", "< a [x]"],
      "`trace` emits before `sentMessage` emits, and again after `methodInvoked` has.")
  }

  @Test func `a title that an observer sets`() throws {
    let screen = Screen()
    let trace = Lines(screen.rx.trace(\.title))
    let subscriptions = [
      screen.rx.sentMessage.subscribe(onNext: { [weak screen] _ in screen?.title = "y" }),
      screen.rx.methodInvoked.subscribe(onNext: { [weak screen] _ in screen?.title = "z" }),
    ]
    screen.set("a")
    for subscription in subscriptions { subscription.dispose() }
    try expectLines(
      trace.text,
      equals: """
        > a [x]
        < a [z]
        """,
      """
      The title is x, and an observer of `sentMessage` sets it to y. Then the original sets it to a, and an \
      observer of `methodInvoked` to z.
      """)
  }

  @Test func `the lines of calls inside of calls`() throws {
    let diary = Diary()
    let screen = diary.screen
    let trace = Lines(screen.rx.trace(\.title))
    screen.rx.call(["a"]) {
      screen.rx.call(["b"]) { screen.rx.call(["c"]) { screen.set("d") } }
      screen.set("e")
    }
    try expectLines(
      trace.text,
      equals: """
        > a [x]
          > b [x]
            > c [x]
              > d [x]
              < d [d]
            < c [d]
          < b [d]
          > e [d]
          < e [e]
        < a [e]
        """,
      """
      The title is x, and the original of a makes the calls b and e. That of b makes c, and that of c makes d. \
      The originals of d and e set the title.
      """)
    try expect(
      diary.lines.filter { $0.hasPrefix("sent") },
      equals: ["sent a", "sent b", "sent c", "sent d", "sent e"],
      "The original of a makes the call b, that of b makes c, and that of c makes d. Then a makes e."
    )
  }

  @Test func `the lines of seven calls`() throws {
    let screen = Screen()
    let trace = Lines(screen.rx.trace(\.title))
    func call(_ depth: Int) {
      screen.rx.call(["\(depth)"]) { if depth < 7 { call(depth + 1) } }
    }
    call(1)
    func lines(_ mark: String) -> [String] {
      (1...7).map { String(repeating: "  ", count: $0 - 1) + "\(mark) \($0) [x]" }
    }
    try expectLines(
      trace.text, equals: (lines(">") + lines("<").reversed()).joined(separator: "\n"),
      "The original of the call 1 makes the call 2, and so on. The call 7 is inside of six others.")
  }

  @Test func `the lines of a call that throws`() throws {
    let screen = Screen()
    let trace = Lines(screen.rx.trace(\.title))
    screen.rx.call(["a"]) {
      try? screen.rx.call(["b"]) { throw Broken.lamp }
      screen.title = "a"
    }
    try expectLines(
      trace.text,
      equals: """
        > a [x]
          > b [x]
          ! b [x]
        < a [a]
        """,
      """
      The title is x, and the original of a makes the call b, whose original throws. It catches the error, and \
      sets the title to a.
      """)
  }

  @Test func `the lines after a call that has thrown`() throws {
    let screen = Screen()
    let trace = Lines(screen.rx.trace(\.title))
    try? screen.rx.call(["c"]) { try screen.rx.call(["d"]) { throw Broken.lamp } }
    screen.rx.call(["e"]) {}
    try expectLines(
      trace.text,
      equals: """
        > c [x]
          > d [x]
          ! d [x]
        ! c [x]
        > e [x]
        < e [x]
        """,
      """
      The original of c makes the call d, whose original throws, and doesn't catch the error: both calls have \
      ended. Later, the call e is made.
      """)
  }

  @Test func `the lines of a call that an observer makes`() throws {
    let screen = Screen()
    let trace = Lines(screen.rx.trace(\.title))
    let subscriptions = [
      screen.rx.sentMessage.subscribe(onNext: { [weak screen] arguments in
        if arguments == ["a"] { screen?.rx.call(["b"]) {} }
      }),
      screen.rx.methodInvoked.subscribe(onNext: { [weak screen] arguments in
        if arguments == ["a"] { screen?.rx.call(["c"]) {} }
      }),
    ]
    screen.rx.call(["a"]) {}
    for subscription in subscriptions { subscription.dispose() }
    try expectLines(
      trace.text,
      equals: """
        > a [x]
          > b [x]
          < b [x]
          > c [x]
          < c [x]
        < a [x]
        """,
      """
      An observer of `sentMessage` makes the call b when it receives a, and one of `methodInvoked` makes c. \
      a has begun and hasn't ended.
      """)
  }

  @Test func `a subscriber to the lines in the middle of a call`() throws {
    let screen = Screen()
    let before = Lines(screen.rx.trace(\.title))
    before.dispose()
    let lines = """
        > b [x]
        < b [x]
      < a [x]
      """
    try expectLines(
      linesFromTheMiddle(of: screen), equals: lines,
      """
      An observer subscribed to `trace` while the original of a ran, which then made the call b. An earlier \
      subscription had been disposed.
      """)
    try expectLines(
      linesFromTheMiddle(of: Screen()), equals: lines,
      """
      An observer subscribed to `trace` while the original of a ran, which then made the call b. Before that, \
      nobody had read any of the sequences.
      """)
  }

  /// The lines that an observer receives which subscribes to `trace` inside of a call.
  private func linesFromTheMiddle(of screen: Screen) -> String {
    var trace: Lines?
    screen.rx.call(["a"]) {
      trace = Lines(screen.rx.trace(\.title))
      screen.rx.call(["b"]) {}
    }
    return trace?.text ?? ""
  }

  @Test func `a subscription doesn't keep the object alive`() throws {
    var screen: Screen? = Screen()
    let probe = Probe(screen)
    _ = screen!.rx.sentMessage.subscribe()
    _ = screen!.rx.methodInvoked.subscribe()
    screen = nil
    try expect(
      probe.object == nil,
      """
      There was one subscription to `sentMessage` and one to `methodInvoked`. Nobody else holds the object, \
      and one of them still does.
      """)
    screen = Screen()
    let other = Probe(screen)
    _ = screen!.rx.trace(\.title).subscribe()
    screen?.set("a")
    screen = nil
    try expect(
      other.object == nil,
      """
      Nobody else holds the object, but a subscription to `trace` still holds it. Nobody disposes that: who \
      holds it, and for how long?
      """)
  }

  @Test(arguments: ["sentMessage", "methodInvoked", "trace"])
  func `a sequence doesn't keep the object alive`(name: String) throws {
    let (screen, sequence) = Screen.observed(name)
    try expect(
      screen.object == nil,
      """
      `\(name)` was read, and no one has subscribed to the sequence. Nobody else holds the object, and your \
      sequence keeps it alive.
      """)
    try expect(
      endings(of: [(name, sequence)]), equals: [name],
      "This observer subscribed to `\(name)` after the object was released. It receives `completed`."
    )
  }

  @Test func `all complete when the object is released`() throws {
    var screen: Screen? = Screen()
    let sequences = screen!.sequences
    let early = Endings(sequences)
    screen?.set("a")
    screen = nil
    try expect(
      early.names.sorted(), equals: ["methodInvoked", "sentMessage", "trace"],
      "The object was released. All three of its sequences complete.")
    try expect(
      endings(of: sequences), equals: ["sentMessage", "methodInvoked", "trace"],
      "These observers subscribed after the object was released. They receive `completed`.")
  }

  @Test func `who has set the wrong title?`() throws {
    let screen = MailScreen()
    let trace = Lines(screen.rx.trace(\.title))
    let badge = screen.rx.methodInvoked.subscribe(onNext: { [weak screen] arguments in
      if arguments.last == "search" { try? screen?.setTitle("Inbox", by: "badge") }
    })
    try? screen.setTitle("Inbox", by: "tabs")
    screen.isOnline = false
    try? screen.setTitle("Inbox", by: "reload")
    screen.isOnline = true
    try? screen.setTitle("Search", by: "search")
    badge.dispose()
    try expectLines(
      trace.text,
      equals: """
        > Inbox, tabs [Mail]
        < Inbox, tabs [Inbox]
        > Inbox, reload [Inbox]
        ! Inbox, reload [Inbox]
        > Search, search [Inbox]
          > Inbox, badge [Search]
          < Inbox, badge [Inbox]
        < Search, search [Inbox]
        """,
      "The parts of a mail app call `setTitle` of a `MailScreen`, which sends the title and the part."
    )
    try expect(
      MailScreen.culprit == "badge",
      """
      The user searches, so the title should be Search. But it is Inbox, and `culprit` is \
      "\(MailScreen.culprit)". Whose call has changed the title last? Your lines are:

      \(trace.text)
      """)
  }

  @Test func `a hundred objects, one after the other`() throws {
    for _ in 1...100 {
      let screen = Screen()
      let trace = Lines(screen.rx.trace(\.title))
      screen.set("a")
      try expectLines(
        trace.text,
        equals: """
          > a [x]
          < a [a]
          """,
        "Many objects were made and released, each with a subscription. This is a new one.")
    }
  }
}

/// An object whose calls are observed.
private final class Screen: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var title = "x"
  var rows = 0

  func set(_ title: String) { rx.call([title]) { self.title = title } }

  /// All three sequences, with their names. An element doesn't matter.
  var sequences: [(String, Observable<Void>)] {
    [
      ("sentMessage", rx.sentMessage.map { _ in }),
      ("methodInvoked", rx.methodInvoked.map { _ in }),
      ("trace", rx.trace(\.title).map { _ in }),
    ]
  }

  /// One of the sequences of an object that nobody else holds.
  static func observed(_ name: String) -> (Probe, Observable<Void>) {
    let screen = Screen()
    screen.set("a")
    return (Probe(screen), screen.sequences.first { $0.0 == name }!.1)
  }
}

/// Holds an object weakly.
private final class Probe {
  weak var object: Screen?

  init(_ object: Screen?) { self.object = object }
}

/// Writes down which sequences have completed. Nobody disposes its subscriptions.
private final class Endings {
  @Locked var names: [String] = []

  init(_ sequences: [(String, Observable<Void>)]) {
    for (name, sequence) in sequences {
      _ = sequence.subscribe(onCompleted: { [weak self] in self?.names.append(name) })
    }
  }
}

private func endings(of sequences: [(String, Observable<Void>)]) -> [String] {
  Endings(sequences).names
}

/// Writes down what the sequences of one object emit.
private final class Diary {
  let screen: Screen
  @Locked var lines: [String] = []
  private let bag = DisposeBag()

  init(_ screen: Screen = Screen()) {
    self.screen = screen
    screen.rx.sentMessage
      .subscribe(onNext: { [weak self] in self?.lines.append("sent \($0.joined(separator: ","))") })
      .disposed(by: bag)
    screen.rx.methodInvoked
      .subscribe(onNext: { [weak self] in
        self?.lines.append("invoked \($0.joined(separator: ","))")
      })
      .disposed(by: bag)
  }
}

/// Writes down what one sequence emits.
private final class Lines {
  @Locked var received: [String] = []
  var text: String { received.joined(separator: "\n") }
  private let bag = CompositeDisposable()

  init<Element>(_ sequence: Observable<Element>) {
    let subscription = sequence.subscribe(onNext: { [weak self] in self?.received.append("\($0)") })
    _ = bag.insert(subscription)
  }

  func dispose() { bag.dispose() }

  deinit { bag.dispose() }
}

/// Compares lines that may begin with blanks. So that these can be seen, a failure shows the lines in quotes.
private func expectLines(
  _ actual: String, equals expected: String, _ sentence: String, line: Int = #line
) throws {
  func quoted(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in "\"\(line)\"" }
  }
  try expect(quoted(actual), equals: quoted(expected), sentence, line: line)
}

private enum Broken: Error { case lamp }
