// drive and emit: subscribe closures, observers or relays to sequences that can't fail and that
// deliver on the main thread.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Passes the sequence to a function that subscribes to it. Call it on the main thread.
  ///
  /// - Returns: The result of `transformation`.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(driven())
  }

  /// Passes the sequence and a further argument to a function that subscribes to it. Call it on the
  /// main thread.
  ///
  /// - Returns: The result of `with`.
  public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
  ) -> R2 {
    with(driven())(curriedArgument)
  }

  /// Subscribes closures that also receive an object, which the subscription doesn't keep alive.
  /// Call it on the main thread.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    driven().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a closure for each kind of event. Call it on the main thread.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    driven().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the side effects alone. Call it on the main thread.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive() -> any Disposable { driven().subscribe() }

  /// Sends all events to observers.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    driven().send(to: observers) { $0 }
  }

  /// Sends all events to observers of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    driven().send(to: observers) { $0 }
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Returns the sequence inside, and stops the program if it is not on the main thread.
  ///
  /// NB: The last element is replayed on the thread that subscribes, so that must be the main
  /// thread.
  func driven() -> Observable<Element> {
    MainScheduler.ensureRunningOnMainThread(
      errorMessage: "`drive*` family of methods can be only called from `MainThread`.\n"
        + "This is required to ensure that the last replayed `Driver` element is delivered on "
        + "`MainThread`.\n")
    return asObservable()
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes closures that also receive an object, which the subscription doesn't keep alive.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the side effects alone.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit() -> any Disposable { asObservable().subscribe() }

  /// Sends all events to observers.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().send(to: observers) { $0 }
  }

  /// Sends all events to observers of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().send(to: observers) { $0 }
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
