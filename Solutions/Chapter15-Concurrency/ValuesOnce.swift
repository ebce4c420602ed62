import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       valuesOnce
  ///     result  --1--2--3--|
  func valuesOnce() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
