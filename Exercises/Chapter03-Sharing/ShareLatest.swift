import RxLite

/// Exercise `sharing/share-latest`: one run, which outlasts a short absence.
///
/// A screen shows a temperature. The user turns the phone, so the screen is released, and a moment
/// later there is a new one. With `share(replay: 1)` the thermometer goes off and on again, and the new
/// labels stay empty until it has measured. The thermometer should stay on for the next label: for five
/// seconds, say, not all night. A second sequence, `pause`, decides how long. It emits when the time is over:
///
///     source  --1--2--3--4--5--|      subscribed once
///       shareLatest(keptFor: pause)
///     first   --1--2!                 the pause begins
///     again   ---------3-4--5--|      subscribed at 9, during the pause
///
/// First write it without the pause: the source is cancelled when the last subscription is disposed. Then put the
/// pause in between.
///
/// - The first subscriber starts the source. A late subscriber first receives the latest element of the run, if
///   there is one, then every event that follows.
/// - When a run is over, whether cancelled, completed or failed, the next subscriber starts a new one, and
///   receives nothing of the old one.
/// - Whenever the last subscription to a run is disposed, a pause begins: you subscribe to `pause`, and the source
///   runs on. If `pause` emits an element, completes or fails, perhaps inside its `subscribe`, the source is
///   cancelled.
/// - If somebody subscribes during the pause, they are a late subscriber, and the run goes on.
/// - When a pause is over, whether by `pause`, by a subscriber or by the end of the source, dispose the subscription
///   to `pause`.
///
/// The corners, where the order matters:
///
/// - When somebody subscribes during the pause: end the pause first, then send the latest element.
/// - When the pause is over: forget the run first, then cancel the source. Whoever subscribes while it is being
///   cancelled starts a new run.
/// - When the source ends: end the run first, then pass on the end. An observer that receives the end may dispose all
///   others (no pause begins) or subscribe again (a new run starts). With a source that ends at once, all this
///   happens inside the first `subscribe`.
/// - Each run counts its own subscribers: one that still belongs to the old run isn't counted in the new one.
///
/// Not tested: that somebody subscribes, or the source ends, while you are subscribing to `pause`.
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
