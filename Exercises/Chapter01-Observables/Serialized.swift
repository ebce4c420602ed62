import Foundation
import RxLite

/// Exercise `observables/serialized`: one event at a time, whatever the threads do.
///
/// You wrap a library that calls you back from several threads at once. No thread may call an observer while
/// another one is still calling it, so the wrapper has to prevent that. Pass on every event, but make a
/// thread wait until the observer has returned from the event of the other thread.
///
///     thread 1   --1---------
///     thread 2   --2---|          2 comes while the observer is still busy with 1
///       serialized()
///                --1-2-|
///
/// - Each event is delivered on the thread that sends it. If it has to wait, it waits in its `onNext`.
/// - While it is being called, an observer may make its source send on the same thread. The thread must
///   not wait for itself. The event arrives before the outer `onNext` returns: inside the observer's own
///   call, or right after it, as you like.
/// - Subscriptions don't wait for each other: each one has its own observer, and subscribes to the source.
///   Disposing a subscription disposes the one to the source.
///
/// Chapter 1, section 8: the listings `overlap`, `merged` and `the-end-waits`. Make the operator as
/// in section 6, where `observer.on(event)` is explained as well. Foundation has several locks, which
/// make threads wait.
///
/// - Check it: `swift run course check observables/serialized`,
///   or `swift test --package-path Exercises --filter Serialized`
/// - A hint: `swift run course hint observables/serialized`
extension ObservableType {
  func serialized() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
