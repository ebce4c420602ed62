import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       rxResponse
  ///     result  --1--2--3--|
  func rxResponse() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
