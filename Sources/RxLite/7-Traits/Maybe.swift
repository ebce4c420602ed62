// Maybe: creating and subscribing. See the operators of ``ObservableType`` with the same names for
// diagrams.

/// The trait of a ``Maybe``.
public enum MaybeTrait {}

/// A sequence of one element, no element or an error, such as the answer of a cache.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The one event of a ``Maybe``.
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

  /// Creates a maybe from a closure. Whatever the closure sends after its first event is dropped.
  ///
  /// - Parameter subscribe: Starts the work, and returns a disposable that stops it.
  /// - Ends: With the event that the closure sends.
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
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element. `onCompleted` is not called then.
  ///   - onError: Called with the error. Without it, an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called if there is no element.
  ///   - onDisposed: Called once, however the subscription ends.
  /// - Returns: A disposable that cancels the subscription.
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

  /// Subscribes closures that also receive an object, which the subscription doesn't keep alive.
  /// They are not called after the object is released.
  ///
  /// - Returns: A disposable that cancels the subscription.
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
  /// Creates a maybe of one element.
  ///
  /// - Ends: Succeeds at once.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// Creates a maybe of one element, which it emits on a scheduler.
  ///
  /// - Ends: Succeeds when the scheduler runs its work.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Creates a maybe without an element.
  ///
  /// - Ends: Completes at once.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Creates a maybe that fails at once.
  ///
  /// - Ends: Fails at once.
  public static func error(_ error: any Swift.Error) -> Maybe<Element> {
    Maybe(raw: .error(error))
  }

  /// Creates a maybe that never ends.
  ///
  /// - Ends: Never.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }
}
