import RxLite

/// Exercise `sharing/cache-forever`: ask once, and keep the answer.
///
/// A menu of countries is on many screens. The list is loaded when it is needed for the first time, and
/// never again: not for a second screen, nor if the first screen is closed before the answer arrives.
/// If the request fails, and only then, the next screen asks again. (With `share(replay: 1, scope:
/// .forever)`, all menus stay empty for as long as the app runs, because the device was offline once.)
///
///     request  --a--b------|       subscribed once
///       cacheForever
///     first    --a!                disposed; the request continues
///     late     ------(a,b)-|       subscribed at 6
///     too late --------------(a,b,|)
///
/// - The first subscriber starts the source. Disposing a subscription doesn't cancel it, even if it is the
///   last one. The request goes on even if the sequence has been released.
/// - Every subscriber, however late, receives the whole answer from its beginning: the elements so far, then
///   those that follow, and the completion. The source isn't started again after that.
///   This holds as well for an observer that subscribes inside another's `onNext`.
/// - An error is no answer. All who are subscribed receive it. Forget the request and what it has sent before you
///   pass on the error, so that an observer that subscribes again when it receives the error starts the source again:
///
///       request  --a--X                      ---a--b--|
///         cacheForever
///       first    --a--X
///       next                                 ---a--b--|    subscribed later
///
/// Then look at it: `swift run course play an-error-forever`. Paste the operator, write `.cacheForever()` for
/// `.share(replay: 1, scope: .forever)`, and add a third day:
///
///     _ = cities.subscribe { event in print("Wednesday: \(event)") }
///
/// Monday's request fails, Tuesday's is answered, and Wednesday's screen has the cities without a request.
///
/// Chapter 3, sections 5 to 8. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/cache-forever`,
///   or `swift test --package-path Exercises --filter CacheForever`
/// - A hint: `swift run course hint sharing/cache-forever`
extension ObservableType {
  func cacheForever() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
