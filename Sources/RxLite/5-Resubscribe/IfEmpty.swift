extension ObservableType {
  /// Emits a default element if the source completes without one.
  ///
  ///     -----|
  ///       ifEmpty(default: 9)
  ///     -----(9,|)
  ///
  /// - Ends: With its source.
  /// - Memory: Whether there was an element.
  public func ifEmpty(default: Element) -> Observable<Element> {
    step(true) { isEmpty, element in
      isEmpty.state = false
      return .emit(element)
    } finish: { isEmpty in
      isEmpty ? [`default`] : []
    }
  }

  /// Switches to another sequence if the source completes without an element.
  ///
  ///     -----|
  ///     --7--8--|
  ///       ifEmpty(switchTo: other)
  ///     -------7--8--|
  ///
  /// - Ends: With its source, or with the other sequence once it has switched.
  /// - Memory: Whether there was an element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      var isEmpty = true
      let fallback = Subscription()
      let first = source.start(
        AnyObserver { event in
          if event.isCompleted, isEmpty {
            other.start(sink.asObserver(), attachedTo: fallback)
          } else {
            isEmpty = false
            sink.on(event)
          }
        })
      sink.attach(Pair(first, fallback))
    }
  }
}
