extension ObservableType {
  /// Emits elements until another sequence emits one.
  ///
  ///     --1--2--3--4--|
  ///     ----------x---
  ///       take(until: trigger)
  ///     --1--2--3-|
  ///
  /// - Ends: Completes at the first element of `other`; ends with its source if that ends earlier;
  ///   fails if `other` fails. If `other` completes without an element, nothing changes.
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

  /// Drops elements until another sequence emits one.
  ///
  ///     --1--2--3--4--|
  ///     ------x-------
  ///       skip(until: trigger)
  ///     --------3--4--|
  ///
  /// NB: If the source completes before `other` has emitted an element, the result never ends.
  /// RxSwift does the same.
  ///
  /// - Ends: With its source, after the first element of `other`; fails with the first error.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, trigger) = (asObservable(), other.asObservable())
    return .join(false) { join in
      let elements = join.subscribe(to: source) {
        if join.state { join.send($0) }
      } onCompleted: {
        join.state ? join.end(with: .completed) : join.close()
      }
      let opening = Subscription()
      trigger.start(
        AnyObserver { event in
          join.locked {
            if case .error(let error) = event { throw error }
            if case .next = event { join.state = true }
          }
          opening.dispose()
        }, attachedTo: opening)
      return Pair(elements, opening)
    }
  }
}
