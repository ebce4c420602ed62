// Disposes on the caller's thread, and schedules only the call: the event in progress is the last
// one.
import RxLite

func sameSchedulerStop(
  _ subscription: any Disposable, on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  subscription.dispose()
  _ = scheduler.schedule(()) {
    whenStopped()
    return Disposables.create()
  }
}
