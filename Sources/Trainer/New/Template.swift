import ExerciseJudge
import Foundation

/// A folder below `Templates`, which mirrors the course: each file in it makes a file of the course, or
/// adds to one. `{word}` in a path or a text stands for a value.
///
/// A file that begins with `@@` adds its lines to a file that exists, below the last place that the
/// pattern finds there:
///
///     @@ (?m)^\| `{chapter}/.*$
///
/// Of several patterns without text between them, the first one holds that finds a place.
struct Template {
  private let root: URL
  private let values: [String: String]

  init(_ name: String, _ values: [String: String], in course: CourseFolder) {
    root = course.url.appending(path: "Templates/\(name)").resolvingSymlinksInPath()
    self.values = values
  }

  /// A file of the folder, with the values put in.
  func content(_ path: String) throws -> String {
    guard let text = text(of: root.appending(path: path)) else {
      throw CommandError(.missing, "\(root.lastPathComponent)/\(path) is missing in Templates.")
    }
    return filled(text)
  }

  func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// - Returns: What is left to do, in sentences.
  func apply(to changes: inout Changes) throws -> [String] {
    for file in allFiles(below: root, ["swift", "md", "txt", "{extension}"]) {
      let path = String(file.resolvingSymlinksInPath().path.dropFirst(root.path.count + 1))
      guard path != "TODO.txt" else { continue }
      let text = try content(path)
      if text.hasPrefix("@@ ") {
        try changes.change(filled(path)) { try add(text, to: &$0, of: filled(path)) }
      } else {
        try changes.make(filled(path), text)
      }
    }
    return try content("TODO.txt").split(separator: "\n").map(String.init)
  }

  private func add(_ text: String, to old: inout String, of path: String) throws {
    var patterns: [String] = []
    var new: [String] = []
    for line in text.components(separatedBy: "\n") + ["@@ "] {
      guard line.hasPrefix("@@ ") else {
        new.append(line)
        continue
      }
      if !new.isEmpty {
        let places = patterns.compactMap { try? old.ranges(of: Regex($0)).last }
        guard let place = places.first else {
          throw CommandError(
            .missing, "\(path) has no place for the new lines: \(patterns.joined(separator: ", "))."
          )
        }
        if new.last == "" { new.removeLast() }
        old.insert(contentsOf: "\n" + new.joined(separator: "\n"), at: place.upperBound)
        (patterns, new) = ([], [])
      }
      patterns.append(String(line.dropFirst(3)))
    }
  }
}
