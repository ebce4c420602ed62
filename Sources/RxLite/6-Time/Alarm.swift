/// Runs an action once on a scheduler after a due time, unless it is set again before that.
final class Alarm: Disposable {
  private let scheduler: any SchedulerType
  private let waiting = SerialDisposable()

  /// The number of times that it was set.
  ///
  /// NB: An alarm can go off on one thread while it is set again on another. The number shows that
  /// the old action is out of date. The lock of a join protects it.
  private var number = 0

  init(on scheduler: any SchedulerType) { self.scheduler = scheduler }

  /// The time on the scheduler's clock.
  var now: RxTime { scheduler.now }

  /// Schedules `action` to run after `dueTime`, in place of the action that was scheduled before.
  func set(after dueTime: RxTimeInterval, _ action: @escaping () -> Void) {
    guard !waiting.isDisposed else { return }
    let call = SingleAssignmentDisposable()
    waiting.disposable = call
    call.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) {
        action()
        return Disposables.create()
      })
  }

  /// Schedules a handler of a join, which runs with the lock held. Call it from handlers, and
  /// before the join subscribes to its source.
  func set<State, Result>(
    after dueTime: RxTimeInterval, for join: Join<State, Result>, _ handler: @escaping () -> Void
  ) {
    number += 1
    set(after: dueTime) { [self, number] in
      join.locked { if number == self.number { handler() } }
    }
  }

  /// Cancels the scheduled action.
  func dispose() { waiting.dispose() }
}
