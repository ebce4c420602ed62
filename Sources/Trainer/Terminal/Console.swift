import Foundation
import Synchronization
import TerminalKit
import Wording

/// Where a command writes.
struct Console: Sendable {
  /// Whether a person sits there, with a terminal that can be drawn on.
  let isTerminal: Bool
  let inColour: Bool
  let fullWidth: Int
  private let isWrapped: Bool

  /// What can be drawn on; `nil` where there is none.
  var terminal: Terminal? { isTerminal ? Terminal(inColour: inColour) : nil }

  /// What text may use: longer lines are hard to read.
  var width: Int { min(fullWidth, 100) }

  /// Why nothing can be written any more.
  static var broken: ExitStatus? { breakage.withLock { $0 } }
  private static let breakage = Mutex<ExitStatus?>(nil)

  /// The console of this process.
  static let standard: Console = {
    let width = Terminal.measured?.width
    return Console(
      isTerminal: Terminal.isPresent, inColour: Terminal.isColoured, fullWidth: width ?? 80,
      isWrapped: width != nil)
  }()

  /// - Parameter isWide: Whether the lines are made for the whole width.
  func write(_ lines: [Line], isWide: Bool = false) {
    let width = isWide ? fullWidth : width
    for line in lines {
      // In a file or a pipe, lines are for programs too.
      let pieces = isWrapped && line.width > width ? line.wrapped(to: width) : [line]
      for piece in pieces { write(piece.rendered(inColour: inColour) + "\n") }
    }
  }

  func write(_ line: Line) { write([line]) }

  /// A line that the next one replaces; nothing at all without a terminal.
  func passing(_ text: String) {
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
    Signals.stop()
  }
}

extension String {
  /// With blanks up to this many characters.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atStart ? blanks + self : self + blanks
  }
}
