import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

/// What a file shows when it is played, with the real compiler.
@Suite(.serialized, .long) struct PlayerTests {
  private static let head = """
    import ChapterKit
    import RxLite
    let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: clock.scheduler)

    """

  @Test func `the diagram has the names of the source`() throws {
    let run = try ran(
      Self.head + """
        let letters = ticks.take(2).map { "a\\($0)" }
        func twice<E>(_ source: Observable<E>) -> Observable<E> {
          source.flatMap { Observable.of($0, $0) }
        }
        _ = Observable.merge(letters, twice(letters).filter { $0 != "" }).subscribe { print($0) }
        """)
    #expect(run.ending == nil)
    #expect(run.printed.hasPrefix("next(a0)\nnext(a0)\nnext(a0)\nnext(a1)\n"))
    let words = [
      "ticks", "take(2)", "map { \"a\\($0)\" }", "letters", "twice(letters)",
      "filter { $0 != \"\" }", "merge(letters, twice(letters).filter { $0 != \"\" })", "result",
    ]
    let diagram = run.diagram.joined(separator: "\n")
    for word in words { #expect(diagram.contains(word), "\(word) is not in\n\(diagram)") }
    #expect(diagram.contains(#/ 0 s +0\.1 +0\.2\n/#))
    #expect(run.diagram.allSatisfy { $0.count <= 100 })
    #expect(run.svg?.hasPrefix("<svg") == true)
  }

  @Test func `a compile error shows the learner's line`() throws {
    guard case .doesNotCompile(let errors) = try play("let number: Int = \"one\"\n") else {
      return #expect(Bool(false), "It compiles.")
    }
    #expect(errors.map(\.line) == [1])
    #expect(errors[0].path.hasSuffix("file.swift"))
  }

  @Test func `a crash shows where, and what happened until then`() throws {
    let run = try ran(Self.head + "_ = ticks.map { [7, 8][$0] }.subscribe { print($0) }\n")
    guard case .signal = run.ending?.cause else {
      return #expect(Bool(false), "\(String(describing: run.ending))")
    }
    #expect(run.printed.hasPrefix("next(7)\nnext(8)\n"))
    #expect(run.diagram.contains { $0.hasPrefix("  result") && $0.contains("7") })
  }

  @Test func `a program that doesn't wait for a real queue is told so`() throws {
    let run = try ran(
      """
      import Foundation
      import RxLite
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      _ = Observable<Int>.interval(.milliseconds(300), scheduler: scheduler).subscribe { print($0) }

      """)
    #expect(run.ending == nil)
    #expect(run.printed == "")
    #expect(run.remarks.count == 1)
    #expect(run.remarks.first?.contains("(ConcurrentDispatchQueueScheduler)") == true)
  }

  @Test func `an endless loop and a flood cost their time and no more`() throws {
    let loop = try ran(Self.head + "_ = ticks.subscribe { print($0); while true {} }\n")
    #expect(loop.ending?.isTimeLimit == true)
    #expect(loop.printed == "next(0)\n")
    #expect(loop.diagram.contains { $0.hasPrefix("  ticks") })
    let flood = try ran("import ChapterKit\nwhile true { print(\"flood\") }\n")
    #expect(flood.ending?.isTimeLimit == true || flood.ending?.cause == .flood(megabytes: 8))
    #expect(flood.printed.utf8.count < 100_000)
  }

  @Test
  func `a clock that would never stop is stopped, and a program that sleeps is not driven on`()
    throws
  {
    let endless = try ran(Self.head + "_ = ticks.subscribe { print($0) }\n")
    #expect(endless.ending == nil)
    #expect(endless.remarks.count == 1)
    #expect(endless.remarks.first?.contains("10 s") == true)
    #expect(endless.printed.hasSuffix("next(99)\n"))
    let asleep = try ran(Self.head + "_ = ticks.subscribe { print($0) }\nsleep(0.2)\n")
    #expect(asleep.printed == "next(0)\nnext(1)\n")
    #expect(asleep.remarks == [])
  }

  @Test func `a copy from the time when copies called listing still runs`() throws {
    let run = try ran(
      Self.head + """
        listing("ticking", "what it shows", shows: "C6 72") {
          _ = ticks.take(2).asDriver(onErrorJustReturn: 0).drive(onNext: { print($0) })
          sleep(1)
        }
        """)
    #expect(run.printed == "0\n1\n")
    #expect(!run.diagram.isEmpty)
  }

  @Test func `drivers wait on the clock of the playground`() throws {
    let run = try ran(
      Self.head + "_ = ticks.take(2).asDriver(onErrorJustReturn: 0).drive(onNext: { print($0) })\n")
    #expect(run.printed == "0\n1\n")
  }

  private func ran(_ text: String) throws -> Player.Run {
    let outcome = try play(text)
    guard case .ran(let run) = outcome else { throw Unexpected(outcome: "\(outcome)") }
    return run
  }

  private struct Unexpected: Error { let outcome: String }

  private func play(_ text: String) throws -> Player.Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "player-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file.swift")
    try Data(text.utf8).write(to: file)
    let build = try #require(BuildFolder.ofThisProgram())
    var player = Player(build, root: folder)
    player.timeLimit = .seconds(1)
    return try player.play(file, columns: 100)
  }
}
