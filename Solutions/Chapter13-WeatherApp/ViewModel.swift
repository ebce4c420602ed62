import RxLite

extension ObservableType {
  /// TODO: Say what it does.
  ///
  ///     source  --1--2--3--|
  ///       viewModel
  ///     result  --1--2--3--|
  func viewModel() -> Observable<Element> {
    // TODO: Solve it.
    map { $0 }
  }
}
