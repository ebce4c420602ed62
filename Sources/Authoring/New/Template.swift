import ExerciseJudge
import Foundation
import Trainer

/// A folder below `Templates`, which mirrors the course: each file in it makes a file of the course, or
/// adds to one. `{word}` in a path or a text stands for a value.
struct Template {
  let root: URL
  let values: [String: String]

  init(_ name: String, _ values: [String: String], in course: CourseFolder) {
    root = course.url.appending(path: "Templates/\(name)").resolvingSymlinksInPath()
    self.values = values
  }

  func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// A file of the folder, with the values put in.
  func content(_ path: String) throws -> String {
    guard let text = text(of: root.appending(path: path)) else {
      throw CommandError.missing("\(root.lastPathComponent)/\(path) is missing in Templates.")
    }
    return filled(text)
  }

  /// What its files are called, before the values are put in.
  var paths: [String] {
    allFiles(below: root, ["swift", "md", "txt", "{extension}"])
      .map { relative($0.path, to: root) }.filter { $0 != "TODO.txt" }
  }

  /// What is left to do, in sentences.
  func todo() throws -> [String] { try content("TODO.txt").split(separator: "\n").map(String.init) }
}
