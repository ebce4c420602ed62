import ExerciseJudge
import Foundation

/// Puts a stub back, and keeps what stood in its place.
struct Keeper {
  let course: CourseFolder

  /// Where what the learner had written is kept now; `nil` if there was nothing to keep.
  func reset(_ lesson: Lesson, at date: Date = .now) throws -> URL? {
    guard let stub = text(of: lesson.exercise.stub) else {
      throw Complaint(
        .missing,
        "there is no stub of \(lesson.id): \(course.path(lesson.exercise.stub)) is missing.")
    }
    let source = lesson.exercise.source
    let kept =
      lesson.isUntouched || !FileManager.default.fileExists(atPath: source.path)
      ? nil : try keep(source, at: date)
    do {
      try FileManager.default.createDirectory(
        at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
      try stub.write(to: source, atomically: true, encoding: .utf8)
    } catch {
      throw Complaint(
        .notWritten, "can't write \(course.path(source)): \(error.sentence)")
    }
    return kept
  }

  /// Not in the folder of the exercise: all Swift files there are compiled.
  private func keep(_ source: URL, at date: Date) throws -> URL {
    let chapter = source.deletingLastPathComponent().lastPathComponent
    let folder = course.url.appending(path: "Exercises/Kept/\(chapter)")
    let name = "\(source.deletingPathExtension().lastPathComponent).\(day(date))"
    let places = (1...).lazy.map { number in
      folder.appending(path: name + (number == 1 ? "" : "-\(number)") + ".swift")
    }
    let place = places.first { !FileManager.default.fileExists(atPath: $0.path) }!
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A copy: whatever goes wrong after it, the learner's file is still there.
      try FileManager.default.copyItem(at: source, to: place)
    } catch {
      // On a full disk, an empty file would be left.
      try? FileManager.default.removeItem(at: place)
      throw Complaint(
        .notWritten,
        "can't keep a copy in \(course.path(folder)), so nothing was changed: "
          + error.sentence)
    }
    return place
  }

  /// `2026-11-21-14.05.09`: sorted by name, it is sorted by time.
  private func day(_ date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { String((number ?? 0) + 100).suffix(2).description }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
      + "-\(two(parts.hour)).\(two(parts.minute)).\(two(parts.second))"
  }
}
