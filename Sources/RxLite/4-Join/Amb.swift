extension ObservableType {
  /// Emits the events of whichever source is the first to send one, and disposes all others.
  ///
  ///     -----1--2--|
  ///     --5---6----7--|
  ///       amb([first, second])
  ///     --5---6----7--|
  ///
  /// A terminal event counts as much as an element.
  ///
  /// - Ends: With the source that was first; never, if there is no source.
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    sequence.reduce(.never()) { $0.amb($1) }
  }

  /// Emits the events of this source or the other, whichever is the first to send one.
  ///
  ///     --1---2----3--|
  ///     -----8--9--|
  ///       first.amb(second)
  ///     --1---2----3--|
  ///
  /// - Ends: With the source that was first.
  public func amb<Other: ObservableType>(_ right: Other) -> Observable<Element>
  where Other.Element == Element {
    let (left, right) = (asObservable(), right.asObservable())
    return .join(Subscription?.none) { join in
      let (first, second) = (Subscription(), Subscription())
      func race(
        _ source: Observable<Element>, attachedTo own: Subscription, against other: Subscription
      ) {
        source.start(
          AnyObserver { event in
            var isFirst = false
            join.locked {
              isFirst = join.state == nil
              if isFirst { join.state = own } else if join.state === own { join.on(event) }
            }
            guard isFirst else { return }
            other.dispose()
            join.locked { join.on(event) }
          }, attachedTo: own)
      }
      race(left, attachedTo: first, against: second)
      race(right, attachedTo: second, against: first)
      return Pair(first, second)
    }
  }
}
