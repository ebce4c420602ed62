import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

/// The course as it comes, copied to where a test may work on it as a learner does, and the real
/// program. What a learner has done in this clone is not copied, and the right and wrong answers are only
/// when a test asks for them: there are some two thousand.
struct CourseCopy {
  let folder: URL
  let program: URL
  let course: Course
  /// Where the program puts what it should clear away.
  let temporary: URL

  static func use<Result>(_ work: (CourseCopy) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "course-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(try CourseCopy(in: folder))
  }

  init(in folder: URL) throws {
    let files = FileManager.default
    for path in [
      "Package.swift", "Exercises/COURSE.md", "Exercises/README.md", "Answers/Stubs",
      "Exercises/Tests", "Solutions", "Tools/Templates",
    ] {
      try Self.copy(path, to: folder)
    }
    let stubs = folder.appending(path: "Answers/Stubs")
    for chapter in try files.contentsOfDirectory(atPath: stubs.path) {
      try files.copyItem(
        at: stubs.appending(path: chapter), to: folder.appending(path: "Exercises/\(chapter)"))
    }
    temporary = folder.appending(path: "Temporary")
    try files.createDirectory(at: temporary, withIntermediateDirectories: true)
    self.folder = folder
    program = try #require(BuildFolder.ofThisProgram()).url.appending(path: "course")
    try #require(files.isExecutableFile(atPath: program.path), "The program is not built.")
    course = try Course(CourseFolder(folder))
  }

  private static func copy(_ path: String, to folder: URL) throws {
    let copy = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: RealCourse.folder.url.appending(path: path), to: copy)
  }

  func addAnswers() throws {
    for path in ["Answers/Right", "Answers/Wrong"] { try Self.copy(path, to: folder) }
  }

  /// The first exercise of the course.
  var first: Lesson { course.lessons[0] }

  /// What an editor does: the whole text to another file, which then takes the place of the old one.
  func save(_ text: String, to lesson: Lesson) throws {
    try text.write(to: lesson.exercise.source, atomically: true, encoding: .utf8)
  }

  func solve(_ lesson: Lesson) throws {
    try save(try String(contentsOf: lesson.exercise.solution, encoding: .utf8), to: lesson)
  }

  /// A process of the program that is not running yet.
  func process(_ arguments: [String], in place: String = "", _ variables: [String: String] = [:])
    -> Process
  {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.appending(path: place)
    var environment = ProcessInfo.processInfo.environment
    environment["NO_COLOR"] = nil
    environment["TERM"] = "xterm-256color"
    environment["TMPDIR"] = temporary.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment.merging(variables) { $1 }
    return process
  }

  /// What is left of what the program should have cleared away.
  var leftovers: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? [])
      .filter { $0.hasPrefix("exercise-judge") }
  }
}

extension Process {
  /// Starts it, and kills it if it hasn't ended after two minutes: a test that waits for its output
  /// or its end fails then, instead of waiting for ever.
  func runForAWhile() throws {
    try run()
    // NB: Foundation's `run()` crashes when many files are open, as the pipes of all processes would be.
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [weak self] in
      if let self, isRunning { kill(processIdentifier, SIGKILL) }
    }
  }
}

extension CourseCopy {
  struct Answer {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs the program without a terminal, to its end.
  func course(_ arguments: String..., in place: String = "") throws -> Answer {
    try run(arguments, in: place)
  }

  func run(_ arguments: [String], in place: String = "") throws -> Answer {
    let process = process(arguments, in: place)
    let (output, errorOutput) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errorOutput
    try process.runForAWhile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let errors = errorOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
