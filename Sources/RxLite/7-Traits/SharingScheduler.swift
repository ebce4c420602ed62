import Synchronization

/// The scheduler on which drivers and signals deliver: the main thread, unless a test replaces it.
public enum SharingScheduler {
  private static let maker = Mutex<() -> any SchedulerType>({ MainScheduler() })

  /// Creates the scheduler.
  public static var make: () -> any SchedulerType { maker.withLock { $0 } }

  /// Makes all drivers and signals that are created inside `action` deliver on the given scheduler.
  ///
  /// NB: There is one setting for the whole program: tests that change it must not run at the same
  /// time.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Makes all drivers and signals that are created inside `action` deliver on the schedulers that
  /// `makeScheduler` creates.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let original = make
    maker.withLock { $0 = makeScheduler }
    defer { maker.withLock { $0 = original } }
    try action()
  }
}
