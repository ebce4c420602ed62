/// The clock of a marble test: one column is one tick, one tick is one second, and work takes no time.
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
public final class MarbleTime: TestScheduler {
  /// A clock that stands at 0.
  public init() { super.init(initialClock: 0, simulateProcessingDelay: false) }
}
