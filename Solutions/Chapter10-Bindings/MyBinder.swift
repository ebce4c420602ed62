import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       myBinder
  ///     result  --1--2--3--|
  func myBinder() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
