import Foundation

/// While somebody holds a lease on a folder, in this process or another, nobody removes it. The
/// system ends the lease of a process that ends, however that happens.
final class Lease: Sendable {
  private let descriptor: Int32

  private static func file(in folder: URL) -> String { folder.appending(path: "in-use").path }

  /// Shares the folder with all others who use it; `nil` when it is gone, or about to go.
  init?(on folder: URL) {
    let file = Self.file(in: folder)
    descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    // It may have been removed, or made anew, between the two calls.
    guard flock(descriptor, LOCK_SH | LOCK_NB) == 0, isStill(file) else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private func isStill(_ file: String) -> Bool {
    var info = stat()
    return fstat(descriptor, &info) == 0 && FileMark(file)?.number == UInt64(info.st_ino)
  }

  /// Removes the folder unless somebody uses it.
  static func removeUnused(_ folder: URL) {
    let held = open(file(in: folder), O_RDWR | O_CLOEXEC)
    // One that nobody has had the time to take yet: leave it for an hour.
    if held < 0, let mark = FileMark(folder.path), mark.age < .seconds(3600) { return }
    if held < 0 || flock(held, LOCK_EX | LOCK_NB) == 0 {
      try? FileManager.default.removeItem(at: folder)
    }
    if held >= 0 { close(held) }
  }
}
