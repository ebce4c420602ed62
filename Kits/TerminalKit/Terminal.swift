import Foundation
import Wording

/// The terminal of this process, for a program that fills it. Keys arrive one by one and are not shown.
/// The program draws on a second screen, so that afterwards the terminal shows what it showed before.
public final class Terminal {
  private var before = termios()
  private var isTaken = false
  private var shown = ""
  private let inColour: Bool

  /// Creates the terminal of this process. Check ``isPresent`` first.
  public init(inColour: Bool = Terminal.isColoured) { self.inColour = inColour }

  /// Whether input and output are a terminal that can be drawn on.
  public static var isPresent: Bool { canDraw && isatty(STDIN_FILENO) == 1 }

  /// Whether standard output is a terminal that shows colours, and the user wants them.
  public static var isColoured: Bool {
    // https://no-color.org: present and not empty
    canDraw && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  private static var canDraw: Bool {
    isatty(STDOUT_FILENO) == 1
      && (ProcessInfo.processInfo.environment["TERM"] ?? "dumb") != "dumb"
  }

  /// Takes the terminal over.
  public func take() {
    guard !isTaken, tcgetattr(STDIN_FILENO, &before) == 0 else { return }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    (isTaken, shown) = (true, "")
    CrashRestore.prepare(before)
    // The second screen, without a cursor.
    write("\u{1b}[?1049h\u{1b}[?25l")
  }

  /// Restores the terminal. It may be called at any time, and twice.
  public func giveBack() {
    guard isTaken else { return }
    isTaken = false
    write("\(CrashRestore.leavingScreen)")
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// Suspends the program at Ctrl-Z: the shell gets its terminal back, and `fg` takes it over again.
  public func pause() {
    giveBack()
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    Signals.receive([SIGTSTP])
    take()
  }

  /// The size in columns and lines.
  public var size: (width: Int, height: Int) { Self.measured ?? (80, 24) }

  /// The size of the terminal, if there is one.
  public static var measured: (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Draws these lines from the top, with one call and over the old ones, so that nothing flickers.
  public func draw(_ lines: [Line]) {
    let (width, height) = size
    let text = lines.prefix(height)
      .map { $0.cut(to: width).rendered(inColour: inColour) + "\u{1b}[K" }
      .joined(separator: "\r\n")
    guard isTaken, text != shown else { return }
    shown = text
    write("\u{1b}[?2026h\u{1b}[H" + text + "\u{1b}[J\u{1b}[?2026l")
  }

  /// Makes the next call of `draw` draw everything, even if nothing has changed.
  public func forget() { shown = "" }

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

/// Restores the terminal when this program crashes, so that the learner can read why.
private enum CrashRestore {
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let terminal = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// The runtime's own handlers for crashes, by the signal's number.
  private static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  nonisolated(unsafe) private static var isPrepared = false

  static let leavingScreen: StaticString = "\u{1b}[?25h\u{1b}[?1049l"

  /// Makes a crash restore these settings from now on.
  static func prepare(_ terminal: termios) {
    Self.terminal.pointee = terminal
    guard !isPrepared else { return }
    isPrepared = true
    for number in crashes {
      sigaction(number, nil, before + Int(number))
      // NB: A handler may do hardly anything: it may not allocate, and not take a lock.
      signal(number) { number in
        write(
          STDOUT_FILENO, CrashRestore.leavingScreen.utf8Start,
          CrashRestore.leavingScreen.utf8CodeUnitCount)
        tcsetattr(STDIN_FILENO, TCSANOW, CrashRestore.terminal)
        sigaction(number, CrashRestore.before + Int(number), nil)
        // The signal is delivered again as soon as this handler has returned.
        raise(number)
      }
    }
  }
}
