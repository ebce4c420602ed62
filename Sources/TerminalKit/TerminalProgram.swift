import Foundation
import Wording

/// What fills the terminal, reacts to keys, and looks for news many times a second.
public protocol TerminalProgram: AnyObject {
  /// How it has ended; `nil` as long as it goes on.
  var end: Ending? { get set }
  func lines(width: Int, height: Int) -> [Line]
  func press(_ key: Key)
  /// Looks for news, whatever they are to this program.
  ///
  /// - Returns: Whether there is something new to draw.
  func look() -> Bool
  /// The terminal has another size.
  func resize()
}

/// How a program has ended.
public enum Ending: Sendable {
  /// Somebody had had enough.
  case done
  /// By a signal, for example by Ctrl-C.
  case interrupted
}

extension TerminalProgram {
  public func resize() {}

  /// Runs until somebody has had enough. Without a terminal, nothing is drawn and no key is read.
  public func run(on terminal: Terminal?) -> Ending {
    Signals.unblock()
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

  /// Until a key is pressed, something has come, or it is time to look for news.
  private func waitForKeys(isTerminal: Bool) -> [Key] {
    var descriptors = [
      pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isTerminal ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 2, looksEvery) > 0, descriptors[1].revents != 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Key.keys(in: Array(bytes[..<count])) : [.end]
  }
}

/// In milliseconds.
private let looksEvery: Int32 = 15
