import Foundation
import RxLite

/// Exercise `testing/first-blocking`: wait for the first element, but not for ever.
///
/// A function that isn't reactive needs one value of a sequence, and a test needs the answer of a real
/// server. Both have to wait. A wait without a limit turns a lost answer into a test run that never ends.
///
/// Subscribe, block the thread that called you, and
///
///     --1--2--|     return 1, as soon as it is there
///     -----|        return nil
///     -----X        throw the source's error
///     -------->     throw RxError.timeout when `timeout` seconds have passed, and not later
///
/// The first event decides: whatever comes after it changes nothing. Subscribe once. The source may send on
/// your own thread while you subscribe, even without a pause and without an end, or on any other thread;
/// yours may be the main thread. In each case the subscription is disposed before you return, and nothing
/// keeps the source alive afterwards.
///
/// You will learn how to get a value out of a sequence. Chapter 6, section 8: the listings `questions` and
/// `sequence-timeout`. `toBlocking(timeout:).first()` does all this; here you build it. A
/// `DispatchSemaphore(value: 0)` blocks a thread: its `wait(timeout: .now() + seconds)` returns `.success`
/// when another thread has called `signal()`, and `.timedOut` if none has.
///
/// - Check it: `swift run course check testing/first-blocking`,
///   or `swift test --package-path Exercises --filter FirstBlocking`
/// - A hint: `swift run course hint testing/first-blocking`
func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval
) throws -> Element? {
  nil  // Replace this line.
}
