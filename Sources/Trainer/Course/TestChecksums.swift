import ExerciseJudge
import Foundation

/// Tells whether a test file is the course's: `Exercises/Tests/seals.txt` has a checksum of each.
///
/// It notices an edit and does not withstand an attack, which would harm only the learner. It works
/// without git, for a course that was downloaded as an archive.
struct TestChecksums: Sendable {
  static let path = "Exercises/Tests/seals.txt"

  private let folder: CourseFolder
  /// By path, as seen from the course.
  private var checksums: [String: String]

  /// Those in a text, by default in the file. If there are none, no test file is the course's.
  init(of folder: CourseFolder, in given: String? = nil) {
    self.folder = folder
    let file = folder.url.appending(path: Self.path)
    let lines = (given ?? text(of: file) ?? "").split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/([0-9a-f]{16}) (Exercises/Tests/\S.*)/#)
        .map { (String($0.output.2), String($0.output.1)) }
    }
    checksums = Dictionary(lines, uniquingKeysWith: { first, _ in first })
  }

  /// What stands in the file.
  var content: String {
    let lines = checksums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    return """
      # A checksum of each test file, so that an edit is noticed. If you changed a test on purpose:
      # swift run course verify --seal
      \(lines.joined())
      """
  }

  mutating func add(_ path: String, _ content: Data) { checksums[path] = checksum(of: [content]) }

  /// Writes the checksums anew, for the test files as they are now.
  ///
  /// - Returns: How many there are.
  @discardableResult
  static func renew(in folder: CourseFolder) throws -> Int {
    var new = TestChecksums(of: folder, in: "")
    for exercise in Exercise.all(in: folder.url) {
      new.add(folder.path(exercise.tests), try Data(contentsOf: exercise.tests))
    }
    try writeFile(new.content, to: folder.url.appending(path: path))
    return new.checksums.count
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
}
