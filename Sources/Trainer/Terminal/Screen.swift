import Foundation
import Wording

/// What fills the terminal, reacts to keys, and looks for news many times a second.
protocol Screen: AnyObject {
  /// How it has ended; `nil` as long as it goes on.
  var end: ExitStatus? { get set }
  func lines(width: Int, height: Int) -> [Line]
  func press(_ key: Key)
  /// Looks for saved files and for results.
  ///
  /// - Returns: Whether there is something new to draw.
  func look() -> Bool
  /// The terminal has another size.
  func resize()
}

extension Screen {
  func resize() {}

  /// Runs until somebody has had enough. Without a terminal, nothing is drawn and no key is read.
  func run(on terminal: Terminal?) -> ExitStatus {
    Signals.receive(Signals.ending + [SIGWINCH, SIGTSTP])
    terminal?.take()
    defer { terminal?.giveBack() }
    var hasNews = true
    while true {
      if hasNews, let terminal {
        let (width, height) = terminal.size
        terminal.draw(lines(width: width, height: height))
      }
      hasNews = false
      let keys = waitForKeys(isTerminal: terminal != nil)
      for signal in Signals.received().map(Int32.init) {
        hasNews = true
        switch signal {
        case SIGWINCH:
          terminal?.forget()
          resize()
        case SIGTSTP: terminal?.pause()
        case _ where Signals.ending.contains(signal): end = .interrupted
        default: break
        }
      }
      if look() { hasNews = true }
      for key in keys {
        hasNews = true
        press(key)
      }
      if let end { return end }
    }
  }

  /// Until a key is pressed, something has come, or it is time to look at the file.
  private func waitForKeys(isTerminal: Bool) -> [Key] {
    var descriptors = [
      pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isTerminal ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 2, WatchedFile.interval) > 0, descriptors[1].revents != 0 else {
      return []
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Key.keys(in: Array(bytes[..<count])) : [.end]
  }
}

/// What of a page fits the screen.
struct Visible {
  let lines: [Line]
  /// How many lines of the page are above the screen.
  let top: Int

  init(_ body: [Line], room: Int, scrolledTo wanted: Int) {
    top = max(0, min(wanted, body.count - room))
    var visible = Array(body.dropFirst(top).prefix(room))
    let hidden = body.count - top - visible.count
    if hidden > 0, !visible.isEmpty {
      visible[visible.count - 1] = Line("  … \(hidden + 1) more lines: ↓", .dim)
    }
    lines = visible + Array(repeating: Line(), count: max(0, room - visible.count))
  }
}
