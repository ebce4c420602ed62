import ExerciseJudge
import Foundation
import Synchronization

/// A file to which entries are only appended, one JSON object per line.
///
/// Two programs may write at the same time: each line is one write at the end of the file. A damaged line
/// is skipped, and the others count. An entry that can't be written is lost.
final class Journal<Entry: Codable & Sendable>: Sendable {
  let file: URL
  /// The entries of the file, as long as it doesn't change.
  private let latest = Mutex<(mark: FileMark?, entries: [Entry])>((nil, []))

  init(file: URL) { self.file = file }

  func entries() -> [Entry] {
    let mark = FileMark(file.path)
    return latest.withLock { latest in
      if latest.mark == mark { return latest.entries }
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      latest.entries = ((try? Data(contentsOf: file)) ?? Data()).split(separator: newline)
        .compactMap { try? decoder.decode(Entry.self, from: Data($0)) }
      latest.mark = mark
      return latest.entries
    }
  }

  /// - Returns: Whether it was written.
  @discardableResult
  func add(_ entry: Entry) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    guard let line = try? encoder.encode(entry) else { return false }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // It begins with a line break: the line before may have been cut off.
    let bytes = [newline] + Array(line) + [newline]
    return write(descriptor, bytes, bytes.count) == bytes.count
  }
}

private let newline = UInt8(ascii: "\n")
