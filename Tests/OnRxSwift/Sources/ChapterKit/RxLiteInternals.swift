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
