import Foundation

/// A file to which entries are only added, one JSON object a line.
///
/// Two programs may write at the same time: each line is one write at the end of the file. A line
/// that is damaged is skipped, and the others count.
struct Journal<Entry: Codable> {
  let file: URL

  func entries() -> [Entry] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return data.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(Entry.self, from: Data($0)) }
  }

  /// - Returns: Whether it has been written.
  @discardableResult
  func add(_ entry: Entry) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    guard let line = try? encoder.encode(entry) else { return false }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // After a line that was cut off, a new one begins.
    let end = lseek(descriptor, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if end > 0 { pread(descriptor, &last, 1, end - 1) }
    let newline = UInt8(ascii: "\n")
    let bytes = (last == newline ? [] : [newline]) + Array(line) + [newline]
    return write(descriptor, bytes, bytes.count) == bytes.count
  }

  /// Begins anew, and keeps the old entries under another name.
  ///
  /// - Returns: Where the old ones are; `nil` if there were none.
  func setAside(at date: Date = .now) throws -> URL? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let day = date.ISO8601Format().prefix(10)
    let name = "\(file.deletingPathExtension().lastPathComponent).\(day)"
    let places = (1...).lazy.map { number in
      file.deletingLastPathComponent()
        .appending(path: name + (number == 1 ? "" : "-\(number)") + ".jsonl")
    }
    let place = places.first { !FileManager.default.fileExists(atPath: $0.path) }!
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
}
