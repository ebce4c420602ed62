import RxLite

/// Creates the scheduler of a marble test: one column is one tick, one tick is one second, and work
/// takes no time.
///
///     let time = MarbleTime()
///     try marbles(in: time) {
///       "-1--2--|"
///       $0.delay(.seconds(2), scheduler: time)
///       "---1--2--|"
///     }
///
/// NB: A plain ``TestScheduler`` simulates a processing delay: work that an operator schedules for
/// now runs one tick later there, and within the same tick here.
///
/// - Returns: A scheduler whose clock shows 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MarbleTime() -> TestScheduler {
  TestScheduler(initialClock: 0, simulateProcessingDelay: false)
}
