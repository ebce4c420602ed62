extension ObservableType {
  /// Sends the latest element whenever the sampler sends, if one has come since the last time.
  ///
  ///     --1--2--------3----|
  ///     ----x--x--x-----x--x-|
  ///       sample(sampler)
  ///     ----1--2--------3--|
  ///
  /// NB: The sampler's completion is a last sample. A source that completes after it is not heard any
  /// more: the result then never ends. RxSwift does the same.
  ///
  /// - Parameter defaultValue: Sent where nothing has come since the last time.
  /// - Ends: Completes at the first sample after the source has completed; fails with either.
  /// - Memory: One element.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return .join((latest: Element?.none, isOver: false)) { join in
      func take() {
        if let element = join.state.latest.take() ?? defaultValue { join.send(element) }
        if join.state.isOver { join.end(with: .completed) }
      }
      let elements = join.subscribe(to: source) {
        join.state.latest = $0
      } onCompleted: {
        join.state.isOver = true
      }
      let samples = join.subscribe(
        to: sampler, disposes: .atEnd, onNext: { _ in take() }, onCompleted: take)
      return Pair(elements, samples)
    }
  }
}
