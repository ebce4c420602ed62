import RxLite

extension ObservableType {
  /// Shares one run of the source, and replays its latest element to a late subscriber.
  ///
  ///     --1--2--3--|
  ///       shareLatest, subscribed to at 6
  ///     ------2-3--|
  ///
  /// The subject remembers the latest element, and `refCount` connects and disconnects. The closure
  /// makes a subject for each connection, so nothing of an earlier run is replayed.
  func shareLatest() -> Observable<Element> {
    multicast { ReplaySubject.create(bufferSize: 1) }.refCount()
  }
}
