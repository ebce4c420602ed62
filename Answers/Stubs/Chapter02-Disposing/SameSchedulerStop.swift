import RxLite

/// Exercise `disposing/same-scheduler-stop`: hang up, and be sure of it.
///
/// A video call draws the images of several cameras into one buffer. Each camera has a serial scheduler, on
/// which its images are delivered. When the user hangs up, the app wants to free the buffer. It must not do so
/// while an image is being drawn, and `dispose()` doesn't wait for that, as the listing `from-elsewhere` shows.
///
///     camera 1   [image][image][stop]
///     camera 2   [image, a large one    ][stop, whenStopped]
///     caller            hang up
///
/// - Each subscription is disposed, and `whenStopped` is called once, after all of them. By then no image is
///   being drawn on any of the schedulers, and none will be.
/// - No camera waits for another: each is disposed when its own scheduler is free, or before that, but never later
///   because another is busy.
/// - `sameSchedulerStop` returns at once, and doesn't wait for a scheduler. It may be called on any thread,
///   even while one of the schedulers calls the observer.
/// - `whenStopped` is called on the scheduler that finishes last. Without cameras, `sameSchedulerStop` calls it
///   itself. (If all schedulers have finished before it returns, it may do so then, too.)
/// - Several cameras may share a scheduler. Several schedulers may be free at the same moment: the tests try
///   it many times, and an answer that counts without a lock may still pass on a busy machine.
///
/// Then look at it: `swift run course play same-scheduler`. Paste the function and the structure, and hang up on the
/// other thread, instead of `_ = scheduler.schedule(()) { … }`:
///
///     sameSchedulerStop([Camera(subscription: subscription!, scheduler: scheduler)]) {
///       print("the buffer is freed")
///     }
///
/// It is freed after `end 20`, and 40 isn't drawn any more.
///
/// Chapter 2, section 9: the listing `same-scheduler`.
///
/// - Check it: `swift run course check disposing/same-scheduler-stop`,
///   or `swift test --package-path Exercises --filter SameSchedulerStop`
/// - A hint: `swift run course hint disposing/same-scheduler-stop`
func sameSchedulerStop(_ cameras: [Camera], whenStopped: @escaping () -> Void) {
  // Write this.
}

/// A camera of a call.
struct Camera {
  /// Draws the images. Each of them is delivered on `scheduler`.
  let subscription: any Disposable
  let scheduler: SerialDispatchQueueScheduler
}
