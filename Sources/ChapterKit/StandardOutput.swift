import Foundation

/// Standard output, written through at once.
enum StandardOutput {
  /// What happens when the reader has gone, as `head -1` does after its line.
  enum Loss { case end, goOn }

  static var whenNobodyReads = Loss.end

  static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Makes a closed pipe something that can be noticed, where it would end the program by a signal;
  /// and has Swift's own `print` come out in the right order beside ours.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
  }

  static func write(_ text: String) {
    guard fputs(text, stdout) == EOF || fflush(stdout) == EOF else { return }
    let reason = errno
    switch (reason, whenNobodyReads) {
    case (EPIPE, .goOn): return
    case (EPIPE, .end): _exit(ExitStatus.done.rawValue)
    default:
      StandardError.write("can't write to standard output: \(String(cString: strerror(reason)))\n")
      _exit(ExitStatus.outputFailed.rawValue)
    }
  }
}

/// Standard error, for the one line that says why nothing runs.
enum StandardError {
  static func write(_ text: String) { fputs(text, stderr) }
}
