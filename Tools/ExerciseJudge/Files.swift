import Foundation

package func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// Returns `path` relative to `root`; unchanged if it is elsewhere.
package func relative(_ path: String, to root: URL) -> String {
  let path = URL(filePath: path).resolvingSymlinksInPath().path
  let root = root.resolvingSymlinksInPath().path
  return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
}

/// Returns the nearest folder, at or above a place, that contains all of these.
package func folder(around place: URL, with paths: String...) -> URL? {
  var folder = place.standardizedFileURL.resolvingSymlinksInPath()
  // NB: A current folder that was removed has no path; going up from there would never end.
  guard folder.path.hasPrefix("/") else { return nil }
  while !paths.allSatisfy({ exists(folder.appending(path: $0).path) }) {
    guard folder.path != "/" else { return nil }
    folder.deleteLastPathComponent()
  }
  return folder
}

/// Returns all files of these kinds below a folder, sorted by path, except for hidden ones (`.build`).
package func allFiles(below folder: URL, _ kinds: Set<String>) -> [URL] {
  // NB: On macOS, a path that begins with /var or /tmp would begin with /private otherwise.
  let folder = folder.standardizedFileURL.path
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  return paths.filter { !"/\($0)".contains("/.") }.sorted()
    .map { URL(filePath: "\(folder)/\($0)") }.filter { kinds.contains($0.pathExtension) }
}

package func withTemporaryFolder<Result>(
  in parent: URL = FileManager.default.temporaryDirectory, _ work: (URL) throws -> Result
) throws -> Result {
  let folder = parent.appending(path: "exercise-judge-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

/// Identifies a state of a file without reading it. An editor that saves by renaming puts another file, with
/// another number, in the place of the old one.
public struct FileMark: Equatable, Sendable {
  let number, size: Int64
  let seconds, nanoseconds: Int

  /// `nil` when there is no such file.
  public init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    (number, size) = (Int64(info.st_ino), Int64(info.st_size))
    #if canImport(Darwin)
      let changed = info.st_mtimespec
    #else
      let changed = info.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(changed.tv_sec), Int(changed.tv_nsec))
  }

  /// Whether it was written after the other one.
  func isNewer(than other: FileMark) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }

  var text: String { "\(number) \(size) \(seconds) \(nanoseconds)" }
  /// The time since the file was written.
  public var age: Duration {
    .seconds(Date().timeIntervalSince1970 - Double(seconds)) - .nanoseconds(nanoseconds)
  }
}

/// The reason why something can't be done, in a sentence.
struct Impossible: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}

extension Error {
  /// What went wrong, for a person. Foundation's descriptions are for programmers, and here it is usually a
  /// full disk.
  public var sentence: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    let place = error.filePath ?? error.url?.path ?? "a file"
    return switch error.code {
    case .fileWriteOutOfSpace, .fileWriteNoPermission, .fileWriteVolumeReadOnly:
      "can't write \(place): \(reason)"
    default: "\(reason) (\(place))"
    }
  }

  /// The same without the place, for a sentence that has named it: `the disk is full.`
  package var reason: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    switch error.code {
    case .fileWriteOutOfSpace: return "the disk is full."
    case .fileWriteNoPermission: return "permission is denied."
    case .fileWriteVolumeReadOnly: return "the disk is read-only."
    default: break
    }
    // The system's own text is shorter than Foundation's.
    let system = error.underlying as? POSIXError
    return system.map { "\(String(cString: strerror($0.code.rawValue)))." }
      ?? error.localizedDescription
  }
}
