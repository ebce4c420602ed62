// Written by `swift run Generate`. Edit that program instead.
//
// `bind`, `drive` and `emit` to several observers or relays.

extension ObservableType {
  /// Sends all events to observers.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().send(to: observers) { $0 }
  }

  /// Sends all events to observers of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().send(to: observers) { $0 }
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    accept("publish") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    accept("publish") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    accept("behavior") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    accept("behavior") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    accept("replay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    accept("replay") { element in for relay in relays { relay.accept(element) } }
  }
}

extension InfallibleType {
  /// Sends all events to observers.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().send(to: observers) { $0 }
  }

  /// Sends all events to observers of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().send(to: observers) { $0 }
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements, but no terminal event, to relays of optionals.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
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
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
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
