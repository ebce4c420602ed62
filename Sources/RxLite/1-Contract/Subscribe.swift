extension ObservableType {
  /// Subscribes a closure for each kind of event.
  ///
  /// When the sequence ends, `onError` or `onCompleted` is called, then `onDisposed`; then
  /// everything upstream is disposed. An early `dispose()` disposes everything upstream first, and
  /// then calls `onDisposed`.
  ///
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onError: Receives the error if the sequence fails. Without it, an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, however the subscription ends.
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
    let disposable = asObservable().start(
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
      }, subscription: subscription, byProgram: true)
    guard let ending else { return disposable }
    return Disposables.create(disposable, ending)
  }
}
