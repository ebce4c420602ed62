import Synchronization

/// Which scheduler drivers and signals deliver on: the main thread, unless a test says otherwise.
public enum SharingScheduler {
  private static let maker = Mutex<() -> any SchedulerType>({ MainScheduler() })

  /// Makes the scheduler.
  public static var make: () -> any SchedulerType { maker.withLock { $0 } }

  /// Has all drivers and signals that are made inside of `action` deliver on this scheduler.
  ///
  /// NB: One setting for the whole program: tests that use it must not run at the same time.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Has all drivers and signals that are made inside of `action` deliver on the schedulers that
  /// `makeScheduler` makes.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let original = make
    maker.withLock { $0 = makeScheduler }
    defer { maker.withLock { $0 = original } }
    try action()
  }
}
