import Foundation
import Synchronization
import TerminalKit
import Wording

/// The output of a command.
package struct Console: Sendable {
  /// Whether input and output are a terminal that can be drawn on.
  let isTerminal = Terminal.isPresent
  private let inColour = Terminal.isColoured
  /// The width of the terminal's lines; `nil` for a file or a pipe, whose lines may be longer.
  private let measured = Terminal.measured?.width

  /// The terminal to draw on; `nil` if there is none.
  var terminal: Terminal? { isTerminal ? Terminal(inColour: inColour) : nil }

  var fullWidth: Int { measured ?? 80 }
  /// The width of text: longer lines are hard to read.
  var width: Int { min(fullWidth, 100) }

  /// The reason why nothing more can be written, if there is one.
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

  /// Writes a line that the next one replaces; without a terminal, writes nothing.
  package func passing(_ text: String) {
    if isTerminal { write("\r" + Line(text).cut(to: width - 1).plain + "\u{1b}[K") }
  }

  /// Writes a text. If that fails, the command in progress is cancelled, as by Ctrl-C, and removes what it has
  /// made.
  private func write(_ text: String) {
    guard Self.broken == nil, fputs(text, stdout) == EOF || fflush(stdout) == EOF else { return }
    let reason = errno
    // After `| head -1` no message is needed.
    if reason != EPIPE {
      fputs(
        "course: can't write to standard output: \(String(cString: strerror(reason)))\n", stderr)
    }
    Self.breakage.withLock { $0 = reason == EPIPE ? .unread : .notWritten }
    Interruption.cancellation.cancel()
    Signals.stop()
  }
}
