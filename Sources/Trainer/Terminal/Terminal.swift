import Foundation
import Wording

/// The terminal, taken over and given back: keys come one by one and are not shown, and what is drawn
/// goes on a screen of its own, so that what stood there before is there again afterwards.
final class Terminal {
  private var before = termios()
  private(set) var isTaken = false
  private var shown = ""
  let inColour: Bool

  init(inColour: Bool) { self.inColour = inColour }

  func take() {
    guard !isTaken, tcgetattr(STDIN_FILENO, &before) == 0 else { return }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    isTaken = true
    shown = ""
    LastResort.prepare(before)
    // Another screen, and no cursor.
    write("\u{1b}[?1049h\u{1b}[?25l")
  }

  /// May be called at any time, and twice.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    write("\(LastResort.leavingScreen)")
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows these lines, from the top. In one go, and over the old ones: nothing flickers.
  func draw(_ lines: [Line]) {
    let (width, height) = size
    let text = lines.prefix(height)
      .map { $0.cut(to: width).rendered(inColour: inColour) + "\u{1b}[K" }
      .joined(separator: "\r\n")
    guard isTaken, text != shown else { return }
    shown = text
    write("\u{1b}[?2026h\u{1b}[H" + text + "\u{1b}[J\u{1b}[?2026l")
  }

  /// The next drawing is drawn whatever stood there.
  func forget() { shown = "" }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
