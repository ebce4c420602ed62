extension ObservableType {
  /// Emits only the elements that satisfy `predicate`.
  ///
  ///     --1--2--3--4--|
  ///       filter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// - Ends: With its source; fails with what `predicate` throws.
  public func filter(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    step { try predicate($0) ? .emit($0) : .skip }
  }

  /// Emits the first `count` elements, then completes.
  ///
  ///     --1--2-----3--4--|
  ///       take(2)
  ///     --1--(2,|)
  ///
  /// - Ends: Completes after the last of these elements; ends with its source if that ends earlier.
  /// - Memory: One number.
  public func take(_ count: Int) -> Observable<Element> {
    if count < 0 { refuse("count can't be negative: take(_:) needs zero or more.") }
    if count == 0 { return .empty() }
    return step(count) { left, element in
      if left.state == 0 { return .skip }
      left.state -= 1
      return left.state > 0 ? .emit(element) : .emitLast(element)
    }
  }

  /// Emits the last `count` elements when the source completes.
  ///
  ///     --1--2--3--4--|
  ///       takeLast(2)
  ///     --------------(3,4,|)
  ///
  /// - Ends: With its source.
  /// - Memory: The last `count` elements.
  public func takeLast(_ count: Int) -> Observable<Element> {
    if count < 0 { refuse("count can't be negative: takeLast(_:) needs zero or more.") }
    return step(Queue<Element>()) { kept, element in
      kept.state.enqueue(element)
      if kept.state.count > count { _ = kept.state.dequeue() }
      return .skip
    } finish: {
      $0.elements
    }
  }

  /// Drops the first `count` elements. If `count` is zero or less, drops none.
  ///
  ///     --1--2--3--4--|
  ///       skip(2)
  ///     --------3--4--|
  ///
  /// - Ends: With its source.
  /// - Memory: One number.
  public func skip(_ count: Int) -> Observable<Element> {
    step(count) { left, element in
      guard left.state > 0 else { return .emit(element) }
      left.state -= 1
      return .skip
    }
  }

  /// Drops elements for as long as they satisfy `predicate`, and emits all from the first that
  /// doesn't.
  ///
  ///     --1--2--3--1--|
  ///       skip(while: { $0 < 3 })
  ///     --------3--1--|
  ///
  /// - Ends: With its source; fails with what `predicate` throws.
  /// - Memory: Whether it still drops elements.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    step(true) { isSkipping, element in
      if isSkipping.state { isSkipping.state = try predicate(element) }
      return isSkipping.state ? .skip : .emit(element)
    }
  }
}
