import Foundation

/// Why a command can't do what it is asked for: one sentence for standard error.
public struct Complaint: Error, Equatable, CustomStringConvertible {
  public let status: ExitStatus
  public let description: String

  init(_ status: ExitStatus, _ sentence: String) {
    self.status = status
    description = sentence
  }
}

/// What the process says to whoever started it. The numbers above 60 are those of `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  case done = 0
  /// What was asked about is not so: an exercise unsolved, an output that differs.
  case no = 1
  case misused = 64
  /// Something is missing that should be there.
  case missing = 66
  /// A file can't be written.
  case notWritten = 73
  /// Ctrl-C.
  case interrupted = 130
  /// Nobody wanted to read the whole answer. The number is what a shell says of `yes | head`.
  case unread = 141
}
