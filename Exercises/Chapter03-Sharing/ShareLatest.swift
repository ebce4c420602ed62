import RxLite

/// Exercise `sharing/share-latest`: one run, which outlasts a short absence.
///
/// A screen shows a temperature. The user turns the phone, so the screen is released, and a moment
/// later there is a new one. With `share(replay: 1)` the thermometer goes off and on again, and the new
/// labels stay empty until it has measured. It should rather wait for the next label, for five seconds,
/// say, but not all night. A second sequence, `pause`, decides how long. It emits when the time is over:
/// `thermometer().shareLatest(keptFor: fiveSeconds)`.
///
/// The first subscriber starts the source. A late subscriber first receives the latest element of the
/// run, if there is one, then every event that follows. Whenever the last subscription to a run is
/// disposed, a pause begins: you subscribe to `pause`, and the source runs on. The pause ends in one of
/// three ways:
///
/// - `pause` emits an element, completes or fails, perhaps inside `subscribe`. Then the source is cancelled.
/// - Somebody subscribes. They are a late subscriber, and the run goes on. The pause is over before they
///   receive the latest element.
/// - The source completes or fails.
///
/// In each case nothing is left of the subscription to `pause`. When a run is over, whether cancelled,
/// completed or failed, the next subscriber starts a new one, and receives nothing of the old one.
///
/// A run that ends while somebody is subscribed has no pause. This holds even if an observer, when it
/// receives the end, disposes all other subscriptions before the end has reached them. It may also
/// subscribe again at that moment. This starts the next run at once, perhaps even inside the first
/// `subscribe`. The two runs have nothing in common: whoever has joined the old one doesn't count as a
/// subscriber of the new one.
///
///     source  --1--2--3--4--5--|      subscribed once
///       shareLatest(keptFor: pause)
///     first   --1--2!                 the pause begins
///     again   ---------3-4--5--|      subscribed at 9, during the pause
///
/// You will learn what belongs to a run, and what to the sequence that starts it. Chapter 3, sections 4, 6
/// and 7, and for the pause chapter 2, section 5. You may use any subject, `multicast` and `refCount`, but
/// not `share` or `replay(_:)`, which are what you are extending: an answer with them counts, but earns a
/// remark. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/share-latest`,
///   or `swift test --package-path Exercises --filter ShareLatest`
/// - A hint: `swift run course hint sharing/share-latest`
extension ObservableType {
  func shareLatest(keptFor pause: Observable<Void>) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
