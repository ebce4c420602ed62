// The caller waits for the scheduler. If it is the observer itself, the scheduler waits for
// itself.
// Rejected with: Its caller may be the main thread, or the observer itself: schedule the work, and return.
import Dispatch
import RxLite

func sameSchedulerStop(
  _ subscription: any Disposable, on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  let done = DispatchSemaphore(value: 0)
  _ = scheduler.schedule(()) {
    subscription.dispose()
    whenStopped()
    done.signal()
    return Disposables.create()
  }
  done.wait()
}
