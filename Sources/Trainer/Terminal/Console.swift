import Foundation
import Synchronization
import TerminalKit
import Wording

/// Where a command writes.
package struct Console: Sendable {
  /// Whether a person sits there, with a terminal that can be drawn on.
  let isTerminal = Terminal.isPresent
  private let inColour = Terminal.isColoured
  /// The width of the terminal's lines; those of a file or a pipe may be longer, and are for programs too.
  private let measured = Terminal.measured?.width

  /// What can be drawn on; `nil` where there is none.
  var terminal: Terminal? { isTerminal ? Terminal(inColour: inColour) : nil }

  var fullWidth: Int { measured ?? 80 }
  /// What text may use: longer lines are hard to read.
  var width: Int { min(fullWidth, 100) }

  /// Why nothing can be written any more.
  static var broken: ExitStatus? { breakage.withLock { $0 } }
  private static let breakage = Mutex<ExitStatus?>(nil)

  /// - Parameter isWide: Whether the lines are made for the whole width.
  package func write(_ lines: [Line], isWide: Bool = false) {
    let width = isWide ? fullWidth : width
    for line in lines.flatMap({ measured == nil ? [$0] : $0.wrapped(to: width) }) {
      write(line.rendered(inColour: inColour) + "\n")
    }
  }

  package func write(_ line: Line) { write([line]) }

  /// A line that the next one replaces; nothing at all without a terminal.
  package func passing(_ text: String) {
    if isTerminal { write("\r" + Line(text).cut(to: width - 1).plain + "\u{1b}[K") }
  }

  /// If it fails, the command in progress is cancelled, as by Ctrl-C, and removes what it has made.
  private func write(_ text: String) {
    guard Self.broken == nil, fputs(text, stdout) == EOF || fflush(stdout) == EOF else { return }
    let reason = errno
    // After `| head -1`, nobody needs to know.
    if reason != EPIPE {
      fputs(
        "course: can't write to standard output: \(String(cString: strerror(reason)))\n", stderr)
    }
    Self.breakage.withLock { $0 = reason == EPIPE ? .unread : .notWritten }
    Interruption.cancellation.cancel()
    Signals.stop()
  }
}
