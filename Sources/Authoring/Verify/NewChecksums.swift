import ExerciseJudge
import Foundation
import Trainer

extension TestChecksums {
  mutating func add(_ path: String, _ content: Data) { checksums[path] = checksum(of: [content]) }

  /// Writes the checksums anew, for the test files as they are now.
  ///
  /// - Returns: How many there are.
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

  /// What stands in the file.
  var content: String {
    let lines = checksums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    return """
      # A checksum of each test file, so that an edit is noticed. If you changed a test on purpose:
      # swift run course verify --seal
      \(lines.joined())
      """
  }

  /// What has a checksum and belongs to no exercise.
  func surplus(beside exercises: [Exercise]) -> [String] {
    Set(checksums.keys).subtracting(exercises.map { folder.path($0.tests) }).sorted()
  }
}
