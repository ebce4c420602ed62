extension ObservableType {
  /// Emits the latest element whenever the sampler emits, if one has arrived since the last sample.
  ///
  ///     --1--2--------3----|
  ///     ----x--x--x-----x--x-|
  ///       sample(sampler)
  ///     ----1--2--------3--|
  ///
  /// NB: The sampler's completion takes a last sample. If the source completes after that, the
  /// result never ends. RxSwift does the same.
  ///
  /// - Parameter defaultValue: Emitted if no element has arrived since the last sample.
  /// - Ends: Completes at the first sample after the source has completed; fails with the first
  ///   error.
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
