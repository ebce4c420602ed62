import ExerciseJudge
import Foundation
import Trainer

extension TestChecksums {
  mutating func add(_ path: String, _ content: Data) { checksums[path] = checksum(of: [content]) }

  /// Writes new checksums for the test files as they are now.
  ///
  /// - Returns: The number of test files.
  @discardableResult
  static func renew(in folder: CourseFolder) throws -> Int {
    var new = TestChecksums(of: folder)
    new.checksums = [:]
    for exercise in Exercise.all(in: folder.url) {
      new.add(folder.path(exercise.tests), try Data(contentsOf: exercise.tests))
    }
    try writeFile(new.content, to: folder.url.appending(path: path))
    return new.checksums.count
  }

  /// The content of the file.
  var content: String {
    let lines = checksums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    let head = "# A checksum of each test file, so that an edit is noticed."
    let seal = " If you changed a test on purpose:\n# swift run course verify --seal"
    return "\(head)\(folder.isExported ? "" : seal)\n\(lines.joined())"
  }

  /// Returns what `course verify` says of a test file. Whoever edits tests as an author loses nothing by doing
  /// what it says.
  func authorsProblem(with tests: URL) -> String? {
    let path = folder.path(tests)
    let seal = "`swift run course verify --seal`"
    return switch state(of: tests) {
    case .asItWas: nil
    case .unknown: "\(path) has no checksum in \(Self.path); \(seal) writes it."
    case .missing: problem(with: tests)
    case .edited:
      "\(path) differs from its checksum. If that is meant: \(seal). If not, "
        + folder.remedy(for: path)
    }
  }

  /// Returns the paths that have a checksum and belong to no exercise.
  func surplus(beside exercises: [Exercise]) -> [String] {
    Set(checksums.keys).subtracting(exercises.map { folder.path($0.tests) }).sorted()
  }
}
