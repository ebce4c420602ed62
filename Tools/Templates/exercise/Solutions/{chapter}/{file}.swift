import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       {function}
  ///     result  --1--2--3--|
  func {function}() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
