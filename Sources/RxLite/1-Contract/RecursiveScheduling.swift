import Synchronization

/// Schedules the next round of a loop.
package struct AnyRecursiveScheduler<State> {
  fileprivate let round: (State, RxTimeInterval?) -> Void

  /// The next round, once `dueTime` has passed.
  package func schedule(_ state: State, dueTime: RxTimeInterval) { round(state, dueTime) }

  /// The next round, as soon as it is its turn.
  package func schedule(_ state: State) { round(state, nil) }
}

extension ImmediateSchedulerType {
  /// A loop whose every round is a piece of scheduled work.
  ///
  /// - Parameter action: one round: gets the state, and a closure that schedules another round.
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
  /// A loop whose every round is a piece of work scheduled for some time.
  ///
  /// - Parameter action: one round: gets the state, and a scheduler for the next rounds, of which there
  ///   may be more than one.
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

  /// Has `action` run periodically, for schedulers that have nothing better: each tick schedules the
  /// next one and then runs the action. A tick that finds the action still running is made up for
  /// afterwards.
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

/// Counts the ticks that came while an action ran.
private final class PendingTicks {
  private let count = Atomic<Int>(0)

  /// Runs `action`; if it is running already, has it run once more after that.
  func add(_ action: () -> Void) {
    guard count.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat { action() } while count.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}

extension CompositeDisposable {
  /// Schedules work, and holds what stops it until the work calls `remove`, which may be before
  /// `schedule` has returned.
  fileprivate func keepUntilRun(
    _ schedule: (_ remove: @escaping () -> Void) -> any Disposable
  ) {
    let work = SingleAssignmentDisposable()
    guard let key = insert(work) else { return }
    work.setDisposable(schedule { self.remove(for: key) })
  }
}
