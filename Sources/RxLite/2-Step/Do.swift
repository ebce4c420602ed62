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
  /// - Ends: with its source; fails with what one of the closures throws.
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
    return Observable { downstream, seat in
      onSubscribe?()
      let subscription = Seat()
      let release = Disposables.create {
        subscription.dispose()
        onDispose?()
      }
      let ending = RefCountDisposable(disposable: release)
      source.run(
        AnyObserver { event in
          guard event.isStopEvent ? subscription.shutExit() : subscription.exitIsOpen else { return }
          // The `after…` closures of a terminal event come before the disposal that it causes.
          let hold = event.isStopEvent ? ending.retain() : nil
          defer { hold?.dispose() }
          do {
            try before.see(event)
            if seat.entranceIsOpen { downstream.on(event) }
            try after.see(event)
          } catch {
            subscription.shutEntrance()
            if seat.shutEntrance() { downstream.on(.error(error)) }
          }
        }, subscription)
      onSubscribed?()
      // NB: `unowned` breaks a cycle; it is the seat itself that calls this.
      seat.attach(
        Disposables.create { [unowned seat] in (seat.isSettled ? ending : release).dispose() })
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
