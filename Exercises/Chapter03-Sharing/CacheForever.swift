import RxLite

/// Exercise `sharing/cache-forever`: ask once, and keep the answer.
///
/// A program needs a list of countries in many places. It is loaded when it is needed for the first
/// time, and never again: not for a second screen, nor if the first screen is closed before the answer
/// arrives.
///
/// The first subscriber starts the source, once and for all. Disposing a subscription doesn't cancel the
/// source, even if it is the last one. Every subscriber, however late, receives the whole answer from
/// its beginning: the elements so far, then those that follow, and the terminal event. An error is an
/// answer, too. All this holds even if nobody keeps the sequence, and even for an observer that
/// subscribes while the answer arrives.
///
///     request  --a--b------|       subscribed once
///       cacheForever
///     first    --a!                disposed; the request continues
///     late     ------(a,b)-|       subscribed at 6
///     too late --------------(a,b,|)
///
/// You will learn what `share` can't do for you, and how to make the connection yourself. Chapter
/// 3, sections 5 to 8. A connectable sequence starts its source at each `connect()`, also when the source
/// has completed before. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/cache-forever`,
///   or `swift test --package-path Exercises --filter CacheForever`
/// - A hint: `swift run course hint sharing/cache-forever`
extension ObservableType {
  func cacheForever() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
