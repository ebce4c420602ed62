import RxLite

/// Exercise `sharing/share-latest`: one run for all subscribers.
///
/// Several labels show a temperature, and one thermometer serves them all. A label that is added
/// later shows the current temperature at once. But when the screen is opened the next day, no label
/// may begin with yesterday's.
///
/// The first subscriber starts the source. A late subscriber first receives the latest element of the
/// run, if there is one, then every event that follows. When the last subscription is disposed, the
/// source is cancelled. After that, and after the source has completed or failed, the next subscriber
/// starts a new run, and receives nothing of the old one.
///
///     source  --1--2--3--|      subscribed once
///       shareLatest
///     first   --1--2--3--|
///     late    ------2-3--|      subscribed at 6
///
/// You will learn which part of sharing does what. Chapter 3, sections 6 and 7: build it from
/// `multicast` and `refCount`, without `share` and `replay`, which are what you are building. All
/// calls are made on one thread.
///
/// - Check it: `swift run course check sharing/share-latest`,
///   or `swift test --package-path Exercises --filter ShareLatest`
/// - A hint: `swift run course hint sharing/share-latest`
extension ObservableType {
  func shareLatest() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
