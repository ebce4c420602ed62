import Foundation
import RxLite

/// Exercise `testing/first-blocking`: wait for the first element, but not for ever.
///
/// Subscribe, hold the thread, and return
///
///     --1--2--|     the first element, as soon as it is there: 1
///     -----|        nil
///     -----X        throw the error
///     -------->     throw RxError.timeout once `timeout` seconds have passed
///
/// In each case the subscription is disposed before you return. `toBlocking(timeout:).first()` does
/// all this; here you build it.
///
/// Chapter 6, section 7: the listings `sequence-timeout` and `questions`.
///
/// Hints:
/// - A `DispatchSemaphore` holds a thread. `wait(timeout: .now() + seconds)` gives up at some time, and
///   says whether it did.
/// - Three kinds of events can end the wait.
/// - The source may send from this very thread while you subscribe, and may send more than one element.
///
/// Run its tests: `swift test --package-path Exercises --filter FirstBlocking`
func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval
) throws -> Element? {
  nil  // Replace this line.
}
