import Synchronization

/// Disposes something on a scheduler instead of on the caller's thread.
public final class ScheduledDisposable: Cancelable {
  /// Where the disposal happens.
  public let scheduler: any ImmediateSchedulerType

  private let held: Mutex<(any Disposable)?>

  /// Will dispose `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    held = Mutex(disposable)
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether the disposal has happened: it waits for its turn on the scheduler.
  public var isDisposed: Bool { held.withLock { $0 == nil } }

  /// Asks the scheduler for the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { this in
      let released = this.held.withLock { $0.take() }
      released?.dispose()
      return Disposables.create()
    }
  }
}
