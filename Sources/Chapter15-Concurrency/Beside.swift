import ChapterKit
import Foundation
import RxLite

/// Runs two solutions of a problem: first the one with operators, then the one with tasks. Each begins at
/// 0 s.
func beside(
  operators: () -> Void, tasks: @escaping () async throws -> Void, seconds: Double
) {
  print("operators")
  half = (clock, clock.scheduler.now)
  operators()
  sleep(seconds)

  print("tasks")
  half = (clock, clock.scheduler.now)
  runTask(tasks)
}

/// Prints a text after the number of seconds since the listing began, or since its half of ``beside`` did.
func note(_ text: String) {
  let start = half?.clock === clock ? half?.start : nil
  let seconds = clock.scheduler.now.timeIntervalSince(start ?? clock.start)
  print("\((seconds * 100).rounded() / 100) s: \(text)")
}

private var half: (clock: any ListingClock, start: Date)?

/// A request that is answered after a second.
func ask(_ question: String) -> Single<String> {
  .deferred {
    note("ask for \(question)")
    return .just("the \(question)").delay(.seconds(1), scheduler: clock.scheduler)
  }
}

/// The same, for a server that wants a key.
func ask(_ question: String, with key: String) -> Single<String> {
  .deferred {
    note("ask for \(question) with \(key)")
    return .just("the \(question)").delay(.seconds(1), scheduler: clock.scheduler)
  }
}

struct Offline: Error {}
