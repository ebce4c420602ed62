import Foundation
import Testing

/// Whether the long tests run, too: those that start the book, or write all of it.
let isThorough = ProcessInfo.processInfo.environment["ALL_TESTS"] != nil

extension Trait where Self == ConditionTrait {
  /// A test or suite that takes longer than most others together.
  static var long: Self { .enabled(if: isThorough, "ALL_TESTS=1 runs it") }
}
