import ExerciseJudge
import Foundation
import Wording

/// `course compare`: a chapter's output beside what the text prints.
struct Comparison {
  private let course: Course
  private let console: Console

  init(_ course: Course, _ console: Console) {
    self.course = course
    self.console = console
  }

  func run(_ name: String, listings: [String], until interruption: Cancellation) throws
    -> ExitStatus
  {
    let chapter = try course.chapter(name).name
    console.passing("building \(chapter) …")
    let swift = ["swift", "run", "--package-path", course.folder.url.path]
    let building = try output(
      of: ["swift", "build"] + swift.dropFirst(2) + ["--product", chapter], interruption)
    console.passing("")
    guard building.status == 0 else {
      console.write(Line.lines(building.text))
      throw Complaint(.missing, "\(chapter) can't be built; the compiler says why.")
    }
    let check = try output(
      of: swift + ["--skip-build", chapter, "--check"] + listings, interruption)
    console.write(Line.lines(check.text).map(toned).dropLast())
    return switch check.status {
    case 0: .done
    case 1: .no
    default: .misused
    }
  }

  /// What is missing is good, what is there instead is bad: the text is right here.
  private func toned(_ line: Line) -> Line {
    let text = line.plain
    let tones: [(String, Tone)] = [
      ("✓", .good), ("✗", .bad), ("    - ", .good), ("    + ", .bad),
    ]
    return Line(text, tones.first { text.hasPrefix($0.0) }?.1 ?? .plain)
  }

  /// What a program says, on both of its outputs, and how it ends. Ctrl-C ends it, too.
  private func output(of command: [String], _ interruption: Cancellation) throws
    -> (text: String, status: Int32)
  {
    let child = try Child.run(
      "/usr/bin/env", command, environment: ProcessInfo.processInfo.environment,
      timeLimit: .seconds(24 * 3600), outputLimit: 8 << 20, until: interruption)
    switch child.ending {
    case .cancelled, .timeLimit: throw Interruption()
    case .exit(127):
      throw Complaint(.missing, "\(command[0]) can't be started: it must be on the PATH.")
    case .exit(let status): return (child.output, status)
    case .signal(let number): return (child.output, 128 + number)
    }
  }
}
