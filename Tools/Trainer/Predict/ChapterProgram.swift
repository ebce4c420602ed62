import ExerciseJudge
import Foundation

/// A chapter's program, built for the sources as they are now.
package struct ChapterProgram {
  let url: URL
  let build: BuildFolder
  /// The course's modules that it needs.
  let libraries: [String]

  /// Builds it if need be, and says so.
  package init(_ chapter: String, in course: CourseFolder, until cancellation: Cancellation) throws
  {
    let own = course.url.appending(path: ".build/debug")
    let modules = SourceModules(course: course)
    let sources = modules.files(of: chapter)
    libraries = modules.needed(by: sources)
    let inputs = sources + libraries.flatMap(modules.files)
    let newest = inputs.compactMap(Self.date).max() ?? .distantFuture
    // NB: SwiftPM leaves a program as it is if a source was saved without a change. So the time of a build
    // that found nothing to do is recorded.
    let stamp = course.url.appending(path: ".build/CourseMemory/\(chapter).built")
    func isFresh(_ program: URL) -> Bool {
      guard let made = Self.date(of: program) else { return false }
      return max(made, Self.date(of: stamp) ?? .distantPast) >= newest
    }
    func find() -> BuildFolder? {
      let mine = BuildFolder.ofThisProgram()
      let places = [BuildFolder(own), mine].compactMap { $0 }
      return places.first { isFresh($0.url.appending(path: chapter)) }
        // A copy of the course uses programs that were built elsewhere.
        ?? mine.flatMap { mine in
          let isElsewhere = course.path(mine.url) == mine.url.path
          return isElsewhere && Self.date(of: mine.url.appending(path: chapter)) != nil ? mine : nil
        }
    }
    if let place = find() {
      build = place
    } else {
      fputs("Building \(chapter) once; this takes some seconds …\n", stderr)
      let child = try Child.run(
        [
          "/usr/bin/env", "swift", "build", "--package-path", course.url.path, "--product",
          chapter,
        ], timeLimit: .seconds(3600), outputLimit: 1 << 20, until: cancellation)
      switch child.ending {
      case .exit(0):
        build = BuildFolder(own)
        try? FileManager.default.createDirectory(
          at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data().write(to: stamp)
      case .exit(127):
        throw CommandError.missing("swift can't be started: it must be on the PATH.")
      default:
        throw CommandError.missing(
          "\(chapter) can't be built; `swift build --product \(chapter)` shows why.")
      }
    }
    url = build.url.appending(path: chapter)
  }

  private static func date(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  /// Runs the program, with limits on its time and, on Linux, its memory.
  package func run(
    _ arguments: [String], timeLimit: Duration, until cancellation: Cancellation
  ) throws -> Child {
    let limits = "ulimit -c 0; ulimit -v 8000000 2>/dev/null; exec \"$@\""
    let environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("XCTest") }
      .merging(["SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
    return try Child.run(
      ["/bin/sh", "-c", limits, "sh", url.path] + arguments, environment: environment,
      timeLimit: timeLimit, outputLimit: 64 << 10, until: cancellation)
  }

  /// Returns the marble diagram of a listing; empty if it subscribes to nothing.
  func marble(of listing: PredictedListing, until cancellation: Cancellation) throws -> [String] {
    let child = try run(["--marbles", listing.name], timeLimit: .seconds(20), until: cancellation)
    guard child.ending == .exit(0) else { return [] }
    let lines = child.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    // The heading has the listing's purpose, which is shown elsewhere.
    return Array(lines.dropFirst().drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }
}
