import Foundation
import Wording

/// A program that fills the terminal, reacts to keys, and looks for changes many times a second.
public protocol TerminalProgram: AnyObject {
  /// How the program has ended; `nil` while it runs.
  var end: Ending? { get set }
  func lines(width: Int, height: Int) -> [Line]
  func press(_ key: Key)
  /// Looks for changes since the last call.
  ///
  /// - Returns: Whether the program has to be drawn again.
  func look() -> Bool
  /// Called when the size of the terminal has changed.
  func resize()
}

/// How a program has ended.
public enum Ending: Sendable {
  /// The user has quit.
  case done
  /// A signal has ended it, for example that of Ctrl-C.
  case interrupted
}

extension TerminalProgram {
  public func resize() {}

  /// Runs until the program has ended. Without a terminal, it draws nothing and reads no keys.
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

  /// Waits until a key is pressed, a byte arrives in the pipe, or it is time to look for changes.
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

/// The interval at which a program looks for changes, in milliseconds.
private let looksEvery: Int32 = 15
