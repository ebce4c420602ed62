import Foundation

/// Calls `body` with an empty folder, which is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) rethrows -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("flashmob-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
