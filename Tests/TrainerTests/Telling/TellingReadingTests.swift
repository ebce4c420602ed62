import Testing

@testable import Trainer

@Suite struct `An expectation that failed` {
  @Test(arguments: [
    ("(runs → 2) == 1", "runs", Value.other("2"), Value.other("1")),
    ("(a.last → nil) == \"7\"", "a.last", .other("nil"), .text("7")),
    ("(heard → []) == ([\"\\(n)\"] → [\"a\"])\nremoved [\"a\"]", "heard", .list([]), .list(["a"])),
    ("(f → .cold) == (e → .hot)", "f", .other(".cold"), .other(".hot")),
    ("(f → \"a \"b\" (\") == (e → \"x == y\")", "f", .text("a \"b\" ("), .text("x == y")),
    (
      "(f → [\"it\\'s\", \"a, b\", \"\"]) == []", "f", .list(["it's", "\"a, b\"", "\"\""]),
      .list([])
    ),
    ("(c → [\"a\": 1]) == (e → [:])", "c", .other("[\"a\": 1]"), .other("[:]")),
    ("(o → M.(unknown context at $5f).Screen) == nil", "o", .other("Screen"), .other("nil")),
    (
      "(x.first { $0 != \"b\" } → \"b\") == \"e\"", "x.first { $0 != \"b\" }", .text("b"),
      .text("e")
    ),
  ])
  func `is read`(text: String, subject: String, actual: Value, expected: Value) throws {
    let equation = try #require(Equation("Expectation failed: " + text))
    #expect(equation.subject == subject)
    #expect(equation.actual == actual)
    #expect(equation.expected == expected)
  }

  @Test(arguments: [
    "", "Issue recorded", "Expectation failed: ", "Expectation failed: isBusy",
    "Expectation failed: (a → 1) != 1", "Expectation failed: (a == [] → true) && (b == [] → false)",
    "Expectation failed: (a → \"1\") == (b → \"\") == (c → \"2\")",
    "Expectation failed: (a → [broken(]) == 1", "Expectation failed: (a → 1) == (b → 1)",
    "Expectation failed: (a → \"x) == 1", "Expectation failed: (a → 1 == ",
    "Expectation failed: ) == (",
  ])
  func `is not guessed at when it is something else`(text: String) {
    #expect(Equation(text) == nil)
  }

  @Test(arguments: [
    ("(rounds → 10) <= (limit → 4)", "rounds <= limit", ["rounds 10", "limit 4"]),
    ("(server → M.(unknown context at $5f).Server).isBusy → false", "server.isBusy", []),
    ("!((source → M.Source).isRunning → true → true)", "!source.isRunning", []),
    ("!((keys → [nil]).contains(nil) → true)", "!keys.contains(nil)", ["keys [nil]"]),
    (
      "(d → []).contains(\"\\(s) ends\" → \"2 ends\")", "d.contains(\"\\(s) ends\")",
      ["d []", "\"\\(s) ends\" \"2 ends\""]
    ),
    ("check {\n      $0 }", "check { $0 }", []),
  ])
  func `of another kind is told with its values`(text: String, source: String, facts: [String])
    throws
  {
    let condition = try #require(Condition("Expectation failed: " + text))
    #expect(condition.source == source)
    #expect(condition.facts.map { "\($0.source) \($0.value)" } == facts)
  }

  @Test(arguments: ["Expectation failed: (a → [(]).b", "Issue recorded", "Expectation failed: \"a"])
  func `that can't be read is left alone`(text: String) {
    #expect(Condition(text) == nil)
  }
}
