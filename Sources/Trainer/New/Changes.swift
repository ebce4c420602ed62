import ExerciseJudge
import Foundation

/// Changes to several files, which are all thought out before the first one is written.
struct Changes {
  let folder: CourseFolder
  /// The new text of each file, by path, and whether the file is a new one.
  private var texts: [(path: String, text: String, isNew: Bool)] = []

  init(in folder: CourseFolder) { self.folder = folder }

  var made: [String] { texts.filter(\.isNew).map(\.path) }
  var changed: [String] { texts.filter { !$0.isNew }.map(\.path) }

  func text(of path: String) -> String? { texts.first { $0.path == path }?.text }

  /// A file that isn't there yet.
  mutating func make(_ path: String, _ text: String) throws {
    guard !exists(folder.url.appending(path: path).path) else {
      throw CommandError(.misused, "\(path) exists already, and nothing is overwritten.")
    }
    texts.append((path, text, true))
  }

  /// A file that is there, with something changed in its lines.
  mutating func change(_ path: String, _ edit: (inout [String]) throws -> Void) throws {
    let known = texts.firstIndex { $0.path == path }
    var lines = try (known.map { texts[$0].text } ?? folder.read(path))
      .components(separatedBy: "\n")
    try edit(&lines)
    let text = lines.joined(separator: "\n")
    if let known { texts[known].text = text } else { texts.append((path, text, false)) }
  }

  func write() throws {
    for (path, text, _) in texts { try writeFile(text, to: folder.url.appending(path: path)) }
  }
}
