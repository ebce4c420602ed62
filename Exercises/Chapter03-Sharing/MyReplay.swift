import RxLite

/// Exercise `sharing/my-replay`: a subject that remembers its last elements.
///
/// Whoever listens hears each event. Whoever comes late first hears the last `bufferSize` elements, or
/// as many as there are; after the ending, those elements and then the ending.
///
///     let replay = MyReplay<Int>(bufferSize: 2)
///
///     on(…)    --1--2--3--4--|
///     early    --1--2--3--4--|
///     late           (1,2)3--4--|        comes after 2
///     too late                  (3,4,|)
///
/// After the ending nothing counts any more. And it keeps no more than it may need: `bufferSize`
/// elements.
///
/// Chapter 3, section 4: write it yourself, around a `PublishSubject`. Using a `ReplaySubject` would
/// spoil the fun. All calls come on one thread.
///
/// - Check it: `swift run course check sharing/my-replay`,
///   or `swift test --package-path Exercises --filter MyReplay`
/// - A hint: `swift run course hint sharing/my-replay`
final class MyReplay<Element>: ObserverType {
  /// Remembers up to `bufferSize` elements, and has none yet.
  init(bufferSize: Int) {
    // Write this.
  }

  /// Takes an event, and sends it to all who listen.
  func on(_ event: Event<Element>) {
    // Write this too.
  }

  /// What has been when somebody subscribes, as far as it is remembered, and then what comes.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
