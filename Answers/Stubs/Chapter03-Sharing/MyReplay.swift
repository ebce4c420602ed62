import RxLite

/// Exercise `sharing/my-replay`: a subject that remembers its last elements.
///
/// A chat shows a new member the last messages, then each new one. It keeps no more of them than it
/// shows, or its memory would grow for as long as people talk.
///
/// `on` passes each event to all subscribers. A late subscriber first receives the last `bufferSize`
/// elements, or all if there have been fewer; after the end it receives those elements and then the
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
/// nothing more arrives, and the subject releases the observer. A sequence that has been kept still
/// replays, even if nothing else holds the subject. An observer may send, and subscribe, while it
/// receives. (It need not receive what it sends during its own replay.)
///
/// You will learn what a replay is made of: some elements to send first, then a live subscription.
/// Chapter 3, section 7: write it around a `PublishSubject`, without a `ReplaySubject`, which is what you
/// are building. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/my-replay`,
///   or `swift test --package-path Exercises --filter MyReplay`
/// - A hint: `swift run course hint sharing/my-replay`
final class MyReplay<Element>: ObserverType {
  /// Creates a subject that remembers up to `bufferSize` elements, and has none yet.
  init(bufferSize: Int) {
    // Write this.
  }

  /// Remembers the event if it is an element, and passes it to all subscribers.
  func on(_ event: Event<Element>) {
    // Write this too.
  }

  /// Emits the remembered elements, then each new event.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
