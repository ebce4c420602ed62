import ExerciseJudge
import Foundation
import Trainer

/// A chapter's program, built from the sources as they are now.
struct ChapterProgram {
  private let url: URL

  init(_ chapter: String, in course: CourseFolder, until cancellation: Cancellation) throws {
    let own = course.url.appending(path: ".build/debug").resolvingSymlinksInPath()
    // A copy of the course, in a test, uses the programs that were built elsewhere.
    if let mine = BuildFolder.ofThisProgram(), mine.url.path != own.path {
      url = mine.url.appending(path: chapter)
      return
    }
    url = own.appending(path: chapter)
    let child = try Child.run(
      ["/usr/bin/env", "swift", "build", "--package-path", course.url.path, "--product", chapter],
      timeLimit: .seconds(3600), outputLimit: 1 << 20, until: cancellation)
    switch child.ending {
    case .exit(0): break
    case .exit(127):
      throw CommandError.missing("swift can't be started: it must be on the PATH.")
    case .exit, .signal, .timeLimit, .flood:
      throw CommandError.missing(
        "\(chapter) can't be built; `swift build --product \(chapter)` shows why.")
    }
  }

  /// Runs the program, with a limit on its time.
  func run(_ arguments: [String], outputLimit: Int = 64 << 10, until cancellation: Cancellation)
    throws -> Child
  {
    let environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("XCTest") }
      .merging(["SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
    return try Child.run(
      [url.path] + arguments, environment: environment, timeLimit: .seconds(60),
      outputLimit: outputLimit, until: cancellation)
  }
}
