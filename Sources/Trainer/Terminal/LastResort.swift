import Foundation

/// Gives the terminal back even when this program crashes, so that the learner can read why.
enum LastResort {
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let terminal = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// What the runtime does on a crash, by the signal's number.
  private static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  static let leavingScreen: StaticString = "\u{1b}[?25h\u{1b}[?1049l"

  /// From now on, a crash gives the terminal back as it is described here.
  static func prepare(_ terminal: termios) {
    Self.terminal.pointee = terminal
    if !isPrepared { for number in crashes { install(number) } }
    isPrepared = true
  }

  nonisolated(unsafe) private static var isPrepared = false

  private static func install(_ number: Int32) {
    sigaction(number, nil, before + Int(number))
    // NB: a handler may do hardly anything: no allocation, no lock.
    signal(number) { number in
      write(
        STDOUT_FILENO, LastResort.leavingScreen.utf8Start,
        LastResort.leavingScreen.utf8CodeUnitCount)
      tcsetattr(STDIN_FILENO, TCSANOW, LastResort.terminal)
      sigaction(number, LastResort.before + Int(number), nil)
      // It comes again as soon as this handler has returned.
      raise(number)
    }
  }
}
