import RxLite

/// Exercise `sharing/share-latest`: one run, which outlasts a short absence.
///
/// A screen shows a temperature. The user turns the phone, so the screen is released, and a moment
/// later there is a new one. With `share(replay: 1)` the thermometer goes off and on again, and the new
/// labels stay empty until it has measured. It should rather wait for the next label, for five seconds,
/// say, but not all night. A second sequence, `pause`, decides how long. It emits when the time is over:
///
///     source  --1--2--3--4--5--|      subscribed once
///       shareLatest(keptFor: pause)
///     first   --1--2!                 the pause begins
///     again   ---------3-4--5--|      subscribed at 9, during the pause
///
/// - The first subscriber starts the source. A late subscriber first receives the latest element of the run, if
///   there is one, then every event that follows.
/// - Whenever the last subscription to a run is disposed, a pause begins: you subscribe to `pause`, and the source
///   runs on. If `pause` emits an element, completes or fails, perhaps inside its `subscribe`, the source is
///   cancelled.
/// - If somebody subscribes during the pause, they are a late subscriber, and the run goes on. The pause is over
///   before they receive the latest element. (Two things needn't be handled: that
///   somebody subscribes, or the source ends, while you are subscribing to `pause`.)
/// - When a pause is over, whether by `pause`, by a subscriber or by the end of the source, dispose the subscription
///   to `pause`.
/// - When a run is over, whether cancelled, completed or failed, the next subscriber starts a new one, and
///   receives nothing of the old one. Each run counts its own subscribers: one that still belongs to the old run isn't
///   counted in the new one.
/// - Before you pass on the end, the run is over: if an observer then disposes all others, no pause begins, and if
///   it subscribes again, a new run starts. (A source that ends inside `subscribe` makes this happen before the
///   first `subscribe` has returned.)
///
/// Then look at it: `swift run course play first-and-last`. Paste the operator above `let readings`, and share with
/// a pause of 0.2 seconds:
///
///     let pause = Observable<Void>.create { observer in after(0.2) { observer.onCompleted() } }
///     let readings = thermometer().shareLatest(keptFor: pause)
///
/// Write `sleep(0.1)` above the line that says `the label is back`, and `sleep(0.3)` at the end. Before, there were
/// two sensors. Now the thermometer has one row in the picture, and below it are two pauses: the first one is cut
/// short by the label that comes back, and the second one switches the sensor off. (Some rows may have a number for a
/// name.)
///
/// Chapter 3, sections 4, 6 and 7, and for the pause chapter 2, section 5. You may use all that the
/// chapter has shown. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/share-latest`,
///   or `swift test --package-path Exercises --filter ShareLatest`
/// - A hint: `swift run course hint sharing/share-latest`
extension ObservableType {
  func shareLatest(keptFor pause: Observable<Void>) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
