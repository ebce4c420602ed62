import Foundation
import Testing

@testable import Authoring
@testable import Trainer

/// A way to spoil a sound course, and what is then to be found.
struct Spoiled: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let spoil: @Sendable (SampleCourse) throws -> Void
  let sentences: [String]

  private init(
    _ description: String, finds sentences: String...,
    by spoil: @escaping @Sendable (SampleCourse) throws -> Void
  ) {
    testDescription = description
    self.sentences = sentences
    self.spoil = spoil
  }

  private static let book = "Exercises/COURSE.md"
  private static let table = "Exercises/README.md"

  static let files = [
    Spoiled("a solution is missing", finds: "counting/count-up lacks \(SampleCourse.solution).") {
      try $0.remove(SampleCourse.solution)
    },
    Spoiled(
      "tests are missing", finds: "counting/count-up lacks \(SampleCourse.tests).",
      "\(SampleCourse.tests) is missing; put it back: `git checkout -- \(SampleCourse.tests)`."
    ) {
      try $0.remove(SampleCourse.tests)
    },
    Spoiled("wrong answers are missing", finds: "counting/count-up lacks a wrong answer.") {
      try $0.remove("Answers/Wrong")
    },
    Spoiled(
      "stubs are missing",
      finds: "\(SampleCourse.tests) belongs to no exercise: see how the other files are named.",
      "\(SampleCourse.solution) belongs to no exercise: see how the other files are named.",
      "counting/count-up is in Exercises/COURSE.md, and has no stub.",
      "\(SampleCourse.tests) has a checksum in Exercises/Tests/seals.txt, and belongs to no exercise."
    ) {
      try $0.remove("Answers/Stubs")
      try $0.remove("Answers/Wrong")
    },
    Spoiled(
      "one id for two",
      finds: "counting/count-up is missing below Chapter02-Counting in Exercises/COURSE.md."
    ) { course in
      for path in [
        SampleCourse.stub, SampleCourse.tests, SampleCourse.solution,
        "Answers/Wrong/Chapter01-Counting/CountUp.starts-at-zero.swift",
      ] {
        try course.write(
          try course.text(of: path),
          to: path.replacing("Chapter01-Counting", with: "Chapter02-Counting"))
      }
      try TestChecksums.renew(in: course.folder)
    },
    Spoiled(
      "not in the book",
      finds: "counting/count-up is missing below Chapter01-Counting in Exercises/COURSE.md.",
      "counting/down is in Exercises/COURSE.md, and has no stub."
    ) {
      try $0.change(book) { $0.replacing("counting/count-up", with: "counting/down") }
    },
    Spoiled(
      "one hint", finds: "counting/count-up should have two or three hints, and has 1."
    ) {
      try $0.change(book) { $0.replacing("2. Nearly the answer.\n", with: "") }
    },
    Spoiled(
      "no reason",
      finds: "counting/count-up lacks a paragraph `Solved: …` that says why the answer is right."
    ) {
      try $0.change(book) { $0.replacing("Solved: One by one.\n", with: "") }
    },
    Spoiled(
      "no row",
      finds: "Exercises/README.md lacks the row | `Chapter01-Counting/CountUp.swift` | "
        + "numbers, one after the other |"
    ) {
      try $0.write("No table.\n", to: table)
    },
    Spoiled(
      "other words",
      finds: "Exercises/README.md lacks the row | `Chapter01-Counting/CountUp.swift` | "
        + "numbers, one after the other |"
    ) {
      try $0.change(table) { $0.replacing("numbers, one after the other", with: "letters") }
    },
    Spoiled(
      "a lesson without the exercise",
      finds: "\(SampleCourse.lesson) lacks the line > **Exercise:** `counting/count-up`"
    ) {
      try $0.write("# Counting\n", to: SampleCourse.lesson)
    },
    Spoiled(
      "a lesson with an exercise that isn't there",
      finds: "\(SampleCourse.lesson) has the exercises counting/count-up, counting/other; "
        + "Exercises/COURSE.md has counting/count-up."
    ) {
      try $0.change(SampleCourse.lesson) { $0 + "> **Exercise:** `counting/other`\n" }
    },
    Spoiled(
      "edited tests",
      finds: "\(SampleCourse.tests) differs from its checksum. If that is meant: "
        + "`swift run course verify --seal`. If not, put it back: "
        + "`git checkout -- \(SampleCourse.tests)`."
    ) {
      try $0.change(SampleCourse.tests) { $0 + "// It is enough.\n" }
    },
    Spoiled(
      "no seals",
      finds: "\(SampleCourse.tests) has no checksum in Exercises/Tests/seals.txt; "
        + "`swift run course verify --seal` writes it."
    ) {
      try $0.remove(TestChecksums.path)
    },
  ]

  static let answers = [
    Spoiled(
      "a stub that is solved",
      finds: "counting/count-up: its stub should fail by a finding, but:\n✓ Solved"
    ) {
      try $0.write(try $0.text(of: SampleCourse.solution), to: SampleCourse.stub)
    },
    Spoiled(
      "a stub that doesn't compile",
      finds: "counting/count-up: its stub should fail by a finding, but:\n✗ It doesn't compile.\n"
    ) {
      try $0.change(SampleCourse.stub) { $0.replacing(".empty()", with: ".nothing()") }
    },
    Spoiled(
      "a stub that traps",
      finds: "counting/count-up: its stub should fail by a finding, but:\n✗ It crashed"
    ) {
      try $0.change(SampleCourse.stub) { $0.replacing(".empty()", with: "fatalError()") }
    },
    Spoiled(
      "a stub that never ends",
      finds: "counting/count-up: its stub should fail by a finding, but:\n"
        + "✗ Stopped after 5 s: an endless loop?"
    ) {
      let endless = "Answers/Wrong/Chapter01-Counting/CountUp.never-stops.swift"
      let text = try $0.text(of: endless)
      try $0.write(text + "// Replace this.\n", to: SampleCourse.stub)
    },
    Spoiled(
      "a stub that asks for nothing",
      finds: "counting/count-up: its stub has neither `// Replace this` nor `// Write this`"
    ) {
      try $0.change(SampleCourse.stub) { $0.replacing("// Replace this file.", with: "") }
    },
    Spoiled(
      "a solution that fails",
      finds: "counting/count-up: its solution should pass, but:\n✗ emits every number (1)\n"
    ) {
      try $0.change(SampleCourse.solution) { $0.replacing("from: 1", with: "from: 2") }
    },
    Spoiled(
      "a wrong answer that passes",
      finds: "counting/count-up, starts-at-zero: the tests accept it."
    ) {
      try $0.write(
        "// Rejected with: anything\n" + (try $0.text(of: SampleCourse.solution)),
        to: "Answers/Wrong/Chapter01-Counting/CountUp.starts-at-zero.swift")
    },
    Spoiled(
      "a wrong answer that is rejected with other words",
      finds: "counting/count-up, starts-at-zero: No test says\nkindness\n"
    ) {
      try $0.change("Answers/Wrong/Chapter01-Counting/CountUp.starts-at-zero.swift") {
        $0.replacing("// Rejected with: expected 1-2-3", with: "// Rejected with: kindness")
      }
    },
    Spoiled(
      "a right answer that fails",
      finds: "counting/count-up, other: it should pass, but:\n✗ emits every number (1)\n"
    ) {
      try $0.write(
        "// Counts from two.\n"
          + (try $0.text(of: SampleCourse.solution)).replacing("from: 1", with: "from: 2"),
        to: "Answers/Right/Chapter01-Counting/CountUp.other.swift")
    },
    Spoiled(
      "a replacement that fits nowhere",
      finds: "counting/count-up, late: the tests should reject it, but:\n"
        + "? It could not be judged.\n"
    ) {
      try $0.write(
        "// Rejected with: words\n\n-nowhere\n+else\n",
        to: "Answers/Wrong/Chapter01-Counting/CountUp.late.diff")
    },
  ]
}
