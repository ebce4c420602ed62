// The disposal is scheduled where it belongs, but `whenStopped` is called without waiting for it:
// it tells that something has been ordered, not that it has been done.
// Rejected with: whenStopped, dispose
import RxLite

func sameSchedulerStop(
  _ subscription: any Disposable,
  on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  ScheduledDisposable(scheduler: scheduler, disposable: subscription).dispose()
  whenStopped()
}
