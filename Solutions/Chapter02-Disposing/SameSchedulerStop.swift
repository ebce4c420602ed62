import RxLite

/// Disposes a subscription on the serial scheduler that delivers its events.
///
///     scheduler   [next 6][next 7][dispose, whenStopped]      nothing comes after this
///     caller         stop()
///
/// A serial scheduler does one thing at a time: while it runs this closure, it delivers no event.
func sameSchedulerStop(
  _ subscription: any Disposable,
  on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  _ = scheduler.schedule(subscription) { subscription in
    subscription.dispose()
    whenStopped()
    return Disposables.create()
  }
}
