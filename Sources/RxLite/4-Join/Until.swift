extension ObservableType {
  /// Passes elements on until another sequence sends one.
  ///
  ///     --1--2--3--4--|
  ///     ----------x---
  ///       take(until: trigger)
  ///     --1--2--3-|
  ///
  /// - Ends: Completes at the other's first element, or with its source; fails with either. When the
  ///   other completes without an element, that means nothing.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let trigger = other.asObservable()
    return .join(()) { join in
      let ending = join.subscribe(to: trigger) { _ in join.end(with: .completed) }
      let elements = join.subscribe(to: source) {
        join.send($0)
      } onCompleted: {
        join.end(with: .completed)
      }
      return Pair(elements, ending)
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
  /// - Ends: With its source, after the other's first element; fails with the first error.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, trigger) = (asObservable(), other.asObservable())
    return .join(false) { join in
      let elements = join.subscribe(to: source) {
        if join.state { join.send($0) }
      } onCompleted: {
        join.state ? join.end(with: .completed) : join.dispose()
      }
      let opening = Subscription()
      join.subscribe(to: trigger, as: opening) { _ in
        join.state = true
        opening.dispose()
      }
      return Pair(elements, opening)
    }
  }
}
