// Counts the cameras that are left in a lock of its own; the loop counts as one of them.
import RxLite
import Synchronization

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  let left = Left(cameras.count + 1)
  for camera in cameras {
    _ = camera.scheduler.schedule(()) {
      camera.subscription.dispose()
      if left.isZero() { whenStopped() }
      return Disposables.create()
    }
  }
  if left.isZero() { whenStopped() }
}

private final class Left: Sendable {
  private let number: Mutex<Int>
  init(_ number: Int) { self.number = Mutex(number) }

  /// Counts down by one, and returns whether that was the last.
  func isZero() -> Bool {
    number.withLock { number in
      number -= 1
      return number == 0
    }
  }
}

/// A camera of a call.
struct Camera {
  /// Draws the images. Each of them is delivered on `scheduler`.
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
