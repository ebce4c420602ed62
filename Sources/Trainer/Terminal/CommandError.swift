import ExerciseJudge
import TerminalKit

/// Why a command can't do what it is asked for: one sentence for standard error.
package struct CommandError: Error, Equatable, CustomStringConvertible {
  let status: ExitStatus
  package let description: String

  package init(_ status: ExitStatus, _ sentence: String) {
    (self.status, description) = (status, sentence)
  }

  package static func misused(_ sentence: String) -> CommandError { .init(.misused, sentence) }
  package static func missing(_ sentence: String) -> CommandError { .init(.missing, sentence) }
}

/// Does what writes files. If that fails, the command can't be done: `can't write …: the disk is full.`
@discardableResult
package func attempting<Result>(_ what: String, _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let error as CommandError {
    throw error
  } catch { throw CommandError(.notWritten, "can't \(what): \(error.sentence)") }
}

/// What the process reports when it ends. The numbers above 60 are those of `sysexits.h`.
package enum ExitStatus: Int32 {
  case done = 0
  /// What was asked about is not so: an exercise is unsolved, an output differs.
  case no = 1
  case misused = 64
  /// Something that should be there is missing.
  case missing = 66
  /// A file can't be written.
  case notWritten = 73
  /// Ctrl-C.
  case interrupted = 130
  /// The reader of the output has gone. The number is what a shell reports for `yes | head`.
  case unread = 141

  init(_ ending: Ending) { self = ending == .done ? .done : .interrupted }
}
