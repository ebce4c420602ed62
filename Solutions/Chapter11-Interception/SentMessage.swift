import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       sentMessage
  ///     result  --1--2--3--|
  func sentMessage() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
