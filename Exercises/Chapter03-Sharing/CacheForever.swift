import RxLite

/// Exercise `sharing/cache-forever`: ask once, and keep the answer.
///
/// A program needs a list of countries in many places. It is loaded when somebody wants it for the first
/// time, and never again: not for a second screen, nor when the first screen is closed before the answer
/// has arrived.
///
/// The first subscriber starts the source, once and for all. Disposing a subscription doesn't cancel the
/// source, even if it is the last one. Every subscriber receives the whole answer from its beginning,
/// however late: the elements so far, then those that follow, and the terminal event. An error is an
/// answer, too. All this holds even if nobody keeps the sequence, and if somebody subscribes while the
/// answer arrives.
///
///     request  --a--b------|       subscribed once
///       cacheForever
///     first    --a!                disposed; the request continues
///     late     ------(a,b)-|       subscribed at 6
///     too late --------------(a,b,|)
///
/// You will learn what `share` can't do for you, and to make a connection of your own. Chapter 3,
/// sections 5 and 7: the listing `after-completion` shows what may go wrong. All calls come on one
/// thread.
///
/// - Check it: `swift run course check sharing/cache-forever`,
///   or `swift test --package-path Exercises --filter CacheForever`
/// - A hint: `swift run course hint sharing/cache-forever`
extension ObservableType {
  func cacheForever() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
