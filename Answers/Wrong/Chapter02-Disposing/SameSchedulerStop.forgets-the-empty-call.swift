// The last camera counts to zero. Without cameras, nobody counts.
// Rejected with: There were no cameras. So there is nothing to wait for
import RxLite
import Synchronization

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  let left = Countdown(cameras.count)
  for camera in cameras {
    _ = camera.scheduler.schedule(camera.subscription) { subscription in
      subscription.dispose()
      if left.next() == 0 { whenStopped() }
      return Disposables.create()
    }
  }
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}

private final class Countdown: Sendable {
  private let left: Atomic<Int>
  init(_ count: Int) { left = Atomic(count) }
  func next() -> Int { left.subtract(1, ordering: .acquiringAndReleasing).newValue }
}
