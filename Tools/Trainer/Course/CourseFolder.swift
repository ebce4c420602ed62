import ExerciseJudge
import Foundation

/// The folder of the course.
package struct CourseFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// Finds the course around a place, which may be anywhere inside it.
  init?(around place: URL) {
    guard let url = folder(around: place, with: "Package.swift", "Exercises/COURSE.md") else {
      return nil
    }
    self.init(url)
  }

  /// Returns how to restore a file of the course.
  package func remedy(for path: String) -> String {
    if exists(url.appending(path: ".git").path) { return "put it back: `git checkout -- \(path)`." }
    return "put it back from a fresh copy of \(isExported ? "this package" : "the course")."
  }

  /// Returns the text of a file of the course.
  package func read(_ path: String) throws -> String {
    if let text = text(of: url.appending(path: path)) { return text }
    throw CommandError.missing("\(path) can't be read; \(remedy(for: path))")
  }

  /// Returns the path of a file, relative to the course's folder.
  package func path(_ file: URL) -> String { relative(file.path, to: url) }

  /// The folder of the learner's records. Git ignores it, and cleaning the build doesn't touch it.
  var kept: URL { url.appending(path: "Exercises/Kept") }

  /// Whether this is a package that `course export` has made: exercises, and nothing else.
  package var isExported: Bool {
    text(of: url.appending(path: "Package.swift"))?.contains("name: \"rx-exercises\"") == true
  }
}

package func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

/// Returns the first path in `folder` that doesn't exist: `NAME.swift`, `NAME-2.swift`, and so on.
func freePlace(_ name: String, _ kind: String, in folder: URL) -> URL {
  (1...).lazy.map { folder.appending(path: $0 == 1 ? "\(name).\(kind)" : "\(name)-\($0).\(kind)") }
    .first { !exists($0.path) }!
}
