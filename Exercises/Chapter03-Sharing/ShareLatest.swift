import RxLite

/// Exercise `sharing/share-latest`: one run, which outlasts a short absence.
///
/// A screen shows a temperature. The user turns the phone, so the screen is released, and a moment
/// later there is a new one. With `share(replay: 1)` the thermometer goes off and on again, and the new
/// labels stay empty until it has measured. It should rather wait for the next label, for five seconds,
/// say, but not all night. How long is decided by a second sequence, `pause`, which emits when the time
/// is over: `thermometer().shareLatest(keptFor: fiveSeconds)`.
///
/// The first subscriber starts the source. A late subscriber first receives the latest element of the
/// run, if there is one, then every event that follows. Each time when the last subscription is disposed,
/// a pause begins: `pause` is subscribed to, and the source runs on. The pause ends in one of three ways:
///
/// - `pause` emits an element, completes or fails, perhaps inside `subscribe`. Then the source is cancelled.
/// - Somebody subscribes. They are a late subscriber, and the run goes on. The pause is over before they
///   receive the latest element.
/// - The source completes or fails.
///
/// In each case nothing is left of the subscription to `pause`. A run that ends while somebody is
/// subscribed has no pause. (An observer that receives the end may dispose the subscriptions of all, also of
/// those that haven't received it yet: no pause either.) After the source was cancelled, has completed or failed, the next subscriber starts a new run, and
/// receives nothing of the old one.
///
///     source  --1--2--3--4--5--|      subscribed once
///       shareLatest(keptFor: pause)
///     first   --1--2!                 the pause begins
///     again   ---------3-4--5--|      subscribed at 9, during the pause
///
/// You will learn that whoever subscribes keeps a run alive. Chapter 3, sections 2, 6 and 7, without
/// `share` and `replay`, which are what you are extending; and for the pause, chapter 2, section 5. All
/// calls are made on one thread.
///
/// - Check it: `swift run course check sharing/share-latest`,
///   or `swift test --package-path Exercises --filter ShareLatest`
/// - A hint: `swift run course hint sharing/share-latest`
extension ObservableType {
  func shareLatest(keptFor pause: Observable<Void>) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
