import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       progress
  ///     result  --1--2--3--|
  func progress() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
