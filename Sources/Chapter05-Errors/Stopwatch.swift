import ChapterKit
import Foundation

/// Tells how many seconds have passed since it was made, on the clock of the listing.
struct Stopwatch: CustomStringConvertible {
  private let start = clock.scheduler.now

  var description: String { "\(Int(clock.scheduler.now.timeIntervalSince(start).rounded())) s:" }
}
