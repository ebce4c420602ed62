import Foundation
import RxLite

/// Exercise `observables/serialized`: keep the promise that observers rely on.
///
/// An observer may trust that its source never calls it twice at the same time. The source here
/// breaks that promise: it sends from several threads at once. Mend it: pass on every event, but
/// let each wait until the observer has returned from the one before.
///
///     thread 1   --1---------
///     thread 2   --2---|          2 comes while the observer is still busy with 1
///       serialized()
///                --1-2-|
///
/// While it is being called, an observer may itself make its source send, on the same thread. That
/// thread must not end up waiting for itself.
///
/// Chapter 1, section 3: this is the promise behind the listings `no-overlap` and `the-end-waits`.
/// The operator itself is made as in section 6.
///
/// - Check it: `swift run course check observables/serialized`,
///   or `swift test --package-path Exercises --filter Serialized`
/// - A hint: `swift run course hint observables/serialized`
extension ObservableType {
  func serialized() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
