import ExerciseJudge
import Foundation

extension Course {
  /// Puts a stub back, and keeps what stood in its place.
  ///
  /// - Returns: Where the learner's answer is kept; `nil` if there was nothing to keep.
  func reset(_ lesson: Lesson, at date: Date = .now) throws -> URL? {
    guard let stub = lesson.stub else {
      throw CommandError(
        .missing,
        "there is no stub of \(lesson.id): \(folder.path(lesson.exercise.stub)) is missing.")
    }
    let source = lesson.exercise.source
    let kept = lesson.isUntouched || !exists(source.path) ? nil : try keep(source, at: date)
    do { try writeFile(stub, to: source) } catch {
      throw CommandError(.notWritten, "can't write \(folder.path(source)): \(error.sentence)")
    }
    return kept
  }

  /// Not in the folder of the exercise: all Swift files there are compiled.
  private func keep(_ source: URL, at date: Date) throws -> URL {
    let chapter = source.deletingLastPathComponent().lastPathComponent
    let folder = folder.kept.appending(path: chapter)
    let place = freePlace(
      "\(source.deletingPathExtension().lastPathComponent).\(date.ISO8601Format().prefix(10))",
      "swift", in: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A copy: whatever goes wrong after it, the learner's file is still there.
      try FileManager.default.copyItem(at: source, to: place)
    } catch {
      // On a full disk, an empty file would be left.
      try? FileManager.default.removeItem(at: place)
      throw CommandError(
        .notWritten,
        "can't keep a copy in \(self.folder.path(folder)), so nothing was changed: "
          + error.sentence)
    }
    return place
  }
}

/// Writes a file, and makes its folder if need be.
func writeFile(_ text: String, to file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: file, atomically: true, encoding: .utf8)
}
