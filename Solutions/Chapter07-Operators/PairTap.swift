import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       pairTap
  ///     result  --1--2--3--|
  func pairTap() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
