// `ScheduledDisposable` disposes on the scheduler; the counting is scheduled after it.
import RxLite
import Synchronization

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  if cameras.isEmpty { return whenStopped() }
  let left = Counter(cameras.count)
  for camera in cameras {
    ScheduledDisposable(scheduler: camera.scheduler, disposable: camera.subscription).dispose()
    _ = camera.scheduler.schedule(()) {
      if left.countDown() { whenStopped() }
      return Disposables.create()
    }
  }
}

/// Counts down, on any thread.
private final class Counter: Sendable {
  private let left: Mutex<Int>
  init(_ count: Int) { left = Mutex(count) }
  /// - Returns: Whether the count is zero now.
  func countDown() -> Bool {
    left.withLock { left in
      left -= 1
      return left == 0
    }
  }
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
