extension ObservableType {
  /// Passes elements on until another sequence sends one.
  ///
  ///     --1--2--3--4--|
  ///     ----------x---
  ///       take(until: trigger)
  ///     --1--2--3-|
  ///
  /// - Ends: completes at the other's first element, or with its source; fails with either. When the
  ///   other completes without an element, that means nothing.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let trigger = other.asObservable()
    return .join { join in
      join.listen(to: trigger, whenCompleted: .isIgnored) { _ in join.end(with: .completed) }
      join.listen(to: source, whenCompleted: .ends, onNext: join.emit)
    }
  }
}
