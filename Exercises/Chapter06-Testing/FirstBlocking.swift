import Foundation
import RxLite
import RxLiteTest
import Synchronization

/// Exercise `testing/first-blocking`: wait for the element that you want, and say what came instead.
///
/// Your test asks a real server to convert a video. It sends *queued*, *80 %* and at last *done*. One night it
/// doesn't, and all that the test says is "Sequence timeout.". Was nothing sent, or was it nearly done? You
/// want a wait that says what it has seen:
///
///     --q--8--d--q--|     return d, the first element that is wanted, as soon as it is there
///     --q--8--|           return nil
///     --q--8--X           throw the source's error, whichever it is
///     --q--8-------->     throw TooLate(seen: ["q", "8"]) when `timeout` seconds have passed
///
/// - `isWanted` doesn't wait. Ask it about each element one time, and no more after the one that is wanted.
/// - Elements that aren't wanted don't give the source more time.
/// - `seen` has the text of each element that has arrived: `"\(element)"`. The source may send on another thread,
///   even while you read `seen`.
///
/// Build it on `toBlocking(timeout:)`. Or build the wait yourself, and keep what `toBlocking` promises: it
/// subscribes once, may be called on the main thread, and returns with its element even if the source never pauses.
/// When it returns, the subscription is disposed, and nothing keeps the source.
///
/// You will learn to get a value out of a sequence, and a reason if there is none. Chapter 6, section 9: the
/// listings `questions` and `sequence-timeout`. Chapter 5, section 10: events as elements. Chapter 2, section 6:
/// a `Mutex`, for what two threads use.
///
/// - Check it: `swift run course check testing/first-blocking`,
///   or `swift test --package-path Exercises --filter FirstBlocking`
/// - A hint: `swift run course hint testing/first-blocking`
func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval,
  where isWanted: @escaping (Element) -> Bool = { _ in true }
) throws -> Element? {
  nil  // Replace this line.
}

/// No element that was wanted has arrived in time.
struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
