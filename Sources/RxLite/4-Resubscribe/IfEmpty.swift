extension ObservableType {
  /// If the source completes without an element, sends this one.
  ///
  ///     -----|
  ///       ifEmpty(default: 9)
  ///     -----(9,|)
  ///
  /// - Ends: with its source.
  /// - Memory: whether there was an element.
  public func ifEmpty(default: Element) -> Observable<Element> {
    step(true) { isEmpty, element in
      isEmpty = false
      return .emit(element)
    } finish: { isEmpty in
      isEmpty ? [`default`] : []
    }
  }

  /// If the source completes without an element, goes on with another sequence.
  ///
  ///     -----|
  ///     --7--8--|
  ///       ifEmpty(switchTo: other)
  ///     -------7--8--|
  ///
  /// - Ends: with its source, or with the other sequence.
  /// - Memory: whether there was an element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    step(true) { isEmpty, element in
      isEmpty = false
      return .emit(element)
    } finish: { isEmpty in
      if isEmpty { throw IsEmpty() }
      return []
    }
    .catch { error in
      if error is IsEmpty { return other }
      throw error
    }
  }
}

private struct IsEmpty: Error {}
