import RxLite

extension ObservableType {
  /// One run for everybody, and nothing from the run before.
  ///
  ///     run 1    --1--2--3
  ///     first    --1--2--3!             it leaves; nobody is left
  ///     run 2                  --4--5
  ///     second                 --4--5   and not 3 first
  ///
  /// The braces make the difference: the subject is made inside, so each connection has a new one.
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    multicast { ReplaySubject.create(bufferSize: count) }.refCount()
  }
}
