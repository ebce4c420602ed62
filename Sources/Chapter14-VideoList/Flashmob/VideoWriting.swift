import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Changes the files.
protocol VideoWriting {
  /// Appends bytes to a file, which is created if it doesn't exist.
  ///
  /// - Throws: ``VideoError``. Some of the bytes may have been written by then.
  func append(_ data: Data, to path: String) throws

  /// Renames a file. One with the new name is replaced.
  ///
  /// - Throws: ``VideoError``. Nothing has changed then.
  func rename(_ path: String, to newPath: String) throws

  /// Removes a file.
  ///
  /// - Throws: ``VideoError``. Nothing has changed then.
  func remove(_ path: String) throws
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
    // A file that has a name must have its bytes, even after a power failure.
    if fsync(file) != 0, errno != EINVAL { throw VideoError.ofSystem() }
  }

  func rename(_ path: String, to newPath: String) throws {
    #if canImport(Darwin)
      let status = Darwin.rename(path, newPath)
    #else
      let status = Glibc.rename(path, newPath)
    #endif
    if status != 0 { throw VideoError.notRenamed(String(cString: strerror(errno))) }
  }

  func remove(_ path: String) throws {
    if unlink(path) != 0 { throw VideoError.notRemoved(String(cString: strerror(errno))) }
  }
}

/// A disk with room for a limited number of bytes.
final class SmallDisk: VideoWriting {
  /// The number of bytes that can still be written.
  var room: Int
  private let writer = FileWriter()

  init(room: Int) { self.room = room }

  func append(_ data: Data, to path: String) throws {
    let fitting = data.prefix(room)
    room -= fitting.count
    try writer.append(Data(fitting), to: path)
    if fitting.count < data.count { throw VideoError.diskFull }
  }
  func rename(_ path: String, to newPath: String) throws { try writer.rename(path, to: newPath) }

  func remove(_ path: String) throws { try writer.remove(path) }
}
