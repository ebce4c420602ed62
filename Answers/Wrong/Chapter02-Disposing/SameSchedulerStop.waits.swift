// The caller waits for the scheduler. If it is the observer itself, the scheduler waits for
// itself.
// Rejected with: Its caller may be the main thread, or the observer itself: schedule the work, and return.
import Dispatch
import RxLite

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  let done = DispatchSemaphore(value: 0)
  for camera in cameras {
    _ = camera.scheduler.schedule(camera.subscription) { subscription in
      subscription.dispose()
      done.signal()
      return Disposables.create()
    }
  }
  for _ in cameras { done.wait() }
  whenStopped()
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
