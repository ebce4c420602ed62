import Synchronization

extension ObservableType {
  /// Passes on the source that is the first to send anything, and disposes all others.
  ///
  ///     -----1--2--|
  ///     --5---6----7--|
  ///       amb([first, second])
  ///     --5---6----7--|
  ///
  /// An ending counts as much as an element.
  ///
  /// - Ends: with the source that won; never, if there is no source.
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable { downstream, seat in
      let sources = Array(sequence)
      let seats = sources.map { _ in Seat() }
      let winner = Atomic<Int>(-1)
      seat.attach(Disposables.create(seats))
      for (index, source) in sources.enumerated() {
        let observer = AnyObserver<Element> { event in
          let (isFirst, known) = winner.compareExchange(
            expected: -1, desired: index, ordering: .acquiringAndReleasing)
          guard isFirst || known == index else { return }
          if isFirst { for other in seats.indices where other != index { seats[other].dispose() } }
          if event.isStopEvent ? seat.shutEntrance() : seat.isOpen { downstream.on(event) }
        }
        source.start(observer, seats[index])
      }
    }
  }

  /// Passes on this source or the other, whichever is the first to send anything.
  ///
  ///     --1---2----3--|
  ///     -----8--9--|
  ///       first.amb(second)
  ///     --1---2----3--|
  ///
  /// - Ends: with the source that won.
  public func amb<Other: ObservableType>(_ right: Other) -> Observable<Element>
  where Other.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }
}
