import Foundation

/// What tells one state of a file from another without reading it: its number, size and time.
///
/// An editor that saves by rename puts another file in the place of the old one: then the number is
/// another.
public struct FileMark: Equatable, Sendable {
  let number: UInt64
  let size: Int64
  let changed: timespec

  /// `nil` when there is no such file.
  public init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    number = UInt64(info.st_ino)
    size = Int64(info.st_size)
    #if canImport(Darwin)
      changed = info.st_mtimespec
    #else
      changed = info.st_mtim
    #endif
  }

  var text: String { "\(number) \(size) \(changed.tv_sec) \(changed.tv_nsec)" }
  /// How long ago it was written.
  public var age: Duration {
    .seconds(Date().timeIntervalSince1970 - Double(changed.tv_sec))
      - .nanoseconds(Int64(changed.tv_nsec))
  }

  public static func == (one: FileMark, other: FileMark) -> Bool { one.text == other.text }
}
