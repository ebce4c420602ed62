extension ObservableType {
  /// Calls closures as things happen, and changes nothing: for side effects such as logging.
  ///
  /// Each closure runs before what it is named for, each `after…` closure after it. The order of one
  /// subscription: `onSubscribe`, the source starts, `onSubscribed`; and at its end, once the
  /// source's own disposal is done, `onDispose`.
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
      sink.attach(
        AnonymousDisposable {
          upstream.dispose()
          onDispose?()
        })
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
