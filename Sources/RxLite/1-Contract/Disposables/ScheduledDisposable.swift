import Synchronization

/// Disposes a disposable on a scheduler instead of on the caller's thread.
public final class ScheduledDisposable: Cancelable {
  /// The scheduler on which the disposal happens.
  public let scheduler: any ImmediateSchedulerType

  private let held: Mutex<(any Disposable)?>

  /// Creates a disposable that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    held = Mutex(disposable)
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether the disposal has happened. After `dispose()` it waits until the scheduler runs it.
  public var isDisposed: Bool { held.withLock { $0 == nil } }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { this in
      let released = this.held.withLock { $0.take() }
      released?.dispose()
      return Disposables.create()
    }
  }
}
