import Foundation
import RxLite

/// Exercise `observables/serialized`: one event at a time, whatever the threads do.
///
/// Two things garble the display of section 8: a second thread, which `merge` makes wait, and the display itself.
/// While it is busy, it makes its source send, and `merge` can't make a thread wait for itself. Write an operator
/// for both. Its observer is never called while it is still busy, whoever sends.
///
///     thread 1   --1---------
///     thread 2   --2---|          2 comes while the observer is still busy with 1
///       serialized()
///                --1-2-|
///
/// - Each event is delivered on the thread that sends it. If the observer is busy on another thread,
///   the sending thread waits. This is true of errors and completion, too.
/// - If the observer itself makes its source send, on the thread that is calling it, this inner `onNext` returns
///   at once. Its event is delivered when the observer has returned, before the outer `onNext` returns. If there
///   are several, they come in the order in which they were sent.
/// - Subscriptions don't wait for each other: each one has its own observer, and subscribes to the source.
///   Disposing a subscription disposes the one to the source, and waits for no one, not even for a busy observer.
///
/// Then look at it: `swift run course play asks-the-garden`. Paste the operator and `import Foundation`, and write
/// `.serialized()` between `merge` and `subscribe`. The display says `[kitchen: 40][garden: 60]`.
///
/// Chapter 1, section 8: the listings `merged`, `the-end-waits` and `asks-the-garden`. Make the operator as
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
