import RxLite

/// Exercise `schedulers/pausable-scheduler`: hold everything back for a while.
///
/// A list that changes under the reader's finger is hard to read. While the finger moves, nothing may
/// change; when it is lifted, show everything that has arrived in the meantime. Write a scheduler that
/// can be paused; `prices.observe(on: scheduler)` does the rest.
///
///     prices      --1--2--3-----------4--
///     scheduler   ---pause---resume------
///     result      --1--------(2,3)----4--
///
/// During the pause, one `observe(on:)` keeps 2 and 3 itself, and has one piece of work in your scheduler.
/// Several sequences have several, so keep a list.
///
/// - While it is not paused, `schedule` runs the work before it returns, on the caller's thread.
///   Work that is scheduled by other work waits until that work has returned.
/// - While it is paused, work waits. `resume()` runs what waits, in the order in which it was
///   scheduled. If the work calls `pause()`, what is left waits again.
/// - Two calls of `pause()` are one pause.
/// - `dispose()` cancels work that waits. Of work that has run, it disposes what was returned; of work that is
///   running, as soon as that returns.
/// - Work that has run is released, with its state, even while somebody holds its disposable.
/// - It is used on one thread, and needs no lock.
///
/// Chapter 8, section 10.
///
/// - Check it: `swift run course check schedulers/pausable-scheduler`,
///   or `swift test --package-path Exercises --filter PausableScheduler`
/// - A hint: `swift run course hint schedulers/pausable-scheduler`
final class PausableScheduler: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    Disposables.create()  // Replace this line, and write the two methods below.
  }

  func pause() {}

  func resume() {}
}
