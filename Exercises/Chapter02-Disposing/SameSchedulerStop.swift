import RxLite

/// Exercise `disposing/same-scheduler-stop`: stop, and be sure of it.
///
/// The subscription's events are delivered on `scheduler`, which is serial. Dispose the
/// subscription so that not one event is delivered, nor still under way, once `whenStopped` has
/// been called. Call it once. The caller doesn't wait: this function returns at once.
///
///     scheduler   [next 6][next 7][dispose, whenStopped]      nothing comes after this
///     caller         stop()
///
/// Chapter 2, section 3: a `dispose()` from another thread does not wait for the observer that is
/// just being called, as the listing `from-elsewhere` shows.
///
/// Hints:
/// - When can nothing be under way on a serial scheduler? Whose turn is it then?
/// - `scheduler.schedule(state) { state in … }` gives you a turn. It wants a disposable back:
///   `Disposables.create()` will do.
/// - Who has to call `whenStopped`: you, here and now, or you, then and there?
///
/// Run its tests: `swift test --package-path Exercises --filter SameSchedulerStop`
func sameSchedulerStop(
  _ subscription: any Disposable,
  on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  // Write this.
}
