import Foundation
import Testing

@testable import RandomChains

@Suite struct ChainTests {
  @Test func `a chain's text describes the chain`() throws {
    for number in 0..<1000 {
      let chain = Generator.chain(number)
      #expect(try Parser.chain(chain.description) == chain, "\(number): \(chain)")
    }
  }

  @Test func `5,000 numbers use every word, every effect and every subject`() {
    let chains = (0..<5000).map(Generator.chain)
    let words = Set(chains.flatMap { $0.main.wordsInside + $0.shared.flatMap(\.wordsInside) })
    let all = Vocabulary.words.filter { $0.name != "withoutEarlyEnd" }.map { word in
      word.receiver.map { "\($0).\(word.name)" } ?? word.name
    }
    #expect(Set(all).subtracting(words).sorted() == [])
    let effects = Set(chains.flatMap(\.effectNames))
    #expect(effects == Set(Effect.Name.allCases.map(\.rawValue)).subtracting(["none"]))
    let subjects = Set(chains.flatMap { $0.subjects.map(\.name) })
    #expect(subjects == Set(SubjectPlan.Name.allCases))
    #expect(chains.contains { !$0.connections.isEmpty } && chains.contains { $0.disposed != nil })
  }

  /// Public functions that no chain calls, and why.
  static let leftOut: [String: String] = [
    "asControlEvent": "a conversion without behaviour", "asControlProperty": "a conversion",
    "asObserver": "a conversion", "asSharedSequence": "chains use asDriver and asSignal",
    "bind": "chains subscribe", "buildBlock": "the compiler calls it",
    "createUnbound": "deprecated",
    "createUnbounded": "a subject, made in World", "decode": "needs data",
    "compareVirtualTime": "a clock's own", "convertFromVirtualTime": "a clock's own",
    "convertFromVirtualTimeInterval": "a clock's own", "convertToVirtualTime": "a clock's own",
    "convertToVirtualTimeInterval": "a clock's own", "offsetVirtualTime": "a clock's own",
    "ensureExecutingOnScheduler": "a check of the thread",
    "ensureRunningOnMainThread": "a check of the thread", "insert": "of disposables",
    "mapObserver": "of observers", "mock": "World calls it for drivers",
    "notification": "of a center",
    "remove": "of disposables", "retain": "of disposables", "schedule": "of schedulers",
    "schedulePeriodic": "of schedulers", "scheduleRecursive": "of schedulers",
  ]

  @Test func `chains can call each public function, but for a few with a reason`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    func texts(_ folder: String) throws -> [String] {
      let place = root.appending(path: folder)
      let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }
      return try (files ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Legacy/") }
        .map { try String(contentsOf: place.appending(path: $0), encoding: .utf8) }
    }
    let functions = try Set(
      texts("Sources/RxLite").flatMap { text in
        text.matches(of: #/(?m)^ *public (?:static )?func (\w+)/#).map { String($0.output.1) }
      })
    #expect(functions.count > 100)
    let used = try Set(
      texts("Referee/RandomChains").flatMap { text in
        text.matches(of: #/[.(" ](\w+)/#).map { String($0.output.1) }
      })
    #expect(functions.subtracting(used).subtracting(Self.leftOut.keys).sorted() == [])
    #expect(
      Set(Self.leftOut.keys).subtracting(functions).sorted() == [], "these don't exist any more")
  }

  @Test(arguments: [
    ("just(1", "a closing parenthesis is missing at the end"),
    ("just(1).fly", "no operator fly"),
    ("just(1).asSingle.take(1)", "no take of single"),
    ("just", "the arguments of just don't fit"),
    ("p0.map(1)", "the arguments of p don't fit"),
    ("p0 = publish; p0.map(1, sends(1, 1))", "sends(1, 1) names nothing"),
    ("s0 = just(1)", "no main chain"),
    ("just(1) just(2)", "unexpected ‘just(2)’"),
  ])
  func `a text that is no chain is refused`(text: String, problem: String) {
    #expect(throws: SyntaxProblem.self) { try Parser.chain(text) }
    do { _ = try Parser.chain(text) } catch { #expect("\(error)" == problem) }
  }

  @Test func `a chain is shrunk to what shows the difference`() throws {
    let chain = try Parser.chain(
      "p0 = publish(1@10, |@20); of(1, 2, 3).map(2, logs(1)).concat(p0.do(2)).take(3); subscribe 5; "
        + "dispose 30")
    let small = Shrinker { $0.contains("take") && $0.contains("concat") }.shrink(chain)
    #expect(
      small.description == "p.concat(p).take(0)".replacing("p", with: "empty")
        || small.description == "never.concat(never).take(0)")
  }
}

extension Term {
  /// The words of this term and below, each operator with the kind that it belongs to.
  fileprivate var wordsInside: [String] {
    let kind = isOperator ? Vocabulary.kind(of: terms[0]) : nil
    let word = Vocabulary.word(name, on: kind)!
    return [word.receiver.map { "\($0).\(name)" } ?? name] + terms.flatMap(\.wordsInside)
  }
}
