import Foundation
import Testing

/// A terminal of 200 columns in which the program runs, and whose screen a test reads.
final class LearnersTerminal {
  /// All that the program has written.
  private(set) var written = "" { didSet { addScreens() } }
  /// What the screen has shown so far, drawing by drawing, without colours.
  private var screens: [String] = []
  /// The number of drawings before the one that the test has seen last.
  private var seen = 0
  private var bytes: [UInt8] = []
  private var ours: Int32
  /// Kept open, to read the settings of the terminal.
  private var theirs: Int32
  private let process: Process
  private let ended = DispatchSemaphore(value: 0)
  private let settings: termios

  init(running process: Process) throws {
    var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    (ours, theirs) = (-1, -1)
    try #require(openpty(&ours, &theirs, nil, nil, &size) == 0, "There is no terminal.")
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    settings = Self.settings(of: theirs)
    let handle = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    self.process = process
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    try process.runForAWhile()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    hangUp()
    close(theirs)
  }

  func type(_ keys: String) {
    let keys = Array(keys.utf8)
    #expect(write(ours, keys, keys.count) == keys.count)
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Stops it, as Ctrl-Z does, and goes on as a shell would: when the system says that it has stopped.
  func suspend(sourceLocation: SourceLocation = #_sourceLocation) throws {
    send(SIGTSTP)
    try wait(for: "that it has stopped", sourceLocation) {
      var info = siginfo_t()
      let id = id_t(process.processIdentifier)
      return waitid(P_PID, id, &info, WSTOPPED | WNOHANG | WNOWAIT) == 0
        && info.si_signo == SIGCHLD
    }
    try readTheRest()
  }

  /// The terminal's window is closed.
  func hangUp() {
    if ours >= 0 { close(ours) }
    ours = -1
  }

  /// What the screen shows now.
  var screen: String { screens.last ?? "" }

  private func addScreens() {
    let end = "\u{1b}[J\u{1b}[?2026l"
    let drawings = written.components(separatedBy: "\u{1b}[?2026h\u{1b}[H").dropFirst()
      .filter { $0.contains(end) }
    screens += drawings.dropFirst(screens.count).map { drawing in
      drawing.components(separatedBy: end)[0]
        .replacing(#/\u{1b}\[[0-9;]*[mK]/#, with: "")
        // The terminal adds one of its own.
        .unicodeScalars.filter { $0 != "\r" }.map(String.init).joined()
    }
  }

  /// Waits until the screen shows all of this at once. It may have shown something else since: on a busy
  /// machine, a test reads many drawings at a time.
  func expect(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: texts.joined(separator: " + "), sourceLocation) {
      let found = screens[seen...].firstIndex { screen in texts.allSatisfy(screen.contains) }
      seen = found ?? seen
      return found != nil
    }
  }

  /// Waits until the program has written this, on whichever screen, after the `count`-th time.
  func expectWritten(
    _ text: String, times count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: text.debugDescription, sourceLocation) {
      written.components(separatedBy: text).count > count
    }
  }

  /// Reads until it is so. The limit is for a program that never gets there.
  private func wait(for what: String, _ place: SourceLocation, until isSo: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isSo() {
      let hasMore = read(waitingAtMost: 100)
      if hasMore, process.isRunning, ContinuousClock.now < deadline { continue }
      if !process.isRunning { try readTheRest() }
      guard !isSo() else { return }
      Issue.record("It does not show \(what), but:\n\(screen)", sourceLocation: place)
      throw Silence()
    }
  }

  struct Silence: Error {}

  /// Whether there may be more to read.
  @discardableResult
  private func read(waitingAtMost milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, milliseconds) > 0 else { return milliseconds > 0 }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(ours, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    written = String(decoding: bytes, as: UTF8.self)
    return true
  }

  /// Reads all that a program which has ended or stopped had written: the terminal may still be
  /// handing it on. A mark of our own comes after all of it.
  private func readTheRest() throws {
    guard ours >= 0 else { return }
    while read(waitingAtMost: 0) {}
    let mark: UInt8 = 0
    try #require(write(theirs, [mark], 1) == 1)
    let deadline = ContinuousClock.now + .seconds(60)
    while !bytes.contains(mark) {
      guard read(waitingAtMost: 100), ContinuousClock.now < deadline else { throw Silence() }
    }
    bytes.removeAll { $0 == mark }
    written = String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for the end of the program; the status is negative if a signal has ended it.
  func end(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(60)
    // The program must never wait because the test doesn't read.
    while ended.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      if ours >= 0 { read(waitingAtMost: 0) }
      try #require(
        ContinuousClock.now < deadline, "It does not end.", sourceLocation: sourceLocation)
    }
    try readTheRest()
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  /// Whether the terminal is set as it was before, and shows what it showed then, with a cursor.
  func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) {
    let now = Self.settings(of: theirs)
    #expect(
      (now.c_iflag, now.c_oflag) == (settings.c_iflag, settings.c_oflag)
        && (now.c_cflag, now.c_lflag) == (settings.c_cflag, settings.c_lflag),
      sourceLocation: sourceLocation)
    for (taken, given) in [("\u{1b}[?1049h", "\u{1b}[?1049l"), ("\u{1b}[?25l", "\u{1b}[?25h")] {
      #expect(count(taken) == count(given), sourceLocation: sourceLocation)
    }
  }

  private func count(_ text: String) -> Int { written.components(separatedBy: text).count - 1 }

  private static func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    // NB: macOS sets it when lines are read again, up to the next line.
    settings.c_lflag &= ~tcflag_t(PENDIN)
    return settings
  }
}
