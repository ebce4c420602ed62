import ExerciseJudge
import Foundation

/// Changes to several files, which are all thought out before the first one is written.
struct Changes {
  let folder: CourseFolder
  /// The new text of each file, by path.
  private(set) var texts: [String: String] = [:]

  /// A file that isn't there yet.
  mutating func make(_ path: String, _ text: String) throws {
    guard !exists(folder.url.appending(path: path).path) else {
      throw CommandError(.misused, "\(path) exists already, and nothing is overwritten.")
    }
    texts[path] = text
  }

  /// A file that is there, with something changed in it.
  mutating func change(_ path: String, _ edit: (inout String) throws -> Void) throws {
    var text = try texts[path] ?? folder.read(path)
    try edit(&text)
    texts[path] = text
  }

  /// - Returns: Which files are new, and which were changed.
  func write() throws -> (made: [String], changed: [String]) {
    let paths = texts.keys.sorted()
    let changed = paths.filter { exists(folder.url.appending(path: $0).path) }
    for (path, text) in texts { try writeFile(text, to: folder.url.appending(path: path)) }
    return (paths.filter { !changed.contains($0) }, changed)
  }
}
