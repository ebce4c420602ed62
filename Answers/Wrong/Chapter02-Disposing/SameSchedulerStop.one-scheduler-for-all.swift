// All subscriptions are disposed on the first scheduler. It knows nothing of the images on the others.
// Rejected with: Only the other two of the three cameras had stopped: call it after the last one.
import RxLite

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  for camera in cameras { camera.subscription.dispose() }
  guard let first = cameras.first else { return whenStopped() }
  _ = first.scheduler.schedule(()) {
    whenStopped()
    return Disposables.create()
  }
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
