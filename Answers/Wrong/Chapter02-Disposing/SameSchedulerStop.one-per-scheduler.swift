// A dictionary finds the camera of a scheduler. But a scheduler may have several.
// Rejected with: Two cameras shared a scheduler. Each is disposed, and whenStopped is called once.
import RxLite

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  var byScheduler: [ObjectIdentifier: Camera] = [:]
  for camera in cameras { byScheduler[ObjectIdentifier(camera.scheduler)] = camera }
  let call = RefCountDisposable(disposable: Disposables.create(with: whenStopped))
  for camera in byScheduler.values {
    let user = call.retain()
    _ = camera.scheduler.schedule(()) {
      camera.subscription.dispose()
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
