/// Runs work on the thread it is on: at once if the trampoline is closed, otherwise in turn (rule 7).
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The one instance. Each thread has a queue of its own.
  public static let instance = CurrentThreadScheduler()

  /// Whether the next `schedule` on this thread opens the trampoline: true outside of all
  /// subscriptions, false inside of one.
  public static var isScheduleRequired: Bool { !Trampoline.current.isOpen }

  /// Does `action` now and then all work that it scheduled; or, if the trampoline is open already,
  /// has it wait for its turn.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    guard trampoline.isOpen else { return trampoline.bounce { action(state) } }
    let work = ScheduledWork { action(state) }
    trampoline.enqueue(work.run)
    return work
  }
}
