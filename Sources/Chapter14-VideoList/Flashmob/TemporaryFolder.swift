import Foundation

/// A folder that is removed when this object is released.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("flashmob-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  func open(writer: any VideoWriting = FileWriter()) -> VideoFolder {
    do { return try VideoFolder(url, writer: writer) } catch {
      fatalError("The temporary folder can't be opened: \(error)")
    }
  }
}
