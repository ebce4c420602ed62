import Foundation

/// The program's standard output.
///
/// The libraries print there too, as a `Single` does that completes without an element; what they
/// print goes to the standard error output instead.
enum Output {
  nonisolated(unsafe) private static var descriptor: Int32 = 1

  /// Keeps the standard output for this program.
  static func takeOver() {
    descriptor = dup(1)
    dup2(2, 1)
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Writes a line at once, so that a crash loses nothing.
  static func print(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(1) }
      bytes = bytes.dropFirst(count)
    }
  }
}
