import RxLite

/// Exercise `sharing/my-replay`: a subject that remembers its last elements.
///
/// A chat shows the last messages to whoever joins, then each new one. It keeps no more of them than it
/// shows, or its memory would grow for as long as people talk.
///
/// `on` passes each event to all subscribers. A late subscriber first receives the last `bufferSize`
/// elements, or as many as there have been; after the end it receives those elements and then the
/// terminal event. A `bufferSize` of 0 remembers no element. Events that are sent after the end change
/// nothing.
///
///     let messages = MyReplay<Int>(bufferSize: 2)
///
///     on(…)    --1--2--3------4--|
///     early    --1--2--3------4--|
///     late     ----------(2,3)4--|     subscribed at 10
///     too late --------------------(3,4,|)
///
/// It keeps `bufferSize` elements and no more: the others are released. When a subscription is disposed,
/// nothing more arrives, and the subject releases the observer. A sequence that somebody has kept still
/// replays when nobody else keeps the subject. An observer may send, and subscribe,
/// while it receives. (What it sends during its own replay it need not receive itself.)
///
/// You will learn what a replay is made of: some elements to send first, then a live subscription.
/// Chapter 3, section 5: write it around a `PublishSubject`, without a `ReplaySubject`, which is what you
/// are building. All calls come on one thread.
///
/// - Check it: `swift run course check sharing/my-replay`,
///   or `swift test --package-path Exercises --filter MyReplay`
/// - A hint: `swift run course hint sharing/my-replay`
final class MyReplay<Element>: ObserverType {
  /// Makes a subject that remembers up to `bufferSize` elements, and has none yet.
  init(bufferSize: Int) {
    // Write this.
  }

  /// Remembers an element, and passes the event to all subscribers.
  func on(_ event: Event<Element>) {
    // Write this too.
  }

  /// Emits the remembered elements, then what comes.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
