import Foundation
import Testing

@testable import ExerciseJudge

/// What the judge keeps must never show in a verdict.
@Suite(.long) struct `What is kept` {
  /// Two answers that differ in something that the tests have compiled into them, or might have.
  @Test(arguments: [
    (
      "a default argument", "public func value(_ it: Int = 1) -> Int { it }",
      "public func value(_ it: Int = 2) -> Int { it }"
    ),
    (
      "a body that may be copied", "@inlinable public func value() -> Int { 1 }",
      "@inlinable public func value() -> Int { 2 }"
    ),
    ("a body", "public func value() -> Int { 1 }", "public func value() -> Int { 2 }"),
    (
      "the value that a property begins with",
      "struct S { var x = 1 }; func value() -> Int { make().x }; func make() -> S { S() }",
      "struct S { var x = 2 }; func value() -> Int { make().x }; func make() -> S { S() }"
    ),
    (
      "a layout", "public let (before, after) = (0, 1); func value() -> Int { after }",
      "public let (after, before) = (0, 1); func value() -> Int { after }"
    ),
    (
      "a raw value", "enum E: Int { case a = 1 }; func value() -> Int { E.a.rawValue }",
      "enum E: Int { case a = 2 }; func value() -> Int { E.a.rawValue }"
    ),
    (
      "an overload", "func value<T>(_ it: T = 1) -> Int { 1 }",
      "func value<T: Equatable>(_ it: T = 1) -> Int { 2 }"
    ),
    (
      "an opaque type", "func value() -> some Equatable { 1 }",
      "func value() -> some Equatable { 1.5 }"
    ),
    (
      "what a class overrides",
      "class A { func v() -> Int { 1 } }; class B: A {}; func value() -> Int { B().v() }",
      "class A { func v() -> Int { 1 } }; class B: A { override func v() -> Int { 2 } }; "
        + "func value() -> Int { B().v() }"
    ),
  ])
  func `does not change a verdict`(difference: String, right: String, wrong: String) async throws {
    try await withSmallExercise { judge, exercise in
      for text in [right, wrong, right] {
        try text.write(to: exercise.source, atomically: true, encoding: .utf8)
        let verdict = await judge.verdict(on: exercise, answer: exercise.source)
        if text == right {
          #expect(verdict == .solved(), "\(difference)")
        } else if case .failed = verdict {
        } else {
          Issue.record("\(difference): expected a failure\nactual   \(verdict)")
        }
      }
    }
  }

  @Test func `saves work when only a body changes, and is compiled anew otherwise`() async throws {
    try await withSmallExercise { judge, exercise in
      var judge = judge
      judge.keptTests = judge.packageRoot.appending(path: "Kept")
      func objects(after text: String) async throws -> Int {
        try text.write(to: exercise.source, atomically: true, encoding: .utf8)
        #expect(await judge.verdict(on: exercise, answer: exercise.source) == .solved())
        return try contents(judge.keptTests).count
      }
      #expect(try await objects(after: "func value() -> Int { 1 }") == 1)
      #expect(try await objects(after: "func value() -> Int { [1].map { $0 }[0] }") == 1)
      #expect(try await objects(after: "func value(_ it: Int = 1) -> Int { it }") == 2)
      let tests = try String(contentsOf: exercise.tests, encoding: .utf8)
      try (tests + "\n// Another line.").write(
        to: exercise.tests, atomically: true, encoding: .utf8)
      #expect(try await objects(after: "func value() -> Int { 1 }") == 3)
    }
  }
}
