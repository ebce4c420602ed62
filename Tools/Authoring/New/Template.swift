import ExerciseJudge
import Foundation
import Trainer

/// A folder in `Tools/Templates`, which mirrors the course: each file in it becomes a file of the course, or is
/// added to one. `{word}` in a path or a text is replaced by a value.
struct Template {
  let root: URL
  let values: [String: String]

  init(_ name: String, _ values: [String: String], in course: CourseFolder) {
    root = course.url.appending(path: "Tools/Templates/\(name)").resolvingSymlinksInPath()
    self.values = values
  }

  func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// Returns the text of a file, with the values in place.
  func content(_ path: String) throws -> String {
    guard let text = text(of: root.appending(path: path)) else {
      throw CommandError.missing("\(root.lastPathComponent)/\(path) is missing in Tools/Templates.")
    }
    return filled(text)
  }

  /// The paths of its files, without the values.
  var paths: [String] {
    allFiles(below: root, ["swift", "md", "txt", "{extension}"])
      .map { relative($0.path, to: root) }.filter { $0 != "TODO.txt" }
  }

  /// What is left to do, in sentences.
  func todo() throws -> [String] { try content("TODO.txt").split(separator: "\n").map(String.init) }
}
