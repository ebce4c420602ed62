import Synchronization

/// Schedules the next round of a loop.
package struct AnyRecursiveScheduler<State> {
  fileprivate let round: (State, RxTimeInterval?) -> Void

  /// Schedules the next round after `dueTime`.
  package func schedule(_ state: State, dueTime: RxTimeInterval) { round(state, dueTime) }

  /// Schedules the next round as soon as possible.
  package func schedule(_ state: State) { round(state, nil) }
}

extension ImmediateSchedulerType {
  /// Runs a loop, each round of which is scheduled.
  ///
  /// - Parameter action: Runs one round. It receives the state, and a closure that schedules
  ///   another round.
  /// - Returns: A disposable that cancels all waiting rounds.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let pending = CompositeDisposable()
    func round(_ state: State) {
      pending.keepUntilRun { remove in
        schedule(state) { state in
          remove()
          action(state, round)
          return Disposables.create()
        }
      }
    }
    round(state)
    return pending
  }
}

extension SchedulerType {
  /// Runs a loop, each round of which is scheduled with a due time.
  ///
  /// - Parameter action: Runs one round. It receives the state, and a scheduler for further rounds,
  ///   of which there may be more than one.
  /// - Returns: A disposable that cancels all waiting rounds.
  package func scheduleRecursive<State>(
    _ state: State, dueTime: RxTimeInterval,
    action: @escaping (State, AnyRecursiveScheduler<State>) -> Void
  ) -> any Disposable {
    let pending = CompositeDisposable()
    func round(_ state: State, dueTime: RxTimeInterval?) {
      pending.keepUntilRun { remove in
        let work = { (state: State) -> any Disposable in
          remove()
          action(state, AnyRecursiveScheduler(round: round))
          return Disposables.create()
        }
        return if let dueTime {
          scheduleRelative(state, dueTime: dueTime, action: work)
        } else {
          schedule(state, action: work)
        }
      }
    }
    round(state, dueTime: dueTime)
    return pending
  }

  /// Runs `action` periodically, on schedulers that have no better way: each tick
  /// schedules the next one and then runs the action. If the action is still running at a tick, it
  /// runs once more afterwards.
  ///
  /// - Parameter action: Receives the state and returns the next one.
  /// - Returns: A disposable that stops the ticks.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let ticks = PendingTicks()
    var state = state
    return scheduleRecursive((), dueTime: startAfter) { _, scheduler in
      scheduler.schedule((), dueTime: period)
      ticks.add {
        state = action(state)
      }
    }
  }
}

/// Counts the ticks that arrive while an action runs.
private final class PendingTicks {
  private let count = Atomic<Int>(0)

  /// Runs `action`; if it is running already, makes it run once more after that.
  func add(_ action: () -> Void) {
    guard count.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat { action() } while count.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}

extension CompositeDisposable {
  /// Schedules work, and holds the disposable that cancels it until the work calls `remove`, which
  /// may be before `schedule` has returned.
  fileprivate func keepUntilRun(
    _ schedule: (_ remove: @escaping () -> Void) -> any Disposable
  ) {
    let work = SingleAssignmentDisposable()
    guard let key = insert(work) else { return }
    work.setDisposable(schedule { self.remove(for: key) })
  }
}
