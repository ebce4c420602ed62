import RxLite

/// Exercise `bindings/running`: one spinner for all the requests of a screen.
///
/// While a form saves, it may load a list, and search for what its user types. The spinner of the lesson
/// stops at the first answer of any of them. And when `flatMapLatest` disposes a request, no answer comes, so
/// it turns for ever. Write one that you could use in every screen of your app:
///
///     let running = Running()
///     running.isAnimating.bind(to: spinner.rx.isAnimating).disposed(by: bag)
///     let found = texts.flatMapLatest { text in running.track(server.search(text)) }
///     let saved = taps.flatMapFirst { running.track(server.save()) }
///
/// - `track` returns a sequence with the same events as `request`. Subscribing twice to it subscribes twice to
///   `request`. Calling `track` alone starts nothing.
/// - A subscription to the result counts as running. It begins just before `request` is subscribed to, and ends
///   when it completes, fails or is disposed.
/// - `isAnimating` is true while at least one is running, and false while none is. A subscriber receives the
///   current value at once, and then each change: never the same value twice in a row. It doesn't end.
/// - Each `Running` counts its own requests only. When it is released, its requests go on, and so does
///   `isAnimating` for its subscribers: the spinner stops when the last request has ended.
///
///     save         ---^------S|-----------
///     search       ------^--------!-------
///     isAnimating  f--t-----------f-------    f is false, t is true
///
/// Everything happens on the main thread. You may assume that no subscriber of `isAnimating` starts or ends a
/// request.
///
/// Left to you: When a request ends, its last event may come before the false, or after it.
///
/// Then look at it: `swift run course play bindings/running`. Paste the class above the `do`, and write this in
/// place of `answers` and `merge`. With two requests the spinner still turns at 0.45 s, and it stops after the
/// failure:
///
///     let running = Running()
///     running.isAnimating.bind(to: spinner.rx.isAnimating).disposed(by: bag)
///     taps.flatMap { running.track(server.save(20, for: ["bath"])).catch { _ in .empty() } }
///       .subscribe().disposed(by: bag)
///
/// Chapter 10, section 4: the listing `running`.
///
/// - Check it: `swift run course check bindings/running`,
///   or `swift test --package-path Exercises --filter Running`
/// - A hint: `swift run course hint bindings/running`
final class Running {
  var isAnimating: Observable<Bool> {
    return .never()  // Replace this line.
  }

  func track<Element>(_ request: Observable<Element>) -> Observable<Element> {
    return .never()  // Replace this line.
  }
}
