extension ObservableType {
  /// Calls closures as events pass, for side effects such as logging, and changes nothing.
  ///
  /// Each closure is called before the event it is named for is passed on, each `after…` closure
  /// afterwards. In one subscription `onSubscribe` is called, then the source starts, then
  /// `onSubscribed` is called. At the end `onDispose` is called, once the source has been disposed.
  ///
  ///     --1--2--|
  ///       do(onNext: { print($0) })
  ///     --1--2--|
  ///
  /// - Ends: With its source; fails with what one of the closures throws.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let before = Watch(onNext: onNext, onError: onError, onCompleted: onCompleted)
    let after = Watch(onNext: afterNext, onError: afterError, onCompleted: afterCompleted)
    return Observable { sink in
      onSubscribe?()
      let upstream = source.start(
        AnyObserver { event in
          do {
            try before.see(event)
            if !sink.isDisposed { sink.observer.on(event) }
            try after.see(event)
            if event.isStopEvent { sink.subscription.dispose() }
          } catch { sink.end(with: .error(error)) }
        })
      onSubscribed?()
      sink.attach {
        upstream.dispose()
        onDispose?()
      }
    }
  }
}

/// A closure for each kind of event.
private struct Watch<Element> {
  let onNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?

  func see(_ event: Event<Element>) throws {
    switch event {
    case .next(let element): try onNext?(element)
    case .error(let error): try onError?(error)
    case .completed: try onCompleted?()
    }
  }
}
