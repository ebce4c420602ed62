import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// A form with three checks, which end when a test says so, and a server.
@Suite("WholeForm", .serialized) struct WholeFormTests {
  private let forms = ManualSource<String>()
  private let page = Page()
  private let results: Observable<String>

  init() { results = page.results(of: forms.sequence) }

  @Test func `a form without a mistake is sent`() throws {
    let screen = Subscriber(results)
    forms.send("f")
    for number in 0...2 {
      try page.expectSent(
        [], "The form is sent when all checks have completed. So far: \(number) of 3.")
      try page.pass(number)
    }
    try page.expectSent(["f"], "All three checks have completed.")
    try screen.check([], "The server hasn't answered yet.")
    try page.answer("welcome")
    try screen.check(["welcome"], "All checks have completed, and the server has answered.")
  }

  @Test func `all checks run at the same time`() throws {
    let screen = Subscriber(results)
    forms.send("f")
    try page.expectChecks(["0 f", "1 f", "2 f"], "A form has come, and no check has ended yet.")
    screen.dispose()
    try expect(!page.isBusy, "The subscriber has left, and a check still runs.")
  }

  @Test func `one mistake is a failure, and the form isn't sent`() throws {
    for wrong in 0...2 {
      let (page, forms) = (Page(), ManualSource<String>())
      let screen = Subscriber(page.results(of: forms.sequence))
      forms.send("f")
      try page.fail(wrong, "taken")
      try screen.check([], "Check \(wrong + 1) of 3 has failed, and the others still run.")
      for number in 0...2 where number != wrong { try page.pass(number) }
      try screen.check(
        ["problems: taken"], "Check \(wrong + 1) of 3 has failed, and the others have completed.")
      try page.expectSent([], "Check \(wrong + 1) of 3 has failed.")
    }
  }

  @Test func `all mistakes are there, in the order of the checks`() throws {
    let screen = Subscriber(results)
    forms.send("f")
    try page.fail(2, "no such postcode")
    try page.fail(0, "taken")
    try screen.check([], "Two of three checks have failed, and the third still runs.")
    try page.fail(1, "too short")
    try screen.check(
      ["problems: taken, too short, no such postcode"],
      "The third check failed first, then the first one, then the second one.")
    try page.expectSent([], "All checks have failed.")
  }

  @Test func `equal and empty texts stay`() throws {
    let screen = Subscriber(results)
    forms.send("f")
    try page.fail(2, "missing")
    try page.fail(1, "")
    try page.fail(0, "missing")
    try screen.check(
      ["problems: missing, , missing"],
      "Three checks have failed, two with equal texts, and one with an empty one.")
    forms.send("g")
    try page.pass(0)
    try page.fail(1, "")
    try page.pass(2)
    try screen.check(
      ["problems: missing, , missing", "problems: "],
      "The second check has failed, with an empty text, and the others have completed.")
    try page.expectSent([], "A check has failed.")
  }

  @Test func `a failure ends nothing, and leaves nothing to the next form`() throws {
    let screen = Subscriber(results)
    forms.send("f")
    try page.fail(0, "taken")
    try page.fail(1, "too short")
    try page.pass(2)
    forms.send("g")
    try page.fail(1, "too long")
    try page.pass(0)
    try page.pass(2)
    forms.send("h")
    for number in 0...2 { try page.pass(number) }
    try page.expectSent(["h"], "Only the third form is without a mistake.")
    try page.answer("welcome")
    try screen.check(
      ["problems: taken, too short", "problems: too long", "welcome"],
      "Two forms had mistakes, and the third had none.")
  }

  @Test func `an error of the sending is a failure`() throws {
    let screen = Subscriber(results)
    for text in ["offline", "no access"] {
      forms.send("f")
      for number in 0...2 { try page.pass(number) }
      try page.refuse(text)
      if text == "offline" {
        try screen.check(
          ["problems: offline"], "The sending has failed, so its error is the only problem.")
      }
    }
    try screen.check(
      ["problems: offline", "problems: no access"],
      "The same form was sent twice, and the server failed twice.")
    try page.expectSent(["f", "f"], "Each time all checks had completed.")
    try expect(forms.isRunning, "The sending has failed, and nothing follows the forms any more.")
  }

  @Test func `the text of an error is what string interpolation makes of it`() throws {
    let errors: [any Error] = [Problem("taken"), FormProblems(texts: ["a", "b"]), Plain.tooShort]
    let texts = ["taken", "\(FormProblems(texts: ["a", "b"]))", "tooShort"]
    let checked = submissions(
      of: Observable.just("f"), checks: errors.map { error in { _ in .error(error) } },
      send: { .just($0) })
    try Subscriber(checked.map(text(of:))).check(
      ["problems: \(texts.joined(separator: ", "))", "completed"],
      "The checks fail with errors of different types, one of which is a `FormProblems`.")
    for (error, expected) in zip(errors, texts) {
      let sent = submissions(of: Observable.just("f"), checks: [], send: { _ in .error(error) })
      try Subscriber(sent.map(text(of:))).check(
        ["problems: \(expected)", "completed"],
        "The sending fails with an error of the type `\(type(of: error))`. Its text is the one problem."
      )
    }
  }

  @Test func `a newer form disposes the checks of an older one`() throws {
    let screen = Subscriber(results)
    forms.send("f")
    try page.fail(0, "taken")
    forms.send("g")
    try expect(
      !page.isChecking("f"), "A newer form has come, and checks of the older one still run.")
    try page.expectChecks(
      ["0 f", "1 f", "2 f", "0 g", "1 g", "2 g"],
      "A second form has come before the first was checked.")
    for number in 0...2 { try page.pass(number) }
    try page.answer("welcome")
    try screen.check(
      ["welcome"],
      "A check of the first form had failed when the second form came, without a mistake.")
  }

  @Test func `a newer form disposes the sending of an older one`() throws {
    let screen = Subscriber(results)
    forms.send("f")
    for number in 0...2 { try page.pass(number) }
    forms.send("g")
    try expect(!page.isSending, "A newer form has come, and the older one is still being sent.")
    for number in 0...2 { try page.fail(number, "wrong") }
    try screen.check(
      ["problems: wrong, wrong, wrong"],
      "The first form was replaced, and the second has three mistakes.")
  }

  @Test func `the last form is still checked and sent`() throws {
    for isWrong in [false, true] {
      let (page, forms) = (Page(), ManualSource<String>())
      let screen = Subscriber(page.results(of: forms.sequence))
      forms.send("f")
      try page.pass(0)
      forms.send(.completed)
      try screen.check([], "The forms have completed, and the last one is being checked.")
      try page.pass(1)
      if isWrong { try page.fail(2, "wrong") } else { try page.pass(2) }
      if !isWrong {
        try screen.check([], "The forms have completed, and the last one is being sent.")
        try page.answer("welcome")
      }
      try screen.check(
        [isWrong ? "problems: wrong" : "welcome", "completed"],
        "The forms have completed, and the last one is done.")
    }
  }

  @Test(arguments: [false, true]) func `an error of the forms ends the result`(isSending: Bool)
    throws
  {
    let screen = Subscriber(results)
    forms.send("f")
    for number in 0...(isSending ? 2 : 1) { try page.pass(number) }
    forms.send(.error(Problem("closed")))
    try screen.check(
      ["error(closed)"], "The forms have failed, so the result fails with their error, at once.")
    try expect(
      !page.isBusy, "The forms have failed, and the last one is still being checked or sent.")
  }

  @Test func `checks that end at once`() throws {
    let sent = Locked<[Int]>([])
    let results = submissions(
      of: Observable.of(1, 2, 3),
      checks: [
        { $0 == 1 ? .error(Problem("one")) : .empty() },
        { $0 == 3 ? .error(Problem("three")) : .empty() },
        { $0 != 2 ? .error(Problem("odd")) : .empty() },
      ],
      send: { form in
        sent.value.append(form)
        return .just("sent \(form)")
      })
    try Subscriber(results.map(text(of:))).check(
      ["problems: one, odd", "sent 2", "problems: three, odd", "completed"],
      "The checks of three forms end before their `subscribe` returns.")
    try expect(sent.value, equals: [2], "Of three forms, the second one has no mistake. Sent were:")
  }

  @Test func `without checks, each form is sent`() throws {
    let results = submissions(
      of: Observable.of("f", "g"), checks: [], send: { .just("sent \($0)") })
    try Subscriber(results.map(text(of:))).check(
      ["sent f", "sent g", "completed"], "There are two forms, and no checks.")
  }

  @Test func `one check, five, and twelve`() throws {
    for count in [1, 5, 12] {
      let (page, forms) = (Page(checks: count), ManualSource<String>())
      let screen = Subscriber(page.results(of: forms.sequence))
      forms.send("f")
      for number in (0..<count).reversed() { try page.fail(number, "\(number)") }
      let texts = (0..<count).map(String.init).joined(separator: ", ")
      try screen.check(
        ["problems: \(texts)"],
        "The number of checks is \(count). They failed from the last to the first.")
    }
  }

  @Test func `each subscription checks and sends for itself`() throws {
    let (first, second) = (Subscriber(results), Subscriber(results))
    forms.send(.next("f"), to: 0)
    forms.send(.next("g"), to: 1)
    try page.expectChecks(
      ["0 f", "1 f", "2 f", "0 g", "1 g", "2 g"],
      "There are two subscribers, and each has received a form.")
    try page.fail(0, "taken", of: "f")
    try page.pass(1, of: "f")
    for number in 0...2 { try page.pass(number, of: "g") }
    try page.expectSent(["g"], "The form of the second subscriber has no mistake.")
    try page.answer("welcome")
    try second.check(["welcome"], "A check has failed, but it was that of the other subscriber.")
    try page.pass(2, of: "f")
    try first.check(["problems: taken"], "Its first check has failed.")
  }

  @Test func `the diagram of the task`() throws {
    let time = MarbleTime()
    func after(_ seconds: Int, _ problem: String?) -> Completable {
      Observable<Int>.timer(.seconds(seconds), scheduler: time)
        .flatMap { _ in problem.map { Observable<Never>.error(Problem($0)) } ?? .empty() }
        .asCompletable()
    }
    try marbles(in: time) {
      "-f---------g--------|"
      submissions(
        of: $0,
        checks: [
          { $0 == "f" ? after(3, "taken") : after(1, nil) },
          { $0 == "f" ? after(1, "too short") : after(2, nil) },
        ],
        send: { _ in
          Observable<Int>.timer(.seconds(2), scheduler: time).map { _ in "1" }.asSingle()
        }
      )
      .map { text(of: $0) == "problems: taken, too short" ? "p" : text(of: $0) }
      "----p----------1----|"
    }
  }

  @Test(arguments: Law.all(of: filled, check, sending))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let filled = Operator(of: "the forms", calling: "the check") { forms, trial in
    submissions(
      of: forms, checks: [{ _ in trial.count(returning: .empty()) }], send: { .just("\($0)") }
    )
    .map(text(of:))
  }

  /// An error of a check is an element. A check's element would be no completable.
  private static let check = Operator(
    of: "the check", calling: "`send`", count: 1, except: [.error, .many]
  ) { check, trial in
    submissions(
      of: .just("f"),
      checks: [{ _ in check.flatMap { _ in Observable<Never>.empty() }.asCompletable() }],
      send: { trial.count(returning: .just($0)) }
    )
    .map(text(of:))
  }

  /// An error of the sending is an element.
  private static let sending = Operator(of: "the sending", count: 1, except: [.error, .many]) {
    sending, _ in
    submissions(of: .just("f"), checks: [], send: { _ in sending.map { "\($0)" }.asSingle() })
      .map(text(of:))
  }
}

private func text(of result: Result<String, FormProblems>) -> String {
  switch result {
  case .success(let answer): answer
  case .failure(let problems): "problems: " + problems.texts.joined(separator: ", ")
  }
}

private enum Plain: Error { case tooShort }

private struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Its checks and its server answer when a test says so.
private final class Page {
  @Locked private var checks: [(number: Int, form: String, source: ManualSource<Never>)] = []
  @Locked private var sent: [(form: String, source: ManualSource<String>)] = []
  private let count: Int

  init(checks count: Int = 3) { self.count = count }

  func results(of forms: Observable<String>) -> Observable<String> {
    submissions(
      of: forms,
      checks: (0..<count).map { number in
        { form in
          let source = ManualSource<Never>()
          self.checks.append((number, form, source))
          return source.sequence.asCompletable()
        }
      },
      send: { form in
        let source = ManualSource<String>()
        self.sent.append((form, source))
        return source.sequence.asSingle()
      }
    )
    .map(text(of:))
  }

  var isSending: Bool { sent.contains { $0.source.isRunning } }

  var isBusy: Bool { isSending || checks.contains { $0.source.isRunning } }

  func isChecking(_ form: String) -> Bool {
    checks.contains { $0.form == form && $0.source.isRunning }
  }

  func pass(_ number: Int, of form: String? = nil) throws { try end(number, form, .completed) }

  func fail(_ number: Int, _ text: String, of form: String? = nil) throws {
    try end(number, form, .error(Problem(text)))
  }

  func answer(_ text: String) throws {
    let sending = try sending()
    sending.send(text)
    sending.send(.completed)
  }

  func refuse(_ text: String) throws { try sending().send(.error(Problem(text))) }

  func expectChecks(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    let running = checks.filter { $0.source.runs == 1 }.map { "\($0.number) \($0.form)" }
    try expect(
      running, equals: expected,
      "\(sentence) These are the checks that should have been subscribed to, by their number and the form:",
      line: line)
  }

  func expectSent(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(
      sent.map(\.form), equals: expected, "\(sentence) `send` was called with these forms:",
      line: line)
    try expect(
      sent.allSatisfy { $0.source.runs == 1 },
      "What `send` returns should be subscribed to once.", line: line)
  }

  private func end(_ number: Int, _ form: String?, _ event: Event<Never>) throws {
    let check = checks.last { $0.number == number && (form == nil || $0.form == form) }
    guard let check, check.source.isRunning else {
      try RxLiteTest.fail(
        """
        Check \(number + 1) of \(count) should be running by now, and isn't. All checks run at the same time, \
        until each has ended, and only an error of the forms ends the result.
        """
      )
    }
    check.source.send(event)
  }

  private func sending() throws -> ManualSource<String> {
    guard let sending = sent.last?.source, sending.isRunning else {
      try RxLiteTest.fail(
        "The form should be being sent by now. `send` was called for: \(sent.map(\.form)).")
    }
    return sending
  }
}
