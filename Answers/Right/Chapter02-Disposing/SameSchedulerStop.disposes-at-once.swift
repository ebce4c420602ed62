// Disposes on the caller's thread, and schedules only the counting: the image in progress is the last
// one.
import RxLite

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  let call = RefCountDisposable(disposable: Disposables.create(with: whenStopped))
  for camera in cameras {
    camera.subscription.dispose()
    let user = call.retain()
    _ = camera.scheduler.schedule(()) {
      user.dispose()
      return Disposables.create()
    }
  }
  call.dispose()
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
