import Foundation
import Testing

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
      try $0.remove("Tests/WrongAnswers")
    },
    Spoiled(
      "stubs are missing",
      finds: "\(SampleCourse.tests) belongs to no exercise: see how the other files are named.",
      "\(SampleCourse.solution) belongs to no exercise: see how the other files are named.",
      "There is no stub below Exercises/Stubs.",
      "counting/count-up is in Exercises/COURSE.md, and has no stub.",
      "Exercises/README.md has a row for \(SampleCourse.learners), "
        + "which is no exercise of the book.",
      "\(SampleCourse.tests) is sealed in Exercises/Tests/seals.txt, and belongs to no exercise."
    ) {
      try $0.remove("Exercises/Stubs")
      try $0.remove("Tests/WrongAnswers")
    },
    Spoiled(
      "one id for two",
      finds: "counting/count-up is the id of \(SampleCourse.stub) and "
        + "Exercises/Stubs/Chapter02-Counting/CountUp.swift; rename all but one of them.",
      "counting/count-up is in Chapter01-Counting of Exercises/COURSE.md, "
        + "and its stub in Chapter02-Counting."
    ) { course in
      for path in [
        SampleCourse.stub, SampleCourse.tests, SampleCourse.solution,
        "Tests/WrongAnswers/Chapter01-Counting/CountUp.starts-at-zero.swift",
      ] {
        try course.write(
          try course.text(of: path),
          to: path.replacing("Chapter01-Counting", with: "Chapter02-Counting"))
      }
      try Seals.renew(in: course.folder)
    },
    Spoiled(
      "not in the book", finds: "counting/count-up is missing in Exercises/COURSE.md.",
      "counting/down is in Exercises/COURSE.md, and has no stub.",
      "Exercises/README.md has a row for \(SampleCourse.learners), "
        + "which is no exercise of the book."
    ) {
      try $0.change(book) { $0.replacing("counting/count-up", with: "counting/down") }
    },
    Spoiled(
      "a book that can't be read",
      finds: "COURSE.md, line 1: begin the file with a title, `# The exercises, in order`."
    ) {
      try $0.write("Nothing.\n", to: book)
    },
    Spoiled(
      "one hint", finds: "counting/count-up should have two or three hints, and has 1."
    ) {
      try $0.change(book) { $0.replacing("2. Nearly the answer.\n", with: "") }
    },
    Spoiled(
      "a long day",
      finds: "counting/count-up takes 600 minutes, says the book; 2 to 90 is credible."
    ) {
      try $0.change(book) { $0.replacing("10 minutes", with: "600 minutes") }
    },
    Spoiled("no row", finds: "Exercises/README.md lacks a row for \(SampleCourse.learners).") {
      try $0.write("No table.\n", to: table)
    },
    Spoiled(
      "other words",
      finds: "Exercises/README.md says of \(SampleCourse.learners) “letters”, "
        + "and the book “numbers, one after the other”."
    ) {
      try $0.change(table) { $0.replacing("numbers, one after the other", with: "letters") }
    },
    Spoiled(
      "a row twice",
      finds: "The rows of Exercises/README.md are not in the order of the book, "
        + "or one is there twice."
    ) {
      try $0.change(table) { $0 + ($0.split(separator: "\n").last ?? "") + "\n" }
    },
    Spoiled(
      "edited tests",
      finds: "\(SampleCourse.tests) is not as the course has it; put it back: "
        + "`git checkout -- \(SampleCourse.tests)`."
    ) {
      try $0.change(SampleCourse.tests) { $0 + "// It is enough.\n" }
    },
    Spoiled(
      "no seals",
      finds: "Exercises/Tests/seals.txt can't be read, so nobody can tell whether the tests are "
        + "the course's; put it back: `git checkout -- Exercises/Tests/seals.txt`."
    ) {
      try $0.remove(Seals.path)
    },
  ]

  static let answers = [
    Spoiled(
      "a stub that is solved",
      finds: "counting/count-up: its stub should fail by an assertion, but it passes."
    ) {
      try $0.write(try $0.text(of: SampleCourse.solution), to: SampleCourse.stub)
    },
    Spoiled(
      "a stub that doesn't compile",
      finds: "counting/count-up: its stub should fail by an assertion, but it doesn't compile: "
        + "\(SampleCourse.stub):"
    ) {
      try $0.change(SampleCourse.stub) { $0.replacing(".empty()", with: ".nothing()") }
    },
    Spoiled(
      "a stub that traps",
      finds: "counting/count-up: its stub should fail by an assertion, but its run ended too early"
    ) {
      try $0.change(SampleCourse.stub) { $0.replacing(".empty()", with: "fatalError()") }
    },
    Spoiled(
      "a stub that never ends",
      finds: "counting/count-up: its stub should fail by an assertion, but it had not ended after "
        + "5 s in the test “emits every number (1)”."
    ) {
      let endless = "Tests/WrongAnswers/Chapter01-Counting/CountUp.never-stops.swift"
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
      "a test that says nothing of its own",
      finds: "counting/count-up: its stub fails the test “emits every number (1)” without a word",
      "counting/count-up: its stub fails the test “emits every number (3)” without a word",
      "counting/count-up, wrong answer starts-at-zero: No test says\nexpected 1-2-3\n"
    ) {
      try $0.change(SampleCourse.tests) {
        $0.replacing(", \"expected \\(marbles)\\nactual   \\(seen)\"", with: "")
      }
      try Seals.renew(in: $0.folder)
    },
    Spoiled(
      "a solution that fails",
      finds: "counting/count-up: its solution should pass, but it fails: “emits every number (1)”"
    ) {
      try $0.change(SampleCourse.solution) { $0.replacing("from: 1", with: "from: 2") }
    },
    Spoiled(
      "a wrong answer that passes",
      finds: "counting/count-up, wrong answer starts-at-zero: It should have failed its tests, but"
    ) {
      try $0.write(
        "// Rejected with: anything\n" + (try $0.text(of: SampleCourse.solution)),
        to: "Tests/WrongAnswers/Chapter01-Counting/CountUp.starts-at-zero.swift")
    },
    Spoiled(
      "a wrong answer that is rejected with other words",
      finds: "counting/count-up, wrong answer starts-at-zero: No test says\nkindness\n"
    ) {
      try $0.change("Tests/WrongAnswers/Chapter01-Counting/CountUp.starts-at-zero.swift") {
        $0.replacing("// Rejected with: expected 1-2-3", with: "// Rejected with: kindness")
      }
    },
  ]
}
