// `ScheduledDisposable` disposes on the scheduler; the call is scheduled after it.
import RxLite

func sameSchedulerStop(
  _ subscription: any Disposable, on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  ScheduledDisposable(scheduler: scheduler, disposable: subscription).dispose()
  _ = scheduler.schedule(whenStopped) { whenStopped in
    whenStopped()
    return Disposables.create()
  }
}
