import ExerciseJudge
import Foundation

/// Checks whether a test file is the course's: `Exercises/Tests/seals.txt` has a checksum of each.
///
/// It notices edits, and is no protection against an attack, which would harm only the learner. It works
/// without git, for a course that was downloaded as an archive.
package struct TestChecksums: Sendable {
  package static let path = "Exercises/Tests/seals.txt"

  package let folder: CourseFolder
  /// The checksums by path, relative to the course.
  package var checksums: [String: String]

  /// Those in the file. If there are none, no test file is the course's.
  package init(of folder: CourseFolder) {
    self.folder = folder
    let lines = (text(of: folder.url.appending(path: Self.path)) ?? "").split(separator: "\n")
      .compactMap { line in
        line.wholeMatch(of: #/([0-9a-f]{16}) (Exercises/Tests/\S.*)/#)
          .map { (String($0.output.2), String($0.output.1)) }
      }
    checksums = Dictionary(lines, uniquingKeysWith: { first, _ in first })
  }

  /// Returns why a test file can't be trusted, or `nil` if it is the course's.
  package func problem(with tests: URL) -> String? {
    let path = folder.path(tests)
    return switch state(of: tests) {
    case .asItWas: nil
    case .unknown: "\(path) has no checksum in \(Self.path); \(folder.remedy(for: Self.path))"
    case .missing: "\(path) is missing; \(folder.remedy(for: path))"
    case .edited: "\(path) is not as the course has it; \(folder.remedy(for: path))"
    }
  }

  package enum State { case asItWas, edited, missing, unknown }

  package func state(of tests: URL) -> State {
    guard let expected = checksums[folder.path(tests)] else { return .unknown }
    guard let data = try? Data(contentsOf: tests) else { return .missing }
    return checksum(of: [data]) == expected ? .asItWas : .edited
  }
}
