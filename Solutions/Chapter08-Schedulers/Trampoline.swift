import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       trampoline
  ///     result  --1--2--3--|
  func trampoline() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
