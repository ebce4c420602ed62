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

  /// Drops elements until another sequence sends one.
  ///
  ///     --1--2--3--4--|
  ///     ------x-------
  ///       skip(until: trigger)
  ///     --------3--4--|
  ///
  /// NB: If the source completes before the other has sent anything, the result never ends. RxSwift
  /// does the same.
  ///
  /// - Ends: with its source, after the other's first element; fails with the first error.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, trigger) = (asObservable(), other.asObservable().take(1))
    return .join(expecting: 2) { join in
      var isOpen = false
      let finish = { isOpen ? join.end(with: .completed) : join.dismiss() }
      join.hear(source, .calls(finish)) { if isOpen { join.emit($0) } }
      join.hear(trigger, .isIgnored) { _ in isOpen = true }
    }
  }
}
