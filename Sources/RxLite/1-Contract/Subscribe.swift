extension ObservableType {
  /// Subscribes a closure that receives the events as they are.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let subscription = Subscription()
    return asObservable().observe(
      AnyObserver { if subscription.admitsToObserver($0) { on($0) } }, in: subscription)
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// At the end `onError` or `onCompleted` is called, then `onDisposed`, then everything upstream is
  /// disposed. An early `dispose()` disposes upstream first, then calls `onDisposed`.
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onError: called with the error, if the sequence fails. Without it, an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: called when the sequence completes.
  ///   - onDisposed: called once, however the subscription ended.
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let ending = onDisposed.map { AnonymousDisposable($0) }
    let callStack =
      onError == nil && Hooks.recordCallStackOnError
      ? Hooks.customCaptureSubscriptionCallstack() : []
    let subscription = Subscription()
    let disposable = asObservable().observe(
      AnyObserver { event in
        guard subscription.admitsToObserver(event) else { return }
        switch event {
        case .next(let element): onNext?(element)
        case .error(let error):
          if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
          ending?.dispose()
        case .completed:
          onCompleted?()
          ending?.dispose()
        }
      }, in: subscription)
    guard let ending else { return disposable }
    return Disposables.create(disposable, ending)
  }
}
