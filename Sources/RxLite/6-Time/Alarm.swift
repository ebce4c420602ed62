/// Runs an action once on a scheduler after a due time, unless it is set again before that.
final class Alarm: Disposable {
  private struct State {
    /// The number of the call, counted from 1.
    var number = 0
    var call: SingleAssignmentDisposable?
    var isDisposed = false
  }

  private let scheduler: any SchedulerType
  private let state = Mutex(State())

  /// The number of times that it was set by a join, whose lock protects it.
  ///
  /// NB: An alarm can go off on one thread while it is set again on another. The number shows that
  /// the old action is out of date.
  private var number = 0

  init(on scheduler: any SchedulerType) { self.scheduler = scheduler }

  /// The time on the scheduler's clock.
  var now: RxTime { scheduler.now }

  /// Schedules `action` to run after `dueTime`, in place of the action that was scheduled before.
  func set(after dueTime: RxTimeInterval, _ action: @escaping () -> Void) {
    schedule(nil, after: dueTime, action)
  }

  /// Schedules a handler of a join, which runs with the lock held. Call it from handlers, and
  /// inside `locked`.
  func set<State, Result>(
    after dueTime: RxTimeInterval, for join: Join<State, Result>, _ handler: @escaping () -> Void
  ) {
    number += 1
    join.afterwards { [self, number] in
      schedule(number, after: dueTime) {
        join.locked { if number == self.number { handler() } }
      }
    }
  }

  /// - Parameter number: The number of the call, if two threads may set the alarm. An earlier one
  ///   doesn't replace a later one.
  private func schedule(
    _ number: Int?, after dueTime: RxTimeInterval, _ action: @escaping () -> Void
  ) {
    let call = SingleAssignmentDisposable()
    let (isLate, replaced) = state.withLock { state -> (Bool, SingleAssignmentDisposable?) in
      let number = number ?? state.number + 1
      if state.isDisposed || number < state.number { return (true, nil) }
      defer { (state.number, state.call) = (number, call) }
      return (false, state.call)
    }
    if isLate { return }
    replaced?.dispose()
    call.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) {
        action()
        return Disposables.create()
      })
  }

  /// Cancels the scheduled action.
  func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.call.take()
    }
    released?.dispose()
  }
}
