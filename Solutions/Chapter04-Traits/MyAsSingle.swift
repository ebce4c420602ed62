import RxLite

extension ObservableType {
  /// Succeeds with the only element of the source. Two elements, or none, are an error.
  ///
  ///     source     --1-----|       --1--2--|    -----|      --1--X
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
          if held != nil { single(.failure(RxError.moreThanOneElement)) }
          held = element
        case .error(let error):
          single(.failure(error))
        case .completed:
          single(held.map { .success($0) } ?? .failure(RxError.noElements))
        }
      }
    }
  }
}
