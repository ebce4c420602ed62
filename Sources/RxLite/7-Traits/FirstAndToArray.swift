// The operators that turn any sequence into a single.

extension ObservableType {
  /// Emits the first element, or `nil` if the source completes without one.
  ///
  ///     --1--2--|
  ///       first()
  ///     --(1,|)
  ///
  /// - Ends: Completes after the first element; ends with its source if there is none.
  public func first() -> Single<Element?> {
    PrimitiveSequence(
      raw: step(()) { _, element in
        .emitLast(element)
      } finish: { _ in
        [nil]
      })
  }

  /// Emits all elements in one array when the source completes.
  ///
  ///     --1--2--3--|
  ///       toArray()
  ///     -----------('[1, 2, 3]',|)
  ///
  /// - Ends: With its source.
  /// - Memory: The elements.
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(
      raw: step([Element]()) {
        $0.state.append($1)
        return .skip
      } finish: {
        [$0]
      })
  }
}
