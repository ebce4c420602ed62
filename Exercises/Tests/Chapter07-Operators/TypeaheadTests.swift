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

  @Test func `the text is subscribed to once`() throws {
    let text = PublishSubject<String>()
    let subscriptions = Locked(0)
    let result = Subscriber(
      results(of: text.do(onSubscribe: { subscriptions.value += 1 })))
    text.onNext("r")
    server.time.advanceTo(10)
    if subscriptions.value > 1 {
      try fail(
        """
        There is one subscription to the result, and `text` was subscribed to \(subscriptions.value) times. If a chain \
        uses `text` in two places, each of them has a run of it. Use it in one place: what becomes of a text \
        that is too short, and of one that is long enough, can be decided there.
        """)
    }
    result.dispose()
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

  @Test func `an equal text begins a new pause`() throws {
    try expectSearches(
      for: "-r-r--------|",
      ["6: r"],
      "The text r was typed at 1, and an equal one at 3. That begins a new pause, which is over at 6."
    )
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

  @Test func `a text is searched for as it is`() throws {
    let text = PublishSubject<String>()
    let subscription = results(of: text.asObservable()).subscribe()
    for typed in [" Oslo ", " ", "OSLO", "oslo"] {
      text.onNext(typed)
      server.time.advanceTo(server.time.clock + 5)
    }
    subscription.dispose()
    try server.expectSearches(
      ["3:  Oslo ", "8:  ", "13: OSLO", "18: oslo"],
      "Four texts were typed, each 5 s after the one before. `search` should receive each as it is."
    )
  }

  @Test func `a text that is too short clears the list at once`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.type("os", wait: 0)
    try field.check(
      ["osl!", "0"],
      """
      The text osl was answered. Then os was typed, and `minimum` is 3: the text is too short. It \
      clears the list at once, without a pause, by an empty list, drawn as 0.
      """)
    field.wait(6)
    try server.expectSearches(["3: osl"], "The text os is too short to be searched for.")
    try field.check(["osl!", "0"], "Later, nothing more is emitted for os.")
  }

  @Test func `a text that is too short clears the list even if it is the first one`() throws {
    let field = Field(server)
    field.type("o", wait: 0)
    try field.check(
      ["0"], "The first text is o, which is too short. It clears the list at once.")
  }

  @Test func `a text of exactly the minimum is searched for`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    try server.expectSearches(["3: osl"], "The text osl has exactly `minimum` characters, 3.")
  }

  @Test func `characters are counted as they are read`() throws {
    let field = Field(server)
    field.type("🇳🇴🇸🇪", wait: 6)
    try field.check(
      ["0"],
      "The text 🇳🇴🇸🇪 has 2 characters, of more than one Unicode scalar each, and `minimum` is 3.")
  }

  @Test func `a text that is too short ends the pause`() throws {
    let field = Field(server)
    field.type("osl", wait: 1)
    field.type("os", wait: 10)
    try server.expectSearches(
      [], "The pause for osl wasn't over when os was typed, which is too short. So osl is gone.")
  }

  @Test func `a text that is too short disposes the request in progress`() throws {
    let field = Field(server)
    field.type("slow", wait: 5)
    field.type("sl", wait: 20)
    try server.expectDisposed("slow", at: 5)
    try field.check(["0"], "The text sl was typed at 5. It is too short, so slow isn't answered.")
  }

  @Test func `texts that are too short clear the list once`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    for text in ["os", "o", ""] { field.type(text, wait: 5) }
    try field.check(
      ["osl!", "0"],
      "Three texts that are too short have followed osl: os, o and an empty one.")
  }

  @Test func `a text that was never searched for leaves the list cleared`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.type("os", wait: 1)
    field.type("oslo", wait: 1)
    field.type("os", wait: 5)
    try field.check(
      ["osl!", "0"],
      """
      The text os cleared the list. Then oslo was typed, and os again before the pause was over: nothing \
      was searched for in between, so the list is still cleared.
      """)
  }

  @Test func `after the list was cleared, the same text is searched for again`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.type("os", wait: 6)
    field.type("osl", wait: 6)
    try server.expectSearches(
      ["3: osl", "15: osl"],
      "The texts were osl, os and osl. The list was cleared in between, so it is filled again.")
  }

  @Test func `a tap searches again`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.again.onNext(())
    try server.expectSearches(
      ["3: osl", "6: osl"], "The text osl was answered. Then `again` was tapped, at 6.")
    field.wait(6)
    field.again.onNext(())
    field.wait(6)
    try field.check(
      ["osl!", "osl!", "osl!"], "The text osl was searched for. Then `again` was tapped twice.")
  }

  @Test func `a tap while a request is in progress is ignored`() throws {
    let field = Field(server)
    field.type("l", minimum: 1, wait: 5)
    field.again.onNext(())
    field.wait(20)
    try server.expectSearches(
      ["3: l"],
      "The request for l is in progress from 3 to 12. The tap on `again`, at 5, is ignored.")
    try server.expectDisposed("l", at: 12)
  }

  @Test func `a tap during a pause repeats the search before`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.type("oslo", wait: 1)
    field.again.onNext(())
    field.wait(10)
    try server.expectSearches(
      ["3: osl", "7: osl", "9: oslo"],
      """
      The text osl was searched for. Then oslo was typed at 6, and `again` was tapped at 7, during \
      the pause. It repeats osl, and the pause goes on until 9.
      """)
  }

  @Test func `a tap during a pause doesn't end it`() throws {
    let field = Field(server)
    field.type("r", minimum: 1, wait: 6)
    field.type("x", minimum: 1, wait: 1)
    field.again.onNext(())
    try server.expectSearches(
      ["3: r", "7: r"],
      "The text r was searched for. `again` was tapped at 7, during the pause for x: it repeats r.")
  }

  @Test func `a tap without a search does nothing`() throws {
    let field = Field(server)
    field.type("osl", wait: 1)
    field.again.onNext(())
    field.wait(6)
    field.type("os", wait: 1)
    field.again.onNext(())
    field.wait(6)
    try server.expectSearches(
      ["3: osl"],
      """
      `again` was tapped before the pause for osl was over, and while the list was cleared. Both taps do \
      nothing.
      """)
    try field.check(
      ["osl!", "0"], "`again` was tapped while the list was cleared. It doesn't clear it again.")
  }

  @Test func `a tap after a failed request tries again`() throws {
    let field = Field(server)
    field.type("f", minimum: 1, wait: 8)
    field.again.onNext(())
    field.wait(8)
    try field.check(
      ["0", "0"], "The request for f has failed, and `again` was tapped. That has failed as well.")
    try server.expectSearches(
      ["3: f", "8: f"], "The request for f has failed, and then `again` was tapped, at 8.")
  }

  @Test func `a new text disposes a request that was made again`() throws {
    let field = Field(server)
    field.type("slow", wait: 20)
    field.again.onNext(())
    field.type("osl", wait: 10)
    try field.check(
      ["slow!", "osl!"],
      "The search for slow was repeated at 20. The pause for osl was over at 23.")
  }

  @Test func `two subscriptions have taps of their own`() throws {
    let text = PublishSubject<String>()
    let again = PublishSubject<Void>()
    let time = MarbleTime()
    let result = typeahead(
      text.asObservable(), again: again.asObservable(), minimum: 1, pause: .seconds(3),
      scheduler: time, search: { .just([$0]) }
    ).map { $0.joined() }
    let subscribers = [Subscriber(result), Subscriber(result)]
    text.onNext("r")
    time.advanceTo(6)
    again.onNext(())
    for subscriber in subscribers {
      try subscriber.check(
        ["r", "r"],
        """
        Two subscribers have searched for r, which is answered at once. Then `again` was tapped once, so each \
        of them repeats its search once.
        """)
    }
  }

  @Test func `an error of the taps is an error of the result`() throws {
    let field = Field(server)
    field.type("slow", wait: 5)
    field.again.onError(MarbleError())
    try field.check(["error(\(MarbleError()))"], "`again` has failed: that ends the result.")
    try server.expectDisposed("slow", at: 5)
  }

  @Test func `completes with the text, the taps and the last request`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.text.onCompleted()
    field.again.onNext(())
    field.again.onCompleted()
    try field.check(
      ["osl!"], "The text has completed, and so has `again`. The last request is in progress.")
    field.wait(6)
    try field.check(["osl!", "osl!", "completed"], "The last request has completed as well.")
  }

  @Test func `a text that completes during a pause is still searched for`() throws {
    let field = Field(server)
    field.type("osl", wait: 1)
    field.text.onCompleted()
    field.wait(5)
    try expect(
      server.searches.map { String($0.drop { $0 != " " }.dropFirst()) }, equals: ["osl"],
      """
      The text osl was typed at 0, and the text has completed at 1, during the pause. So osl is its last text, and \
      is still searched for: at 1, or at 3. The calls of `search`, at 6:
      """)
    field.again.onCompleted()
    field.wait(5)
    try field.check(
      ["osl!", "completed"], "The text and `again` have completed, and osl was answered.")
  }

  @Test func `completes while the list is cleared`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.type("os", wait: 6)
    field.text.onCompleted()
    field.again.onCompleted()
    try field.check(
      ["osl!", "0", "completed"],
      "The list was cleared. Then the text has completed, and `again`, and there is no request.")
  }

  @Test func `disposing the result disposes the text and the taps`() throws {
    let field = Field(server)
    field.type("osl", wait: 6)
    field.subscriber?.dispose()
    try expect(
      !field.text.hasObservers && !field.again.hasObservers,
      "The result was disposed. The text or `again` still has an observer.")
  }

  @Test func `the drawing of the task`() throws {
    let server = Server(answers: ["x": "-1|", "s": "-2|"])
    // A button's taps are hot: they don't begin anew for each subscription.
    let taps = server.time.createHotObservable(try Timeline("---------tt-----|").events)
    try marbles(in: server.time) {
      "-r-x------s----|"
      typeahead(
        $0, again: taps.map { _ in }, minimum: 1, pause: .seconds(3), scheduler: server.time,
        search: server.search
      ).map { $0.joined() }
      "-------1--1---2-|"
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
    typeahead(
      text.map { "\($0)" }, again: .empty(), minimum: 1, pause: .seconds(3), scheduler: trial.time
    ) { text in
      trial.count(returning: .just([text]))
    }
  }

  /// Its errors are answered with an empty list. Two threads, and an observer that subscribes, would move the
  /// clock while it moves.
  private static let request = Operator(
    of: "the request", except: [.error, .threads, .observerSubscribes]
  ) { request, trial in
    let result = typeahead(
      .just("a"), again: .empty(), minimum: 1, pause: .seconds(3), scheduler: trial.time
    ) { _ in
      request.map { ["\($0)"] }
    }
    // The pause passes, and the request begins.
    return .create { observer in
      let subscription = result.subscribe(observer)
      trial.time.advanceTo(trial.time.clock + 3)
      return subscription
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
    return typeahead(
      text, again: .empty(), minimum: 1, pause: pause, scheduler: server.time,
      search: server.search
    ).map { $0.isEmpty ? "0" : $0.joined() }
  }
}

/// A search field and its button, used by hand.
private final class Field {
  let text = PublishSubject<String>()
  let again = PublishSubject<Void>()
  private(set) var subscriber: Subscriber?
  private let server: Server

  init(_ server: Server) { self.server = server }

  /// Types a text, and lets some seconds pass. The first text begins the subscription.
  func type(_ typed: String, minimum: Int = 3, wait seconds: Int) {
    begin(minimum)
    text.onNext(typed)
    wait(seconds)
  }

  /// Lets some seconds pass. With 0, the scheduler does nothing at all: what it should do comes later.
  func wait(_ seconds: Int) {
    if seconds > 0 { server.time.advanceTo(server.time.clock + seconds) }
  }

  func check(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try subscriber?.check(expected, sentence, line: line)
  }

  private func begin(_ minimum: Int) {
    if subscriber != nil { return }
    subscriber = Subscriber(
      typeahead(
        text.asObservable(), again: again.asObservable(), minimum: minimum, pause: .seconds(3),
        scheduler: server.time, search: server.search
      ).map { $0.isEmpty ? "0" : $0.joined() })
  }
}

private final class Server {
  let time = MarbleTime()
  /// When `search` was called, and with which text.
  @Locked private(set) var searches: [String] = []
  @Locked private var disposals: [String: [Int]] = [:]

  /// What the server answers, counted from the request.
  private let answers: [String: String]

  init(answers: [String: String] = Server.known) { self.answers = answers }

  private static let known = [
    "osl": "--*|", "oslo": "--*|", "slow": "--------*|",
    "r": "--1|", "q": "--1|", "x": "--2|", "s": "--3|", "l": "--------9|", "f": "--X",
    "m": "--4-5|", "n": "--6-X",
  ]

  func search(_ text: String) -> Observable<[String]> {
    searches.append("\(time.clock): \(text)")
    let answer = answers[text] ?? "|"
    return .deferred { [time] in
      time.createColdObservable(try Timeline(answer).events)
        .map { [$0 == "*" ? "\(text)!" : $0] }
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
