import Foundation

/// Standard output, flushed after each write.
enum StandardOutput {
  /// What to do when the reader has closed the output, as `head -1` does after one line.
  enum Loss { case end, goOn }

  static var whenNotRead = Loss.end

  static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Makes writing to a closed pipe fail instead of ending the program by a signal, and keeps the output of
  /// Swift's own `print` in the right order.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
  }

  static func write(_ text: String) {
    guard fputs(text, stdout) == EOF || fflush(stdout) == EOF else { return }
    let reason = errno
    switch (reason, whenNotRead) {
    case (EPIPE, .goOn): return
    case (EPIPE, .end): _exit(ExitStatus.done.rawValue)
    default:
      StandardError.write("can't write to standard output: \(String(cString: strerror(reason)))\n")
      _exit(ExitStatus.outputFailed.rawValue)
    }
  }
}

/// Standard error, for the line that says why nothing runs.
enum StandardError {
  static func write(_ text: String) { fputs(text, stderr) }
}
