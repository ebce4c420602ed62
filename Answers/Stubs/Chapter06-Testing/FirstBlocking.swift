import Foundation
import RxLite
import Synchronization

/// Exercise `testing/first-blocking`: wait for the element that you want, and say what came instead.
///
/// Your test asks a real server to convert a video. It sends *queued*, *80 %* and at last *done*. One night it
/// doesn't, and all that the test says is "Sequence timeout.". Was nothing sent, or was it nearly done? You
/// want a wait that says what it has seen.
///
/// Subscribe, block the thread that called you, and
///
///     --q--8--d--q--|     return d, the first element that is wanted, as soon as it is there
///     --q--8--|           return nil
///     --q--8--X           throw the source's error
///     --q--8-------->     throw TooLate(seen: ["q", "8"]) when `timeout` seconds have passed
///
/// `isWanted` says whether an element is wanted. Ask it once about each element, and no more after the first
/// that is wanted. Elements that aren't wanted don't give the source more time. `seen` has all that have
/// arrived, as texts (`"\(element)"`), and also the one that `isWanted` is still busy with.
///
/// Subscribe once. The source may send on any thread, and yours may be the main thread. If it sends on yours
/// while you subscribe, without a pause or an end, return at the first element that is wanted. Until `subscribe`
/// has returned, no timeout has to come, and the seconds may count from then on. If it sends on another thread,
/// the timeout comes in time, however long `isWanted` takes. In each case the subscription is disposed before
/// you return, and nothing keeps the source alive afterwards.
///
/// You will learn how to get a value out of a sequence. Chapter 6, section 8: the listings `questions` and
/// `sequence-timeout`, and `toBlocking(timeout:).first()`, which you can't use here: it doesn't say what came
/// instead. A `DispatchSemaphore(value: 0)` blocks a thread: its `wait(timeout: .now() + seconds)` returns
/// `.success` when another thread has called `signal()`, and `.timedOut` if none has. Chapter 2, section 6: a
/// `Mutex`, for what two threads use.
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
