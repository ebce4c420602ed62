// Completable: how to make one, and how to subscribe. The diagrams stand at the operators of the
// same name of ``ObservableType``.

/// The shape of a ``Completable``.
public enum CompletableTrait {}

/// No element, only an ending: work that is done or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// What a ``Completable`` says, once.
public enum CompletableEvent: Sendable {
  /// The work failed.
  case error(any Swift.Error)
  /// The work is done.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// A closure that receives the one event.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable made by hand. What the closure sends after its first event is dropped.
  ///
  /// - Parameter subscribe: starts the work, and returns what stops it.
  /// - Ends: when the closure says so.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Subscribes a closure that receives the one event.
  ///
  /// - Returns: what ends the subscription.
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onCompleted: called when the work is done.
  ///   - onError: called with the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: called once, however the subscription ended.
  /// - Returns: what ends the subscription.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let onError = onError ?? unhandledErrors()
    return subscribe(onDisposed: onDisposed) { event in
      switch event {
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
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: RxLite.with(object, onCompleted), onError: RxLite.with(object, onError),
      onDisposed: RxLite.with(object, onDisposed))
  }

  private func subscribe(
    onDisposed: (() -> Void)?, _ observer: @escaping CompletableObserver
  ) -> any Disposable {
    subscribeToFirst(onDisposed: onDisposed) { event in
      switch event {
      case .next: break  // there is no value of type Never
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Work that is done already.
  ///
  /// - Ends: completes at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Nothing but an error.
  ///
  /// - Ends: fails at once.
  public static func error(_ error: any Swift.Error) -> Completable {
    Completable(raw: .error(error))
  }

  /// Nothing at all.
  ///
  /// - Ends: never.
  public static func never() -> Completable { Completable(raw: .never()) }
}
