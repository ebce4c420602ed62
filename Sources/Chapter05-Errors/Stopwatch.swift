import ChapterKit
import Foundation

/// The time since its creation, in seconds, on the clock of the listing.
struct Stopwatch: CustomStringConvertible {
  private let start = clock.scheduler.now

  var description: String {
    let tenths = Int((clock.scheduler.now.timeIntervalSince(start) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
