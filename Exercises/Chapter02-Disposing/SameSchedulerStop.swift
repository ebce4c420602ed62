import RxLite

/// Exercise `disposing/same-scheduler-stop`: stop, and be sure of it.
///
/// The subscription's events are delivered on `scheduler`, which is serial. Dispose the
/// subscription so that not one event is delivered, nor still under way, once `whenStopped` has
/// been called. Call it once. The caller doesn't wait: this function returns at once.
///
///     scheduler   [next 6][next 7][dispose, whenStopped]   nothing after this
///     caller         stop()
///
/// Chapter 2, section 3: a `dispose()` from another thread does not wait for the observer that is
/// just being called, as the listing `from-elsewhere` shows.
///
/// - Check it: `swift run course check disposing/same-scheduler-stop`,
///   or `swift test --package-path Exercises --filter SameSchedulerStop`
/// - A hint: `swift run course hint disposing/same-scheduler-stop`
func sameSchedulerStop(
  _ subscription: any Disposable,
  on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  // Write this.
}
