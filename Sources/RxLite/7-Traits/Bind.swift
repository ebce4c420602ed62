// bind: subscribes something that can't handle an error: closures, observers or relays.

extension ObservableType {
  /// Passes the sequence to a function that subscribes to it.
  ///
  /// - Returns: The result of `binder`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes the sequence and a further argument to a function that subscribes to it.
  ///
  /// - Returns: The result of `binder`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a closure. An error is a programming mistake: a debug build stops at it.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { reportInDebug("Binding error: \($0)") })
  }

  /// Subscribes a closure that also receives an object, which the subscription doesn't keep alive.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: RxLite.with(object, onNext))
  }

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

  /// Subscribes a closure that passes the elements to relays. An error is a programming mistake.
  func accept(
    _ kind: String, _ accept: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: accept, onError: { reportInDebug("Binding error to \(kind) relay: \($0)") })
  }
}

extension InfallibleType {
  /// Passes the sequence to a function that subscribes to it.
  ///
  /// - Returns: The result of `binder`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes the sequence and a further argument to a function that subscribes to it.
  ///
  /// - Returns: The result of `binder`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a closure.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    asObservable().bind(onNext: onNext)
  }

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

extension Observable {
  /// Sends each event to several observers.
  func send<Observer: ObserverType>(
    to observers: [Observer], _ convert: @escaping (Element) -> Observer.Element
  ) -> any Disposable {
    subscribe { event in
      let converted = event.map(convert)
      for observer in observers { observer.on(converted) }
    }
  }
}

/// Stops a debug build at a programming mistake; in a release build, prints the mistake and
/// continues.
package func reportInDebug(_ sentence: String, file: StaticString = #file, line: UInt = #line) {
  #if DEBUG
    refuse(sentence, file: file, line: line)
  #else
    print("\(file):\(line): \(sentence)")
  #endif
}
