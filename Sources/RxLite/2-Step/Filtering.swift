extension ObservableType {
  /// Lets pass the elements that satisfy `predicate`.
  ///
  ///     --1--2--3--4--|
  ///       filter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// - Ends: with its source; fails with what `predicate` throws.
  public func filter(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    step { try predicate($0) ? .emit($0) : .skip }
  }

  /// Lets pass the first `count` elements, then completes.
  ///
  ///     --1--2-----3--4--|
  ///       take(2)
  ///     --1--(2,|)
  ///
  /// - Ends: completes with the last of them, or with its source.
  /// - Memory: one number.
  public func take(_ count: Int) -> Observable<Element> {
    if count < 0 { refuse("count can't be negative: take(_:) needs zero or more.") }
    if count == 0 { return .empty() }
    return step(count) { left, element in
      left -= 1
      return left > 0 ? .emit(element) : .emitLast(element)
    }
  }
}
