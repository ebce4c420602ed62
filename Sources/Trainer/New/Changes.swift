import Foundation

/// Changes to several files that are made together, or not at all.
struct Changes {
  let folder: CourseFolder
  /// The new text of each file, by path, and whether the file is a new one.
  private var texts: [(path: String, text: String, isNew: Bool)] = []

  init(in folder: CourseFolder) { self.folder = folder }

  var made: [String] { texts.filter(\.isNew).map(\.path) }
  var changed: [String] { texts.filter { !$0.isNew }.map(\.path) }

  /// A file that isn't there yet.
  mutating func make(_ path: String, _ text: String) throws {
    guard !FileManager.default.fileExists(atPath: folder.url.appending(path: path).path) else {
      throw Complaint(.misused, "\(path) exists already, and nothing is overwritten.")
    }
    texts.append((path, text, true))
  }

  /// A file that is there, with something added.
  mutating func change(_ path: String, _ edit: (inout [String]) throws -> Void) throws {
    let known = texts.firstIndex { $0.path == path }
    guard let text = known.map({ texts[$0].text }) ?? text(of: folder.url.appending(path: path))
    else {
      throw Complaint(.missing, "\(path) can't be read; \(folder.remedy(for: path))")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try edit(&lines)
    let new = lines.joined(separator: "\n")
    if let known { texts[known].text = new } else { texts.append((path, new, false)) }
  }

  /// Writes them all. When one can't be written, those before it are as they were.
  func write() throws {
    var undo: [() -> Void] = []
    let files = FileManager.default
    for (path, text, isNew) in texts {
      let file = folder.url.appending(path: path)
      do {
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let old = isNew ? nil : try Data(contentsOf: file)
        undo.append {
          if let old { try? old.write(to: file) } else { try? files.removeItem(at: file) }
        }
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        undo.reversed().forEach { $0() }
        throw Complaint(
          .notWritten, "can't write \(path), so nothing was changed: \(error.sentence)")
      }
    }
  }
}
