import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Replaces the file of this name in a copy of the course that runs on RxSwift, where nothing can be
// watched: the listings print the same, but `--marbles` has nothing to draw.

extension MarbleWitness {
  func watch<Result>(_ body: () -> Result) -> Result { body() }
}

extension VirtualTimeScheduler {
  var tickLength: TimeInterval? { nil }
  var isAtWork: Bool { false }
}

/// RxSwift's `debug` prints to standard output, with the time of the machine. A debug build of RxCocoa
/// prints each request until it is told not to.
func recordDebugLines() {
  URLSession.rx.shouldLogRequest = { _ in false }
}
