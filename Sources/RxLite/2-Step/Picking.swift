// The operators that emit one particular element.

extension ObservableType {
  /// Emits only the element at this position, counted from 0.
  ///
  ///     --a--b--c--d--|
  ///       element(at: 2)
  ///     --------(c,|)
  ///
  /// - Ends: Completes after that element; fails with `RxError.argumentOutOfRange` if the source
  ///   completes earlier, and with the source's error.
  /// - Memory: One number.
  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { refuse("index can't be negative: element(at:) needs zero or more.") }
    return step(index) { left, element in
      if left.state == 0 { return .emitLast(element) }
      left.state -= 1
      return .skip
    } finish: { _ in
      throw RxError.argumentOutOfRange
    }
  }

  /// Emits the only element of a sequence, and fails if there are more or none.
  ///
  ///     --1-----|
  ///       single()
  ///     --1-----|
  ///
  /// The element is emitted as soon as it arrives, before the operator can know whether another one
  /// follows:
  ///
  ///     --1--2--|
  ///       single()
  ///     --1--X
  ///
  /// - Ends: With its source; fails with `RxError.moreThanOneElement` at a second element, and with
  ///   `RxError.noElements` if there was none.
  /// - Memory: Whether it has received the element.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Emits the only element that satisfies `predicate`, and fails if there are more or none.
  ///
  ///     --1--2--3--|
  ///       single { $0 % 2 == 0 }
  ///     -----2-----|
  ///
  /// - Ends: With its source; fails with `RxError.moreThanOneElement` at a second such element,
  ///   with `RxError.noElements` if there was none, and with what `predicate` throws.
  /// - Memory: Whether it has received the element.
  public func single(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    step(false) { isFound, element in
      guard try predicate(element) else { return .skip }
      if isFound.state { throw RxError.moreThanOneElement }
      isFound.state = true
      return .emit(element)
    } finish: { isFound in
      if !isFound { throw RxError.noElements }
      return []
    }
  }
}
