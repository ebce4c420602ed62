extension ObservableType {
  /// If the source completes without an element, sends this one.
  ///
  ///     -----|
  ///       ifEmpty(default: 9)
  ///     -----(9,|)
  ///
  /// - Ends: with its source.
  /// - Memory: whether there was an element.
  public func ifEmpty(default: Element) -> Observable<Element> {
    step(true) { isEmpty, element in
      isEmpty.state = false
      return .emit(element)
    } finish: { isEmpty in
      isEmpty ? [`default`] : []
    }
  }

  /// If the source completes without an element, goes on with another sequence.
  ///
  ///     -----|
  ///     --7--8--|
  ///       ifEmpty(switchTo: other)
  ///     -------7--8--|
  ///
  /// - Ends: with its source, or with the other sequence.
  /// - Memory: whether there was an element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      var isEmpty = true
      let fallback = Subscription()
      let first = source.start(
        AnyObserver { event in
          if event.isCompleted, isEmpty {
            other.start(AnyObserver(eventHandler: sink.on), as: fallback)
          } else {
            isEmpty = false
            sink.on(event)
          }
        })
      sink.attach(Pair(first, fallback))
    }
  }
}
