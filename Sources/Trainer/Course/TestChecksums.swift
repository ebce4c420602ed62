import ExerciseJudge
import Foundation

/// Tells whether a test file is the course's: `Exercises/Tests/seals.txt` has a checksum of each.
///
/// It notices an edit and does not withstand an attack, which would harm only the learner. It works
/// without git, for a course that was downloaded as an archive.
struct TestChecksums: Sendable {
  private let folder: CourseFolder
  /// By path, as seen from the course.
  private let checksums: [String: String]

  static let path = "Exercises/Tests/seals.txt"

  /// The checksums as they are now. If they can't be read, no test file is the course's.
  init(of folder: CourseFolder) {
    self.folder = folder
    let lines = text(of: folder.url.appending(path: Self.path))?.split(separator: "\n") ?? []
    checksums = Dictionary(
      lines.compactMap { line in
        line.wholeMatch(of: #/([0-9a-f]{16}) (Exercises/Tests/\S.*)/#)
          .map { (String($0.output.2), String($0.output.1)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Why a test file can't be trusted, or `nil` if it is the course's.
  func problem(with tests: URL) -> String? {
    let path = folder.path(tests)
    guard let expected = checksums[path] else {
      return "\(path) has no checksum in \(Self.path); \(folder.remedy(for: Self.path))"
    }
    guard let data = try? Data(contentsOf: tests) else {
      return "\(path) is missing; \(folder.remedy(for: path))"
    }
    return checksum(of: [data]) == expected
      ? nil : "\(path) is not as the course has it; \(folder.remedy(for: path))"
  }

  /// What has a checksum and belongs to no exercise.
  func surplus(beside exercises: [Exercise]) -> [String] {
    Set(checksums.keys).subtracting(exercises.map { folder.path($0.tests) }).sorted()
  }

  /// Writes the checksums anew, for the test files as they are now.
  ///
  /// - Returns: How many there are.
  @discardableResult
  static func renew(in folder: CourseFolder) throws -> Int {
    let tests = Exercise.all(in: folder.url).map(\.tests)
    let head = """
      # A checksum of each test file, so that an edit is noticed. If you changed a test on purpose:
      # swift run course verify --seal

      """
    let lines = try tests.map { line(for: folder.path($0), try Data(contentsOf: $0)) + "\n" }
    try writeFile(sorted(head + lines.joined()), to: folder.url.appending(path: path))
    return tests.count
  }

  /// The line of a test file of this content.
  static func line(for path: String, _ content: Data) -> String {
    "\(checksum(of: [content])) \(path)"
  }

  /// By path, below the comments.
  static func sorted(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    let checksums = lines.filter { !$0.hasPrefix("#") }
      .sorted { $0.dropFirst(17) < $1.dropFirst(17) }
    return (lines.filter { $0.hasPrefix("#") } + checksums).map { $0 + "\n" }.joined()
  }
}
