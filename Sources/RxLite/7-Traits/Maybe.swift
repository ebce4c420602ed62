// Maybe: how to make one, and how to subscribe. The diagrams stand at the operators of the same
// name of ``ObservableType``.

/// The shape of a ``Maybe``.
public enum MaybeTrait {}

/// One element, or none, or an error: what a cache answers.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` says, once.
public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)
  /// The sequence failed.
  case error(any Swift.Error)
  /// There is no element.
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A closure that receives the one event.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe made by hand. What the closure sends after its first event is dropped.
  ///
  /// - Parameter subscribe: starts the work, and returns what stops it.
  /// - Ends: when the closure says so.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Subscribes a closure that receives the one event.
  ///
  /// - Returns: what ends the subscription.
  public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element. Then `onCompleted` isn't called.
  ///   - onError: called with the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: called if there is no element.
  ///   - onDisposed: called once, however the subscription ended.
  /// - Returns: what ends the subscription.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let onError = onError ?? unhandledErrors()
    return subscribe(onDisposed: onDisposed) { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .error(let error): onError(error)
      case .completed: onCompleted?()
      }
    }
  }

  /// Subscribes closures that also get an object, which the subscription doesn't keep alive. Once the
  /// object is gone they are not called.
  ///
  /// - Returns: what ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: RxLite.with(object, onSuccess), onError: RxLite.with(object, onError),
      onCompleted: RxLite.with(object, onCompleted), onDisposed: RxLite.with(object, onDisposed))
  }

  private func subscribe(
    onDisposed: (() -> Void)?, _ observer: @escaping MaybeObserver
  ) -> any Disposable {
    subscribeToFirst(onDisposed: onDisposed) { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// This element.
  ///
  /// - Ends: succeeds at once.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// This element, on a scheduler.
  ///
  /// - Ends: succeeds in a turn of the scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// No element.
  ///
  /// - Ends: completes at once.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Nothing but an error.
  ///
  /// - Ends: fails at once.
  public static func error(_ error: any Swift.Error) -> Maybe<Element> {
    Maybe(raw: .error(error))
  }

  /// Nothing at all.
  ///
  /// - Ends: never.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }
}
