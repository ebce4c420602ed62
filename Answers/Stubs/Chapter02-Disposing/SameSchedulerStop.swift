import RxLite

/// Exercise `disposing/same-scheduler-stop`: stop, and be sure of it.
///
/// A subscription draws each image that arrives into a buffer, and you want to free the buffer. Dispose
/// the subscription first. But `dispose()` doesn't wait for an image that is being drawn, as the
/// listing `from-elsewhere` shows: when it returns, the buffer may still be in use.
///
/// The events are delivered on `scheduler`, which is serial. Write `sameSchedulerStop` so that
///
/// - it disposes `subscription`, and calls `whenStopped` once, on `scheduler`;
/// - no event is being delivered when `whenStopped` is called, and none is delivered after that;
/// - it returns at once and doesn't wait for the scheduler. It may be called on any thread, even while
///   `scheduler` calls the observer.
///
/// Chapter 2, section 9: the listing `same-scheduler`.
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
