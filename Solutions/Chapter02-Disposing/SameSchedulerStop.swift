import RxLite

/// Disposes each camera's subscription on the serial scheduler that delivers its images, and then calls
/// `whenStopped`.
///
///     camera 1   [image][image][stop]
///     camera 2   [image, a large one    ][stop, whenStopped]
///     caller            hang up
///
/// A serial scheduler does one thing at a time: while it runs this closure, it delivers no image. Each camera
/// is a user of the call, and the loop is its owner: without the owner, the first cameras could be done before
/// the last one is counted.
func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  let call = RefCountDisposable(disposable: Disposables.create(with: whenStopped))
  for camera in cameras {
    let user = call.retain()
    _ = camera.scheduler.schedule(camera.subscription) { subscription in
      subscription.dispose()
      user.dispose()
      return Disposables.create()
    }
  }
  call.dispose()
}

/// A camera of a call.
struct Camera {
  /// Draws the images. Each of them is delivered on `scheduler`.
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
