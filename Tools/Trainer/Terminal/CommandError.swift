import ExerciseJudge
import TerminalKit

/// The reason why a command can't be done: one sentence for standard error.
package struct CommandError: Error, Equatable, CustomStringConvertible {
  let status: ExitStatus
  package let description: String

  package init(_ status: ExitStatus, _ sentence: String) {
    (self.status, description) = (status, sentence)
  }

  package static func misused(_ sentence: String) -> CommandError { .init(.misused, sentence) }
  package static func missing(_ sentence: String) -> CommandError { .init(.missing, sentence) }
}

/// Runs work that writes files. If that fails, so does the command: `can't write …: the disk is full.`
@discardableResult
package func attempting<Result>(_ what: String, _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let error as CommandError {
    throw error
  } catch { throw CommandError(.notWritten, "can't \(what): \(error.reason)") }
}

/// The exit status of the process. The numbers from 64 to 73 are those of `sysexits.h`.
package enum ExitStatus: Int32 {
  case done = 0
  /// The answer is no: an exercise is unsolved, or an output differs.
  case no = 1
  case misused = 64
  /// Something that is needed is missing.
  case missing = 66
  /// A file can't be written.
  case notWritten = 73
  /// Ctrl-C.
  case interrupted = 130
  /// The reader of the output has closed it. The number is what a shell reports for `yes | head`.
  case unread = 141

  init(_ ending: Ending) { self = ending == .done ? .done : .interrupted }
}
