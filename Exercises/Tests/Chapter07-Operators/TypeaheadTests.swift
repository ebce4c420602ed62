import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

/// In these tests the pause is 3 s, and each text asks the server for what stands in
/// ``Server/answers``. An empty list is drawn as `0`.
@Suite("Typeahead", .serialized) struct TypeaheadTests {
  private let server = Server()

  @Test func `a half-typed word is not searched for`() throws {
    try expectSearches(
      for: "-r-x-s----------|",
      ["8: s"],
      """
      The letters were typed at 1, 3 and 5, with less than 3 s between them, so the only pause \
      begins at 5, and there is one search, at 8. Do you wait for a pause, or just for some time \
      since the last search?
      """)
    try marbles(in: server.time) {
      "-r-x-s----------|"
      results(of: $0)
      "----------3-----|"
    }
  }

  @Test func `the pause is waited for on the scheduler that was passed in`() throws {
    let text = PublishSubject<String>()
    let subscription = results(of: text.asObservable()).subscribe()
    text.onNext("r")
    try server.expectSearches([], "A letter was typed, and the pause isn't over. It is too early.")
    server.time.advanceTo(10)
    if server.searches.isEmpty {
      try fail(
        """
        A letter was typed at 0, and at 10 `search` hasn't been called. The pause is 3 seconds on \
        `scheduler`: what waits on another scheduler waits for real time, which doesn't pass here.
        """)
    }
    try server.expectSearches(["3: r"], "The letter was typed at 0, so the pause is over at 3.")
    subscription.dispose()
  }

  @Test func `the pause is as long as its parameter says`() throws {
    let text = PublishSubject<String>()
    let subscription = results(of: text.asObservable(), pause: .seconds(7)).subscribe()
    text.onNext("r")
    server.time.advanceTo(20)
    try server.expectSearches(
      ["7: r"], "Here `pause` is 7 seconds, and the letter was typed at 0.")
    subscription.dispose()
  }

  @Test func `a text is searched for after a pause, and answered`() throws {
    try expectSearches(
      for: "-r--------", ["4: r"], "The text r was typed at 1.")
    try marbles(in: server.time) {
      "-r--------"
      results(of: $0)
      "------1---"
    }
  }

  @Test func `the same text after a pause is not searched for again`() throws {
    try expectSearches(
      for: "-r-------r--------|",
      ["4: r"],
      "At 9 the text is still r, as at 1. It was searched for and needs no second request.")
    try marbles(in: server.time) {
      "-r-------r--------|"
      results(of: $0)
      "------1-----------|"
    }
  }

  @Test func `a text that is back before the pause is over is not searched for again`() throws {
    try expectSearches(
      for: "-r-------x-r--------|",
      ["4: r"],
      """
      The text r was searched for. Then x was typed at 9 and r again at 11, so x was gone before \
      the pause was over. Compare what would be searched for, not what is typed.
      """)
    try marbles(in: server.time) {
      "-r-------x-r--------|"
      results(of: $0)
      "------1-------------|"
    }
  }

  @Test func `a text that was searched for before the last one is searched for again`() throws {
    try expectSearches(
      for: "-r-------x-------r-------|",
      ["4: r", "12: x", "20: r"], "There are three texts, and each differs from the one before.")
    try marbles(in: server.time) {
      "-r-------x-------r-------|"
      results(of: $0)
      "------1-------2-------1--|"
    }
  }

  @Test func `the answer that equals the one before is an answer as well`() throws {
    try marbles(in: server.time) {
      "-r-------q-------|"
      results(of: $0)
      "------1-------1--|"
    }
  }

  @Test func `a new request disposes the old one`() throws {
    try marbles(in: server.time) {
      "-l-----x----------|"
      results(of: $0)
      "------------2-----|"
    }
    try server.expectDisposed("l", at: 10)
  }

  @Test func `a key alone disposes nothing`() throws {
    try marbles(in: server.time) {
      "-l--------x--------|"
      results(of: $0)
      "------------9--2---|"
    }
    try server.expectDisposed("l", at: 13)
  }

  @Test func `the text after a failed request is searched for as usual`() throws {
    try expectSearches(
      for: "-f-------r-------f-------|",
      ["4: f", "12: r", "20: f"],
      "The request for f fails. It should cost one answer and nothing else.")
    try marbles(in: server.time) {
      "-f-------r-------f-------|"
      "^------------------------!"
      results(of: $0)
      "------0-------1-------0--|"
    }
  }

  @Test func `a request that fails is answered with an empty list`() throws {
    try marbles(in: server.time) {
      "-f---------|"
      results(of: $0)
      "------0----|"
    }
  }

  @Test func `a request may send several answers, and fail after them`() throws {
    try marbles(in: server.time) {
      "-m-----------n-----------|"
      results(of: $0)
      "------4-5---------6-0----|"
    }
  }

  @Test func `an empty text is searched for like any other`() throws {
    let text = PublishSubject<String>()
    let subscription = results(of: text.asObservable()).subscribe()
    for typed in [" Oslo ", "", "OSLO", "oslo"] {
      text.onNext(typed)
      server.time.advanceTo(server.time.clock + 5)
    }
    subscription.dispose()
    try server.expectSearches(
      ["3:  Oslo ", "8: ", "13: OSLO", "18: oslo"],
      "Four texts were typed, each 5 s after the one before. `search` should receive each as it is."
    )
  }

  @Test func `a text that completes during a pause is searched for at once`() throws {
    try expectSearches(
      for: "-r|", ["2: r"], "The text was r at 1, and has completed at 2.")
    try marbles(in: server.time) {
      "-r|"
      results(of: $0)
      "----1|"
    }
  }

  @Test func `the result completes with the last request`() throws {
    try marbles(in: server.time) {
      "-l----|"
      results(of: $0)
      "------------9|"
    }
  }

  @Test func `an error of the text is an error of the result`() throws {
    try marbles(in: server.time) {
      "-l----X"
      "^-----!"
      results(of: $0)
      "------X"
    }
    try server.expectDisposed("l", at: 6)
  }

  @Test func `disposing the result disposes the request in progress`() throws {
    try marbles(in: server.time) {
      "-l------------|"
      "^-----!"
      results(of: $0)
      "^-----!"
      "-------"
    }
    try server.expectDisposed("l", at: 6)
  }

  @Test(arguments: Law.all(of: searched, request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Texts that are sent at one moment are one text.
  private static let searched = Operator(
    of: "the text", calling: "`search`", pause: 4, except: [.observerSends]
  ) { text, trial in
    typeahead(text.map { "\($0)" }, pause: .seconds(3), scheduler: trial.time) { text in
      trial.count(returning: .just([text]))
    }
  }

  /// Its errors are answered with an empty list, and two threads would share the clock.
  private static let request = Operator(of: "the request", except: [.error, .threads]) {
    request, trial in
    typeahead(.just("a"), pause: .seconds(3), scheduler: trial.time) { _ in
      request.map { ["\($0)"] }
    }
  }

  /// Types a text, with a server of its own.
  private func expectSearches(
    for typed: String, _ expected: [String], _ sentence: String, line: Int = #line
  ) throws {
    let server = Server()
    let text = server.time.createHotObservable(try Timeline(typed).events)
    let subscription = results(of: text.asObservable(), server: server).subscribe { _ in }
    server.time.advanceTo(60)
    subscription.dispose()
    try server.expectSearches(expected, sentence, line: line)
  }

  private func results(
    of text: Observable<String>, pause: RxTimeInterval = .seconds(3), server other: Server? = nil
  ) -> Observable<String> {
    let server = other ?? self.server
    return typeahead(text, pause: pause, scheduler: server.time, search: server.search)
      .map { $0.isEmpty ? "0" : $0.joined() }
  }
}

private final class Server {
  let time = MarbleTime()
  /// When `search` was called, and with which text.
  @Locked private(set) var searches: [String] = []
  @Locked private var disposals: [String: [Int]] = [:]

  /// What the server answers, counted from the request.
  private let answers = [
    "r": "--1|", "q": "--1|", "x": "--2|", "s": "--3|", "l": "--------9|", "f": "--X",
    "m": "--4-5|", "n": "--6-X",
  ]

  func search(_ text: String) -> Observable<[String]> {
    searches.append("\(time.clock): \(text)")
    let answer = answers[text] ?? "|"
    return .deferred { [time] in
      time.createColdObservable(try Timeline(answer).events)
        .map { [$0] }
        .do(onDispose: { self.disposals[text, default: []].append(time.clock) })
    }
  }

  func expectSearches(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(
      searches, equals: expected, "\(sentence) The calls of `search`, each with its time:",
      line: line)
  }

  func expectDisposed(_ text: String, at second: Int, line: Int = #line) throws {
    let times = disposals[text] ?? []
    try expect(
      times == [second],
      """
      The request for \(text) should be disposed at \(second). \
      \(times.isEmpty ? "It never was." : "It was disposed at \(times[0]).")
      """, line: line)
  }
}
