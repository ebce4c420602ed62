// `dispose()` has returned, so it must be over. But it can't call back an element that the observer
// is just being called with: that one is still under way on the other thread.
// Rejected with: while the observer was still busy
import RxLite

func sameSchedulerStop(
  _ subscription: any Disposable,
  on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  subscription.dispose()
  whenStopped()
}
