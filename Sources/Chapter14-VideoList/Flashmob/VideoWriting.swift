import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Who writes the files.
protocol VideoWriting {
  /// Adds bytes to the end of a file, which is made if there is none.
  ///
  /// - Throws: ``VideoError``. Some of the bytes may have been written by then.
  func append(_ data: Data, to path: String) throws
}

/// Writes to the disk.
struct FileWriter: VideoWriting {
  func append(_ data: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    if file < 0 { throw VideoError.ofSystem() }
    defer { close(file) }
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw VideoError.ofSystem() }
      rest = rest.dropFirst(count)
    }
    // What has a name must have its bytes, even if the power fails.
    if fsync(file) != 0, errno != EINVAL { throw VideoError.ofSystem() }
  }
}

/// A disk on which there is room for so many bytes.
final class SmallDisk: VideoWriting {
  /// How many bytes can still be written.
  var room: Int
  private let writer = FileWriter()

  init(room: Int) { self.room = room }

  func append(_ data: Data, to path: String) throws {
    let fitting = data.prefix(room)
    room -= fitting.count
    try writer.append(Data(fitting), to: path)
    if fitting.count < data.count { throw VideoError.diskFull }
  }
}
