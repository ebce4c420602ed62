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
/// - Check it: `swift run course check testing/first-blocking`,
///   or `swift test --package-path Exercises --filter FirstBlocking`
/// - A hint: `swift run course hint testing/first-blocking`
func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval
) throws -> Element? {
  nil  // Replace this line.
}
