import Foundation
import RxLite

// Replaces the file of this name in a copy of the course that runs on RxSwift, where nothing can be
// watched: the listings print the same, but `--marbles` has nothing to draw.

extension MarbleWitness {
  func watch<Result>(_ body: () -> Result) -> Result { body() }
}

extension VirtualTimeScheduler {
  var tickLength: TimeInterval? { nil }
  var isAtWork: Bool { false }
}

/// RxSwift's `debug` prints to standard output, with the time of the machine.
func recordDebugLines() {}

/// RxSwift counts its objects only if it was compiled with TRACE_RESOURCES.
public enum Resources {
  public static var total: Int32 { 0 }
}
