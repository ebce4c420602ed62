import RxLite

/// Exercise `schedulers/hot-on`: the newest reading, when the screen has time.
///
/// A thermometer sends a hundred readings a second from its driver's queue. You show them in a label, so they
/// have to come to main, and you can't tell the driver to send less. But main may be busy for three seconds.
/// With `observe(on:)`, 300 readings wait then, take memory, and run through the label afterwards. Nobody
/// wants to see those of three seconds ago. Write the operator that keeps the newest one for the screen, by
/// hand, with `scheduler.schedule`:
///
///     source   --1--2--3--4--5--6--7--|
///       hotOn(scheduler)                   the scheduler is busy while 3, 4 and 5 are sent
///     result   --1--2--------5--6--7--|
///
/// - Subscribe to the source at once, on the subscriber's thread.
/// - Deliver each event in work that you schedule. While an element waits for its turn, a newer one takes its
///   place. So an observer misses some, but never the newest.
/// - The completion or the error waits for its turn as well. If an element waits, deliver it first; the end may
///   follow in the same piece of work or in a second one.
/// - At most one piece of work of yours waits in the scheduler's queue: the queue belongs to others as well.
/// - The scheduler is serial. Your work may begin before `schedule` has returned: on the same thread
///   (`MainScheduler.instance`, on main), or on another one, while the source goes on sending.
/// - If the observer makes the source send, that event isn't delivered inside the running call, but in a piece of
///   work of its own.
/// - After `dispose()` the source has no observer, nothing arrives, and no work of yours waits. An element is
///   released when it has been delivered or replaced, and work when it has run: a day of readings takes no memory.
///
/// Chapter 8, section 5: the listing `hot-observed`, and section 10 for a disposable that comes later; for
/// the `Mutex`, chapter 2, section 6.
///
/// - Check it: `swift run course check schedulers/hot-on`,
///   or `swift test --package-path Exercises --filter HotOn`
/// - A hint: `swift run course hint schedulers/hot-on`
extension ObservableType {
  func hotOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
