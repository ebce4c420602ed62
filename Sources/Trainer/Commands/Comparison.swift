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

  func run(_ name: String, listings: [String]) throws -> ExitStatus {
    let chapter = try course.chapter(name).name
    console.passing("building \(chapter) …")
    let swift = ["swift", "run", "--package-path", course.folder.url.path]
    let building = try Output(
      of: ["swift", "build"] + swift.dropFirst(2) + ["--product", chapter])
    console.passing("")
    guard building.status == 0 else {
      console.write(Line.lines(building.text))
      throw Complaint(.missing, "\(chapter) can't be built; the compiler says why.")
    }
    let check = try Output(of: swift + ["--skip-build", chapter, "--check"] + listings)
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
}

/// What a program says, on both of its outputs, and how it ends.
private struct Output {
  let text: String
  let status: Int32

  init(of command: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Complaint(.missing, "\(command[0]) can't be started: \(error.localizedDescription)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    text = String(decoding: data, as: UTF8.self)
    status = process.terminationStatus
  }
}
