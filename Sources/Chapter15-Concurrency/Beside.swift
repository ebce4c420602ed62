import ChapterKit
import Foundation
import RxLite

/// Runs two solutions of a problem: first the one with operators, then the one with tasks. Each begins at
/// 0 s.
func beside(
  operators: () -> Void, tasks: @escaping () async throws -> Void, seconds: Double
) {
  print("operators")
  zero = (clock, clock.scheduler.now)
  operators()
  sleep(seconds)

  print("tasks")
  zero = (clock, clock.scheduler.now)
  runTask(tasks)
}

/// Prints a text after the number of seconds since the listing's first note.
func note(_ text: String) {
  let now = clock.scheduler.now
  if zero?.clock !== clock { zero = (clock, now) }
  let hundredths = Int((now.timeIntervalSince(zero?.time ?? now) * 100).rounded())
  print("\(Double(hundredths) / 100) s: \(text)")
}

private var zero: (clock: any ListingClock, time: Date)?

/// A request that is answered after a second.
func ask(_ question: String) -> Single<String> {
  .deferred {
    note("ask for \(question)")
    return .just("the \(question)").delay(.seconds(1), scheduler: clock.scheduler)
  }
}

struct Offline: Error {}
