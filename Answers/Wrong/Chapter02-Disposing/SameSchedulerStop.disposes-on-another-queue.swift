// The caller must not wait, so another queue does the work. That queue knows nothing of the
// scheduler.
// Rejected with: Only while your own work runs on the serial scheduler can no event be delivered.
import Dispatch
import RxLite

func sameSchedulerStop(
  _ subscription: any Disposable, on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  DispatchQueue.global().async {
    subscription.dispose()
    whenStopped()
  }
}
