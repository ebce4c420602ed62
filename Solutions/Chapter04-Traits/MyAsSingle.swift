import RxLite

extension ObservableType {
  /// Holds a sequence to its promise.
  ///
  ///     source     --1-----|       --1--2--|    -----|      --1--X
  ///       myAsSingle
  ///     result     --------(1|)    -----X       -----X      -----X
  ///
  /// The element is kept for each subscription. A single that has failed disposes what its closure
  /// returned, and so the source.
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
