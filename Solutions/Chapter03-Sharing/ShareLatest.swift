import RxLite

extension ObservableType {
  /// One run for everybody, and the latest element for who comes late.
  ///
  ///     source   --1--2--3--|      subscribed once
  ///       shareLatest
  ///     first    --1--2--3--|
  ///     late           2-3--|
  ///
  /// The subject remembers, `refCount` counts. The subject is one for all connections; what comes of
  /// that is the matter of the exercise `sharing/without-stale`.
  func shareLatest() -> Observable<Element> {
    multicast(ReplaySubject.create(bufferSize: 1)).refCount()
  }
}
