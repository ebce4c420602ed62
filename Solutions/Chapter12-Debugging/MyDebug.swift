import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       myDebug
  ///     result  --1--2--3--|
  func myDebug() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
