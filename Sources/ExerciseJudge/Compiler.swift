import Foundation

/// Calls the compiler, within a judge's limits.
package struct Compiler: Sendable {
  package enum Failure: Error {
    case complains(String)
    case timeLimit
    case cancelled
  }

  package let toolchain: Toolchain
  let timeLimit: Duration
  let cancellation: Cancellation?
  let temporaryFolder: URL

  /// - Returns: What the compiler had to remark.
  @discardableResult
  package func callAsFunction(
    _ arguments: [String], with tool: String? = nil
  ) throws -> String {
    // The limit on processor time is for the day when nobody is left to look at the clock: unlike
    // a run of tests, a compiler has no lifeline.
    let limit = "ulimit -t \(timeLimit.components.seconds + 1); exec \"$@\""
    let child = try withTemporaryFolder(in: temporaryFolder) { folder in
      // The compiler leaves an empty folder behind, each time.
      let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
      return try Child.run(
        "/bin/sh", ["-c", limit, "sh", tool ?? toolchain.compiler] + arguments,
        environment: environment,
        timeLimit: timeLimit, outputLimit: 1 << 20, until: cancellation)
    }
    switch child.ending {
    case .exit(0): return child.output
    case .timeLimit: throw Failure.timeLimit
    case .cancelled: throw Failure.cancelled
    case .exit, .signal: throw Failure.complains(child.output)
    }
  }
}
