extension ObservableType {
  /// Combines each element with the latest one of another sequence. Elements that arrive before the
  /// first one of that sequence are dropped.
  ///
  ///     --1-----2----3----|
  ///     ----5-----6----7--|
  ///       withLatestFrom(second) { $0 * 10 + $1 }
  ///     --------25---36---|
  ///
  /// - Ends: With its source; fails with the first error of either sequence, and with what
  ///   `resultSelector` throws. If `second` completes, nothing changes.
  /// - Memory: The latest element of `second`.
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let (source, second) = (asObservable(), second.asObservable())
    return .join(Source.Element?.none) { join in
      let latest = join.subscribe(to: second) { join.state = $0 }
      let elements = join.subscribe(to: source) { element in
        if let latest = join.state { join.send(try resultSelector(element, latest)) }
      } onCompleted: {
        join.end(with: .completed)
      }
      return Pair(elements, latest)
    }
  }

  /// Emits, for each element, the latest one of another sequence. Elements that arrive before the
  /// first one of that sequence are dropped.
  ///
  ///     --1-----2----3----|
  ///     ----5-----6----7--|
  ///       withLatestFrom(second)
  ///     --------5----6----|
  ///
  /// - Ends: With its source; fails with the first error of either sequence. If `second` completes,
  ///   nothing changes.
  /// - Memory: The latest element of `second`.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
