// The caller must not wait, so another queue does the work. That queue knows nothing of the
// schedulers.
// Rejected with: Only while your own work runs on it can no image be delivered there.
import Dispatch
import RxLite

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  guard !cameras.isEmpty else { return whenStopped() }
  DispatchQueue.global().async {
    for camera in cameras { camera.subscription.dispose() }
    whenStopped()
  }
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
