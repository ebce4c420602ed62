// bind: subscribing, where what receives the elements can't do anything with an error.

extension ObservableType {
  /// Sends all events to observers.
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().send(to: observers) { $0 }
  }

  /// Sends all events to observers of optionals.
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().send(to: observers) { $0 }
  }

  /// Hands the sequence to a function that subscribes to it.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the sequence to a function that subscribes to it, with a further argument.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a closure. An error is a mistake in the program: a debug build stops at it.
  ///
  /// - Returns: what ends the subscription.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { reportInDebug("Binding error: \($0)") })
  }

  /// Subscribes a closure that also gets an object, which the subscription doesn't keep alive.
  ///
  /// - Returns: what ends the subscription.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: RxLite.with(object, onNext))
  }

  /// Sends the elements to relays. Completion is not sent, and an error is a mistake in the program.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    accept("publish") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements to relays of optionals.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    accept("publish") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements to relays. Completion is not sent, and an error is a mistake in the program.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    accept("behavior") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements to relays of optionals.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    accept("behavior") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements to relays. Completion is not sent, and an error is a mistake in the program.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    accept("replay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends the elements to relays of optionals.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    accept("replay") { element in for relay in relays { relay.accept(element) } }
  }

  private func accept(
    _ kind: String, _ accept: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: accept, onError: { reportInDebug("Binding error to \(kind) relay: \($0)") })
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

/// Stops a debug build at a mistake in the program; a release build prints it and goes on.
package func reportInDebug(_ sentence: String, file: StaticString = #file, line: UInt = #line) {
  #if DEBUG
    refuse(sentence, file: file, line: line)
  #else
    print("\(file):\(line): \(sentence)")
  #endif
}
