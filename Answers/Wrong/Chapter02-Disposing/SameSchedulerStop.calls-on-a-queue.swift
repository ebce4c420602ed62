// A `DispatchGroup` counts, and tells a queue when all have stopped. That queue is none of the schedulers.
// Rejected with: whenStopped somewhere else
import Dispatch
import RxLite

func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  guard !cameras.isEmpty else { return whenStopped() }
  let group = DispatchGroup()
  for camera in cameras {
    group.enter()
    _ = camera.scheduler.schedule(()) {
      camera.subscription.dispose()
      group.leave()
      return Disposables.create()
    }
  }
  nonisolated(unsafe) let whenStopped = whenStopped
  group.notify(queue: .global()) { whenStopped() }
}

/// A camera of a call.
struct Camera {
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
