// Each camera that has stopped stops the next one, so the last one is known. But the next one goes on until
// then.
// Rejected with: schedule the disposals at once, not one after the other.
import RxLite

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  guard let camera = cameras.first else { return whenStopped() }
  _ = camera.scheduler.schedule(()) {
    camera.subscription.dispose()
    sameSchedulerStop(Array(cameras.dropFirst()), whenStopped: whenStopped)
    return Disposables.create()
  }
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
