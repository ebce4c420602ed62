import RxLite

/// There should have been one element, and there were at least these two.
struct MoreThanOne<Element>: Error {
  let first: Element
  let other: Element
}

extension ObservableType where Element: Equatable {
  /// Succeeds with the only element of the source, however often it is emitted. Two different elements, or none,
  /// are an error.
  ///
  ///     source     --1--1--|       --1--2--|    -----|      --1--X
  ///       myAsSingle
  ///     result     --------(1|)    -----X       -----X      -----X
  ///
  /// Each subscription keeps its own element. A single that has failed disposes what its closure
  /// returned: the subscription to the source.
  func myAsSingle() -> Single<Element> {
    .create { single in
      var held: Element?
      return self.subscribe { event in
        switch event {
        case .next(let element):
          let first = held ?? element
          held = first
          if element != first { single(.failure(MoreThanOne(first: first, other: element))) }
        case .error(let error):
          single(.failure(error))
        case .completed:
          single(held.map { .success($0) } ?? .failure(RxError.noElements))
        }
      }
    }
  }
}
