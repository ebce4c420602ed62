import Foundation
import Testing

@testable import ExerciseJudge

/// Ways out of the tests, each with an answer that is wrong, and that would be found so.
@Suite(.long) struct `No answer passes` {
  @Test(arguments: [
    ("leaves in a global's initial value", "let gate: Int = { exit(0) }()", "return gate"),
    (
      "leaves in a deinit", "final class Bomb { deinit { exit(0) } }",
      "do { _ = Bomb() }; return 2"
    ),
    ("leaves without a farewell", "", "_exit(0)"),
    ("kills its own group", "", "kill(0, SIGKILL); return 2"),
    ("stops itself for good", "", "kill(getpid(), SIGSTOP); return 2"),
    ("says that it is finished and leaves", "", "print(\"Test run passed\"); exit(0)"),
    (
      "writes nonsense where the events go", events,
      """
      for name in ["events.json", "other.json"] {
        let file = fopen(folder + name, "a")
        fputs("{}\\nnull\\n[1]\\n{\\"kind\\":7}\\n\\u{0}\\n{\\"kind\\":\\"event\\",", file)
        fclose(file)
      }
      exit(0)
      """
    ),
    (
      "fills the disk", "",
      "let file = tmpfile()!, many = [UInt8](repeating: 0, count: 1 << 20); "
        + "while true { fwrite(many, 1, many.count, file) }"
    ),
    ("removes the events", events, "unlink(folder + \"events.json\"); exit(0)"),
    ("puts a folder in their place", events, replaced),
  ])
  func `that exits early`(how: String, outside: String, body: String) async throws {
    switch try await verdict(outside, body, within: .seconds(3)) {
    case .failed(let report) where report.ending != nil: break
    // NB: A signal to oneself may be heeded by another thread, and this one gets to the end first.
    case .failed where how == "stops itself for good": break
    case let other: Issue.record("\(how): expected a trap\nactual   \(other)")
    }
  }

  @Test(arguments: [
    ("asks to be left well", "", "atexit { _exit(0) }; return 2"),
    ("goes on in a thread", "", "Thread.detachNewThread { while true {} }; return 2"),
    (
      "prints for ever in a thread", "",
      "Thread.detachNewThread { while true { print(String(repeating: \"x\", count: 9999)) } }; "
        + "return 2"
    ),
    ("closes its output", "", "close(0); close(1); close(2); return 2"),
    (
      "leaves a child behind", "",
      "let child = Process(); child.executableURL = URL(filePath: \"/bin/sh\"); "
        + "child.arguments = [\"-c\", \"while :; do echo x; done\"]; try? child.run(); return 2"
    ),
    ("forgets where it was", "", "chdir(\"/\"); setenv(\"PATH\", \"\", 1); return 2"),
  ])
  func `for what it does beside being wrong`(how: String, outside: String, body: String)
    async throws
  {
    // What gets in its way takes a core for itself, and the machine may have no other to spare.
    let verdict = try await verdict(outside, body, within: .seconds(60))
    if case .failed(let report) = verdict, report.ending == nil {
      #expect(report.failures.map(\.test) == ["is one"], "\(how)")
      #expect(report.printed.utf8.count < 100_000)
    } else {
      Issue.record("\(how): expected a failure\nactual   \(verdict)")
    }
  }

  /// An answer may well know where its events go.
  private static let events = """
    let folder = URL(filePath: CommandLine.arguments.first { $0.hasSuffix("events.json") }!)
      .deletingLastPathComponent().path + "/"
    """
  private static let replaced =
    "unlink(folder + \"events.json\"); mkdir(folder + \"events.json\", 0o700); exit(0)"

  private func verdict(_ outside: String, _ body: String, within limit: Duration) async throws
    -> Verdict
  {
    let judge = try SampleCourse.judge()
    return try await withEmptyFolder { folder in
      var judge = judge
      judge.packageRoot = folder
      judge.timeLimit = limit
      judge.temporaryFolder = folder
      let exercise = try Exercise.small("Escape", in: folder)
      try """
      import Testing
      @testable import Chapter01Exercises

      @Test func `is one`() { #expect(value() == 1) }
      """.write(to: exercise.tests, atomically: true, encoding: .utf8)
      try "import Foundation\n\(outside)\nfunc value() -> Int {\n\(body)\n}\n"
        .write(to: exercise.source, atomically: true, encoding: .utf8)
      return await judge.verdict(on: exercise, answer: exercise.source)
    }
  }
}
