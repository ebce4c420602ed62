import ExerciseJudge
import Foundation
import Synchronization

/// What is known from before, by exercise: whether these very files passed, and how many hints were
/// given.
///
/// A file that is missing or damaged knows nothing, and where it can't be written, it is forgotten:
/// that costs time and nothing else. Of two trainers at work at once, one may forget what the other has
/// found; either will find it again.
public final class Progress: Sendable {
  struct Entry: Codable, Equatable {
    /// A checksum of the answer, its tests and the libraries that were judged.
    var evidence = ""
    var passes = false
    var hints = 0
  }

  let file: URL
  private let lock = Mutex(())

  public init(_ file: URL) { self.file = file }

  /// Whether the tests passed; `nil` if nothing is known about exactly these files.
  func recall(_ id: String, evidence: String) -> Bool? {
    self[id].flatMap { $0.evidence == evidence ? $0.passes : nil }
  }

  func keep(_ id: String, evidence: String, passes: Bool) {
    change(id) { ($0.evidence, $0.passes) = (evidence, passes) }
  }

  /// No exercise has as many hints as a number may say that was damaged.
  func hints(of id: String) -> Int { min(max(0, self[id]?.hints ?? 0), 99) }

  /// - Returns: Whether it will be known the next time.
  @discardableResult
  func keep(_ id: String, hints: Int) -> Bool { change(id) { $0.hints = max($0.hints, hints) } }

  private subscript(id: String) -> Entry? { lock.withLock { _ in entries[id] } }

  private var entries: [String: Entry] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
  }

  @discardableResult
  private func change(_ id: String, _ body: (inout Entry) -> Void) -> Bool {
    lock.withLock { _ in
      var entries = entries
      let before = entries[id]
      body(&entries[id, default: Entry()])
      guard entries[id] != before, let data = try? JSONEncoder().encode(entries) else {
        return true
      }
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return (try? data.write(to: file, options: .atomic)) != nil
    }
  }
}
