import RxLite

/// Exercise `schedulers/hot-on`: what `observe(on:)` does, by hand.
///
/// A thermometer sends from its driver's queue, a socket from its own. You can't tell them where to
/// send, and `subscribe(on:)` doesn't move what they send. What you can do is take each event where it
/// arrives, and hand it to a scheduler: that is all that `observe(on:)` does. Write it with
/// `scheduler.schedule`.
///
///     source   --1--2--3--|
///       hotOn(scheduler)
///     result   --1--2--3--|     each event in a turn on the scheduler
///
/// - Subscribe to the source at once, on the subscriber's thread.
/// - Deliver each event, including the terminal event, in work that you schedule. The scheduler is
///   serial: it runs one piece of work after the other, in the order in which you schedule them.
/// - After `dispose()` the source has no observer, and no work of yours waits in the scheduler's queue:
///   the queue belongs to others as well, and whatever is in it keeps its event alive.
/// - Work that has run is released, so that a day of events takes no memory.
///
/// Chapter 8, section 5: the listing `hot-observed`.
///
/// - Check it: `swift run course check schedulers/hot-on`,
///   or `swift test --package-path Exercises --filter HotOn`
/// - A hint: `swift run course hint schedulers/hot-on`
extension ObservableType {
  func hotOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
