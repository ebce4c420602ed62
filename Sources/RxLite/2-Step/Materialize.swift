extension ObservableType {
  /// Emits each event as an element, so that an error or a completion can be handled like any other
  /// element.
  ///
  ///     --1----------2----------X
  ///       materialize()
  ///     --'next(1)'--'next(2)'--('error(X)',|)
  ///
  /// - Ends: Completes when the source completes or fails. It never fails.
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Observable { sink in
      sink.attach(
        source.start(
          AnyObserver { event in
            sink.send(event)
            if event.isStopEvent { sink.end(with: .completed) }
          }))
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Turns elements that represent events back into these events: the opposite of
  /// ``materialize()``.
  ///
  ///     --'next(1)'--'error'-----|
  ///       dematerialize()
  ///     --1----------X
  ///
  /// - Ends: At the first element that represents a terminal event, or with its source.
  public func dematerialize() -> Observable<Element.Element> {
    step { element in
      switch element.event {
      case .next(let inner): .emit(inner)
      case .error(let error): throw error
      case .completed: .complete
      }
    }
  }
}
