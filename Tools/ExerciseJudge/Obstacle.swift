import Foundation

/// A reason why the compiler fails that has nothing to do with the file that it compiles.
enum Obstacle {
  case fullDisk(String)
  case movedBuild

  /// Finds the obstacle behind a compiler's failure; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - folder: Where the compiler writes.
  ///   - output: What it has printed.
  init?(_ folder: URL, _ output: String) {
    let signs = [
      "missing required module 'SwiftShims'", "was compiled with module cache path",
      "is defined in both",
    ]
    if output.contains("No space left on device") || Self.isFull(folder) {
      self = .fullDisk(folder.deletingLastPathComponent().path)
    } else if signs.contains(where: output.contains) {
      self = .movedBuild
    } else {
      return nil
    }
  }

  var sentence: String {
    switch self {
    case .fullDisk(let path):
      """
      The disk is full: there is no room left in \(path). Make some, or let TMPDIR name a folder on \
      another disk.
      """
    case .movedBuild:
      """
      The folder .build was made under another path or by another toolchain: the course's folder may \
      have been moved or renamed. Remove it (`rm -rf .build`), and run this command again.
      """
    }
  }

  /// Whether a file of some kilobytes can't be written in a folder.
  private static func isFull(_ folder: URL) -> Bool {
    let probe = folder.appending(path: "probe")
    defer { unlink(probe.path) }
    let file = open(probe.path, O_CREAT | O_WRONLY, 0o600)
    guard file >= 0 else { return errno == ENOSPC || errno == EDQUOT }
    defer { close(file) }
    let bytes = [UInt8](repeating: 1, count: 64 << 10)
    return write(file, bytes, bytes.count) < bytes.count && [ENOSPC, EDQUOT, 0].contains(errno)
  }
}
