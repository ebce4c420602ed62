// The operators that want one certain element.

extension ObservableType {
  /// Sends only the element at this place, counted from 0.
  ///
  ///     --a--b--c--d--|
  ///       element(at: 2)
  ///     --------(c,|)
  ///
  /// - Ends: Completes with that element; fails with `RxError.argumentOutOfRange` if the source
  ///   completes before.
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

  /// Passes on the only element of a sequence, and insists that it is the only one.
  ///
  ///     --1-----|
  ///       single()
  ///     --1-----|
  ///
  /// The element is sent when it comes; that another one follows is known only then:
  ///
  ///     --1--2--|
  ///       single()
  ///     --1--X
  ///
  /// - Ends: Completes with its source; fails with `RxError.moreThanOneElement` at a second element,
  ///   and with `RxError.noElements` if there was none.
  /// - Memory: Whether it has seen the element.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Passes on the only element that satisfies `predicate`, and insists that it is the only one.
  ///
  ///     --1--2--3--|
  ///       single { $0 % 2 == 0 }
  ///     -----2-----|
  ///
  /// - Ends: Completes with its source; fails with `RxError.moreThanOneElement` at a second such
  ///   element, with `RxError.noElements` if there was none, and with what `predicate` throws.
  /// - Memory: Whether it has seen the element.
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
  /// Sends the first element, or `nil` if there is none.
  ///
  ///     --1--2--|
  ///       first()
  ///     --(1,|)
  ///
  /// - Ends: With the first element, or with its source.
  public func first() -> Single<Element?> {
    PrimitiveSequence(
      raw: step(()) { _, element in
        .emitLast(element)
      } finish: { _ in
        [nil]
      })
  }
}
