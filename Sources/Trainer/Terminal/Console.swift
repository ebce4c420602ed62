import Foundation
import Synchronization
import Wording

/// Where a command writes what it has to say.
public struct Console: Sendable {
  /// Whether a person sits there, with a terminal that can be drawn on.
  public let isTerminal: Bool
  public let inColour: Bool
  /// What text may use: longer lines are hard to read.
  public var width: Int { min(fullWidth, 100) }
  let fullWidth: Int
  private let isWrapped: Bool

  /// Why nothing can be written any more.
  static var broken: ExitStatus? { breakage.withLock { $0 } }
  private static let breakage = Mutex<ExitStatus?>(nil)

  /// The console of this process.
  public static let standard: Console = {
    let variables = ProcessInfo.processInfo.environment
    let isDumb = (variables["TERM"] ?? "dumb") == "dumb"
    let isTerminal = isatty(STDOUT_FILENO) == 1 && !isDumb
    // https://no-color.org: present and not empty
    let noColour = !(variables["NO_COLOR"] ?? "").isEmpty
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Console(
      isTerminal: isTerminal && isatty(STDIN_FILENO) == 1, inColour: isTerminal && !noColour,
      fullWidth: isKnown ? Int(size.ws_col) : 80, isWrapped: isKnown)
  }()

  func write(_ lines: [Line]) {
    for line in lines {
      // In a file or a pipe, lines are for programs too.
      let pieces = isWrapped && line.width > fullWidth ? line.wrapped(to: width) : [line]
      for piece in pieces { write(piece.rendered(inColour: inColour) + "\n") }
    }
  }

  func write(_ line: Line) { write([line]) }

  /// A line that the next one replaces; nothing at all where there is no terminal.
  func passing(_ text: String) {
    if isTerminal { write("\r" + Line(text).cut(to: width - 1).plain + "\u{1b}[K") }
  }

  /// When it can't, what is under way is called off, as by Ctrl-C: it clears away what it has made.
  private func write(_ text: String) {
    guard Self.broken == nil, fputs(text, stdout) == EOF || fflush(stdout) == EOF else { return }
    let reason = errno
    // Nobody reads any more, as after `| head -1`: nobody needs to know.
    if reason != EPIPE {
      fputs(
        "course: can't write to standard output: \(String(cString: strerror(reason)))\n", stderr)
    }
    Self.breakage.withLock { $0 = reason == EPIPE ? .unread : .notWritten }
    WakeUp.stop()
  }
}
