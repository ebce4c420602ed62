import RxLite

/// Creates the clock of a marble test: one column is one tick, one tick is one second, and work takes no time.
///
///     let time = MarbleTime()
///     try marbles(in: time) {
///       "-1--2--|"
///       $0.delay(.seconds(2), scheduler: time)
///       "---1--2--|"
///     }
///
/// NB: A plain ``TestScheduler`` simulates a processing delay: what an operator schedules for now
/// happens one tick later there, and in the tick itself here.
///
/// - Returns: A clock at 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MarbleTime() -> TestScheduler {
  TestScheduler(initialClock: 0, simulateProcessingDelay: false)
}
