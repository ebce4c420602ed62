import Foundation
import Testing

@testable import ExerciseJudge

/// Answers that would take the whole machine, and reasons of the machine's that aren't the answer's.
@Suite(.long) struct `A runaway answer` {
  @Test func `is ended when it starts threads without end`() async throws {
    let report = try await report(
      """
      while true {
        Thread { while true { sleep(1) } }.start()
      }
      """)
    #expect(report.ending?.cause == .threads(most: 500))
    #expect(report.ending?.line == 4)
  }

  @Test func `may start as many threads as an exercise needs`() async throws {
    let report = try await report(
      """
      for _ in 0..<300 { Thread { sleep(100) }.start() }
      return 2
      """)
    #expect(report.ending == nil)
    #expect(report.failures.count == 1)
  }

  #if !canImport(Darwin)
    @Test func `leaves no child behind, even one with a session of its own`() async throws {
      let number = UInt32.random(in: 1_000_000...2_000_000_000)
      let report = try await report(
        """
        for command in ["exec sleep \(number)", "setsid sleep \(number)", "(setsid sleep \(number) &)"] {
          let child = Process()
          child.executableURL = URL(filePath: "/bin/sh")
          child.arguments = ["-c", command]
          try? child.run()
        }
        usleep(300_000)
        return 2
        """)
      #expect(report.failures.count == 1)
      let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      let left = processes.filter { process in
        let command = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return String(decoding: command, as: UTF8.self).contains("\(number)")
      }
      #expect(left == [])
    }
  #endif

  @Test(arguments: [
    ("fatal error: error opening 'a.o': No space left on device", "The disk is full"),
    (
      "<unknown>:0: error: missing required module 'SwiftShims'", "The folder .build was made under"
    ),
    (
      "error: module '_Builtin_stddef' is defined in both 'a' and 'b'", "The folder .build was made"
    ),
  ])
  func `isn't blamed for what the machine lacks`(output: String, sentence: String) {
    let obstacle = Obstacle(FileManager.default.temporaryDirectory, output)
    #expect(obstacle?.sentence.hasPrefix(sentence) == true)
    #expect(Obstacle(FileManager.default.temporaryDirectory, "error: cannot find 'x'") == nil)
  }

  private func report(_ body: String) async throws -> TestReport {
    var report: TestReport?
    try await withSmallExercise { judge, exercise in
      try "import Foundation\nfunc value() -> Int {\n\(body)\n}\n".write(
        to: exercise.source, atomically: true, encoding: .utf8)
      var judge = judge
      judge.timeLimit = .seconds(60)
      let verdict = await judge.verdict(on: exercise, answer: exercise.source)
      report = verdict.report
      if report == nil { Issue.record("\(verdict)") }
    }
    return try #require(report)
  }
}
