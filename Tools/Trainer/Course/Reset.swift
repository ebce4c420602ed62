import ExerciseJudge
import Foundation

extension Course {
  /// Puts a stub back, and keeps the learner's answer.
  ///
  /// - Returns: The copy of the answer; `nil` if there was nothing to keep.
  func reset(_ lesson: Lesson, at date: Date = .now) throws -> URL? {
    guard let stub = lesson.stub else {
      throw CommandError.missing(
        "there is no stub of \(lesson.id): \(folder.path(lesson.exercise.stub)) is missing.")
    }
    let source = lesson.exercise.source
    let isWorthless = lesson.isUntouched || !exists(source.path)
    let kept = isWorthless ? nil : try keep(lesson.exercise, at: date)
    try attempting("write \(folder.path(source))") { try writeFile(stub, to: source) }
    return kept
  }

  /// Copies the answer, but not into the folder of the exercise, where all Swift files are compiled.
  private func keep(_ exercise: Exercise, at date: Date) throws -> URL {
    let place = folder.kept.appending(path: exercise.chapter)
    let file = freePlace("\(exercise.name).\(date.ISO8601Format().prefix(10))", "swift", in: place)
    try attempting("keep a copy in \(folder.path(place)), so nothing was changed") {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      // A copy: whatever goes wrong after it, the learner's file is still there.
      try Data(contentsOf: exercise.source).write(to: file, options: .atomic)
    }
    return file
  }
}

/// Writes a file, and creates its folder if necessary.
package func writeFile(_ text: String, to file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: file, atomically: true, encoding: .utf8)
}
