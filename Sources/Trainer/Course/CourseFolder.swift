import ExerciseJudge
import Foundation

/// Where the course lies.
package struct CourseFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The course around a place, which may lie anywhere inside it.
  init?(around place: URL) {
    guard let url = folder(around: place, with: "Package.swift", "Exercises/COURSE.md") else {
      return nil
    }
    self.init(url)
  }

  /// How a file of the course can be restored.
  func remedy(for path: String) -> String {
    exists(url.appending(path: ".git").path)
      ? "put it back: `git checkout -- \(path)`." : "put it back from a fresh copy of the course."
  }

  /// What stands in a file of the course.
  package func read(_ path: String) throws -> String {
    if let text = text(of: url.appending(path: path)) { return text }
    throw CommandError.missing("\(path) can't be read; \(remedy(for: path))")
  }

  /// The path of a file, as one would type it in the course's folder.
  package func path(_ file: URL) -> String { relative(file.path, to: url) }

  /// Where what a learner has done is kept. Git ignores the folder, and no clean-up of the build
  /// touches it.
  var kept: URL { url.appending(path: "Exercises/Kept") }

  /// Whether this is a package that `course export` has made: exercises, and nothing else.
  var isExported: Bool {
    text(of: url.appending(path: "Package.swift"))?.contains("name: \"rx-exercises\"") == true
  }
}

package func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

/// A name in `folder` that no file has: `NAME.swift`, else `NAME-2.swift`, and so on.
func freePlace(_ name: String, _ kind: String, in folder: URL) -> URL {
  (1...).lazy.map { folder.appending(path: $0 == 1 ? "\(name).\(kind)" : "\(name)-\($0).\(kind)") }
    .first { !exists($0.path) }!
}
