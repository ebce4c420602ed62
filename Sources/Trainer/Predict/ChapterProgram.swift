import ExerciseJudge
import Foundation

/// A chapter's program, built for the sources as they are now.
struct ChapterProgram {
  let url: URL
  let build: BuildFolder

  /// Builds it if need be.
  init(
    _ chapter: String, in course: CourseFolder, libraries: [String], sources: [URL],
    announce: () -> Void, until cancellation: Cancellation
  ) throws {
    let own = course.url.appending(path: ".build/debug")
    let inputs =
      sources
      + libraries.flatMap { SourceModules(course: course).files(of: $0) }
    let newest = inputs.compactMap(Self.date).max() ?? .distantFuture
    let places = [BuildFolder(own), BuildFolder.ofThisProgram()].compactMap { $0 }
    func find() -> BuildFolder? {
      places.first { place in
        Self.date(of: place.url.appending(path: chapter)).map { $0 >= newest } ?? false
      }
    }
    if let place = find() {
      build = place
    } else {
      announce()
      let child = try Child.run(
        "/usr/bin/env",
        ["swift", "build", "--package-path", course.url.path, "--product", chapter],
        environment: ProcessInfo.processInfo.environment, timeLimit: .seconds(3600),
        outputLimit: 1 << 20, until: cancellation)
      switch child.ending {
      case .cancelled: throw Interruption()
      case .exit(0): build = BuildFolder(own)
      case .exit(127):
        throw Complaint(.missing, "swift can't be started: it must be on the PATH.")
      default:
        throw Complaint(
          .missing,
          "\(chapter) can't be built; `swift build --product \(chapter)` says why.")
      }
    }
    url = build.url.appending(path: chapter)
  }

  private static func date(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  /// The marble diagram of a listing; empty if it subscribes to nothing.
  func marble(of listing: ListingSource, until cancellation: Cancellation) throws -> [String] {
    let child = try ProgramMaker.run(
      url, ["--marbles", listing.name], timeLimit: .seconds(20), until: cancellation)
    guard child.ending == .exit(0) else { return [] }
    let lines = child.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    // The heading says the purpose, which stands elsewhere.
    return Array(lines.dropFirst().drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }
}
