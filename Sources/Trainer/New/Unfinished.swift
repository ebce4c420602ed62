import ExerciseJudge
import Foundation

/// What `course new` has left to do: each line with a `TODO:` in a file of the course.
struct Unfinished {
  let folder: CourseFolder

  /// A sentence a file.
  var sentences: [String] {
    let places = [
      "Exercises/Stubs", "Exercises/Tests", "Solutions", "Tests/WrongAnswers", "Sources",
      "Tests/ChapterTests/Golden",
    ]
    let files =
      places.flatMap { self.files(below: $0) }
      + ["Exercises/COURSE.md", "Exercises/README.md", "README.md"].map {
        folder.url.appending(path: $0)
      }
    return files.compactMap { file in
      guard let data = try? Data(contentsOf: file), data.range(of: Data("TODO:".utf8)) != nil
      else { return nil }
      let lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains("TODO:") }
        .map { "\($0.offset + 1)" }
      return lines.isEmpty
        ? nil
        : "\(folder.path(file)) is unfinished: see the TODO in line \(lines.joined(separator: ", "))."
    }
  }

  private func files(below path: String) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder.url.appending(path: path), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { ["swift", "md", "txt"].contains($0.pathExtension) }
      // What the trainer writes into new files is no task.
      .filter { !$0.path.contains("/Sources/Trainer/") }.sorted { $0.path < $1.path }
  }
}
