/// Runs work on the current thread: at once if the trampoline is closed, otherwise after the work
/// that already waits (rule 7).
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The shared instance. Each thread has its own queue.
  public static let instance = CurrentThreadScheduler()

  /// Whether the next `schedule` on this thread opens the trampoline: true outside of all
  /// subscriptions, false inside one.
  public static var isScheduleRequired: Bool { !Trampoline.current.isOpen }

  /// Runs `action` and then all work that it scheduled; or, if the trampoline is already open,
  /// enqueues `action`.
  ///
  /// - Returns: A disposable that cancels `action` while it waits, or disposes what it returned.
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
