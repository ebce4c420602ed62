import Foundation

/// What was found before, so that it need not be found again.
///
/// An entry says: *this* answer with *these* tests and *these* libraries passed, or did not. It keeps
/// the texts themselves: where anything differs, the entry is about something else and says nothing.
/// A file that is missing or damaged is an empty memory. Of two trainers at work at once, one may
/// forget what the other has found; either will find it again.
struct Memory {
  struct Entry: Codable, Equatable {
    var answer: String
    var tests: String
    var libraries: String
    var passes: Bool
  }

  private let file: URL

  init(_ file: URL) { self.file = file }

  /// Whether its tests passed; `nil` if nothing is known about exactly this.
  func recall(_ id: String, answer: String, tests: String, libraries: String) -> Bool? {
    guard let entry = entries()[id],
      (entry.answer, entry.tests, entry.libraries) == (answer, tests, libraries)
    else { return nil }
    return entry.passes
  }

  /// Where it can't be written, it is forgotten: that costs time and nothing else.
  func keep(_ entry: Entry, for id: String) {
    var entries = entries()
    guard entries[id] != entry else { return }
    entries[id] = entry
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(entries) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private func entries() -> [String: Entry] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
  }
}
