import Foundation
import Testing

@testable import Authoring
@testable import ExerciseJudge

@Suite(.long) struct `The judge` {
  @Test func `finds a solution solved`() async throws {
    #expect(try await SampleCourse.verdict(on: SampleCourse.countUp().solution) == .solved())
  }

  @Test func `says what each test found, in the order of the tests`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.countUp().source)
    guard case .failed(let report) = verdict else { return fail("failed", verdict) }
    let tests = report.failures.map(\.test)
    #expect(tests == ["emits every number (1)", "emits every number (3)"])
    #expect(report.failures.last?.finding.sentence == "expected 1-2-3\nactual   |")
    #expect(report.passed == ["completes"])
  }

  @Test(arguments: try SampleCourse.countUp().wrongAnswers)
  func `rejects a wrong answer as its head says`(wrong: Answer) async throws {
    let verdict = try await SampleCourse.verdict(on: wrong.file) {
      if wrong.rejections == ["the time limit"] { $0.timeLimit = .seconds(2) }
    }
    #expect(try wrong.problem(with: #require(verdict.report)) == nil)
  }

  @Test(arguments: [true, false])
  func `judges by the toolchain's shortcuts and by its driver alone`(isQuick: Bool) async throws {
    try await withSmallExercise { judge, exercise in
      var judge = judge
      let toolchain = try #require(Toolchain.current)
      #if os(Linux)
        #expect(toolchain.frontend != nil, "The shortcuts don't fit this toolchain.")
        #expect(toolchain.linkCommand.count > 2, "The shortcuts don't fit this toolchain.")
      #endif
      judge.toolchain = isQuick ? toolchain : toolchain.withoutShortcuts
      func verdict(_ answer: String) async throws -> Verdict {
        try answer.write(to: exercise.source, atomically: true, encoding: .utf8)
        return await judge.verdict(on: exercise, answer: exercise.source)
      }
      #expect(try await verdict("func value() -> Int { 1 }") == .solved())
      guard case .failed = try await verdict("func value() -> Int { 2 }"),
        case .doesNotCompile = try await verdict("func value() -> Int { nil }")
      else {
        Issue.record("Another verdict by \(judge.toolchain?.compiler ?? "")")
        return
      }
    }
  }

  @Test func `shows the compiler's errors, the learner's own lines first`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.answer("does-not-compile"))
    guard case .doesNotCompile(let errors) = verdict else { return fail("errors", verdict) }
    #expect(Set(errors.map(\.path)) == ["Answers/does-not-compile.swift"])
    #expect(errors.map(\.line) == [5, 6])
    #expect(errors[0].message == "cannot convert value of type 'Int' to specified type 'String'")
    #expect(errors[0].excerpt.contains("let text: String = last"))
  }

  @Test func `shows no line of a file that does not exist`() async throws {
    try await withSmallExercise { judge, exercise in
      // The compiler's note on it draws a line of the library, out of an interface of its own.
      try "import RxLite\nfunc value() -> Observable<Int> { .just() }".write(
        to: exercise.source, atomically: true, encoding: .utf8)
      let verdict = await judge.verdict(on: exercise, answer: exercise.source)
      guard case .doesNotCompile(let errors) = verdict else { return fail("errors", verdict) }
      #expect(errors.map(\.message) == ["missing argument for parameter #1 in call"])
      #expect(errors.first?.excerpt.contains("func value()") == true)
      #expect(errors.first?.excerpt.contains("declared here") == false)
    }
  }

  @Test func `compiles the tests against what is public, as the package does`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.answer("is-not-public"))
    guard case .doesNotCompile(let errors) = verdict else { return fail("errors", verdict) }
    #expect(Set(errors.map { URL(filePath: $0.path).lastPathComponent }) == ["CountUpTests.swift"])
  }

  @Test func `reports a trap, the test it happened in, and what was printed`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.answer("traps"))
    guard case .failed(let report) = verdict, let ending = report.ending else {
      return fail("a trap", verdict)
    }
    #expect([.signal(SIGTRAP), .signal(SIGILL)].contains(ending.cause))
    #expect(ending.test == "emits every number (1)")
    #expect(report.printed.contains("about to trap"))
    #expect(report.printed.contains("Index out of range"))
    #expect(!report.printed.contains("stack trace"))
    #expect(!report.printed.contains("acktrac"))
    if Toolchain.hasBacktraces { #expect(ending.line == 6) }
  }

  @Test(
    .enabled("only the runtime's backtrace contains it") { Toolchain.hasBacktraces },
    arguments: [
      ("\n  Int.max + text.count", 3, "arithmetic overflow"),
      ("\n\n  UInt8(text.count - 5).hashValue", 4, "Negative value is not representable"),
      ("[1].map {\n  [$0][text.count] }[0]", 3, nil),
      ("{ abort() }()", nil, nil),
    ] as [(String, Int?, String?)])
  func `reports the line of a trap, and why if nothing was printed`(
    code: String, line: Int?, reason: String?
  ) async throws {
    try await withSmallExercise { judge, exercise in
      try "import Foundation; let text = \"four\"\nfunc value() -> Int { \(code) }".write(
        to: exercise.source, atomically: true, encoding: .utf8)
      let verdict = await judge.verdict(on: exercise, answer: exercise.source)
      guard case .failed(let report) = verdict, let ending = report.ending else {
        return fail("a trap", verdict)
      }
      #expect(ending.line == line)
      #expect(reason == nil || "\(ending.reason ?? "") \(report.printed)".contains(reason!))
      #expect(reason != nil || ending.reason == nil)
    }
  }

  @Test(arguments: [
    (wanted: ["one is missing"], found: ["one is missing"]),
    (["two is missing"], ["one is missing", "two is missing"]),
    (["two is", "one is"], ["one is missing", "two is missing"]),
    (["four is missing"], ["one is missing", "two is missing", "three is missing"]),
    ([], ["one is missing", "two is missing", "three is missing"]),
  ])
  func `runs no other test when all is said that was wanted`(wanted: [String], found: [String])
    throws
  {
    try withTemporaryFolder { root in
      let exercise = try Exercise.small("Numbers", in: root)
      try "func has(_ name: String) -> Bool { name == \"five\" }".write(
        to: exercise.source, atomically: true, encoding: .utf8)
      let tests = ["one", "two", "three", "five"].map { name in
        "@Test func \(name)() throws { try expect(has(\"\(name)\"), \"\(name) is missing\") }"
      }
      try (["import RxLiteTest", "import Testing", "@testable import Chapter01Exercises"] + tests)
        .joined(separator: "\n").write(to: exercise.tests, atomically: true, encoding: .utf8)
      let judge = Judge(buildFolder: try #require(.ofThisProgram()), packageRoot: root)
      let verdict = try judge.judge(exercise, answer: exercise.source, wanted: wanted)
      guard case .failed(let report) = verdict else { return fail("findings", verdict) }
      #expect(report.failures.map(\.finding.sentence) == found)
      #expect(report.ending == nil)
      #expect(report.passed == (found.count == 3 ? ["five"] : []))
    }
  }

  @Test func `does not take an early exit for success`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.answer("exits"))
    guard case .failed(let report) = verdict else { return fail("a trap", verdict) }
    #expect(report.ending == RunEnding(cause: .exit(0), test: "emits every number (1)"))
    #expect(report.printed == "leaving\n")
  }

  @Test func `ends an answer that eats memory`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.answer("eats-memory")) {
      $0.memoryLimitInMegabytes = 300
    }
    guard case .failed(let report) = verdict else { return fail("a trap", verdict) }
    #expect(report.ending?.cause == .memory(megabytes: 300))
  }

  @Test func `ends an answer that prints for ever`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.answer("prints-for-ever")) {
      $0.timeLimit = .seconds(120)
    }
    guard case .failed(let report) = verdict else { return fail("an end", verdict) }
    #expect(report.ending?.cause == .flood(megabytes: 8))
    #expect(report.ending?.line == 5)
    #expect(report.ending?.test == "emits every number (1)")
    #expect(!report.printed.isEmpty, "What it printed up to then is kept.")
  }

  @Test func `gives the compiler its time and not more`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.countUp().solution) {
      $0.compileTimeLimit = .milliseconds(1)
    }
    guard case .couldNotJudge(let reason) = verdict else { return fail("a reason", verdict) }
    #expect(reason.hasPrefix("The compiler was stopped after 0 s."))
  }

  @Test func `never finds an exercise solved when no test ran`() async throws {
    try await withSmallExercise { judge, exercise in
      try "import Testing\n".write(to: exercise.tests, atomically: true, encoding: .utf8)
      try "let value = 1\n".write(to: exercise.source, atomically: true, encoding: .utf8)
      let verdict = await judge.verdict(on: exercise, answer: exercise.source)
      guard case .couldNotJudge(let reason) = verdict else { return fail("a reason", verdict) }
      #expect(reason.hasPrefix("No test ran in "))
    }
  }

  @Test func `says what to do when a library is not built`() async throws {
    try await withEmptyFolder { folder in
      let verdict = try await SampleCourse.verdict(on: SampleCourse.countUp().solution) {
        $0.buildFolder = BuildFolder(folder)
      }
      guard case .couldNotJudge(let reason) = verdict else { return fail("a reason", verdict) }
      #expect(reason.hasPrefix("RxLite is not built: run `swift build`"))
    }
  }

  @Test func `says which file is missing`() async throws {
    let verdict = try await SampleCourse.verdict(on: SampleCourse.answer("lost"))
    #expect(verdict == .couldNotJudge("There is no file Answers/lost.swift."))
  }

  @Test func `reports what was found before the time ran out`()
    async throws
  {
    try await withSmallExercise { judge, exercise in
      try """
      import Foundation
      func value() -> Int { 2 }
      func hang() { DispatchSemaphore(value: 0).wait() }
      """.write(to: exercise.source, atomically: true, encoding: .utf8)
      try """
      import RxLiteTest
      import Testing
      @testable import Chapter01Exercises

      @Suite(.serialized) struct Values {
        @Test func `is one`() throws { try expect([value(), 3], equals: [1, 3], "It should be 1.") }
        @Test func `returns`() { hang() }
      }
      """.write(to: exercise.tests, atomically: true, encoding: .utf8)
      var judge = judge
      judge.timeLimit = .seconds(4)
      let verdict = await judge.verdict(on: exercise, answer: exercise.source)
      guard case .failed(let report) = verdict else { return fail("a time-out", verdict) }
      #expect(report.ending?.isTimeLimit == true && report.ending?.test == "returns")
      #expect(report.failures.map(\.test) == ["is one"])
      #expect(
        report.failures.first?.finding.description == """
          It should be 1.

            expected  1, 3
              actual  2, 3
                      ↑
          """)
    }
  }

  @Test func `reports the warnings in the answer beside what failed`() async throws {
    try await withSmallExercise { judge, exercise in
      try "func value() -> Int { let unused = 1; return 2 }".write(
        to: exercise.source, atomically: true, encoding: .utf8)
      let verdict = await judge.verdict(on: exercise, answer: exercise.source)
      guard case .failed(let report) = verdict else { return fail("a failure", verdict) }
      #expect(report.warnings.map(\.line) == [1])
      #expect(report.warnings.first?.message.contains("unused") == true)
    }
  }

  private func fail(_ wanted: String, _ verdict: Verdict) {
    Issue.record("expected \(wanted)\nactual   \(verdict)")
  }
}
