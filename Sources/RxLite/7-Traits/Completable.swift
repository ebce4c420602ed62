// Completable: creating and subscribing. See the operators of ``ObservableType`` with the same names
// for diagrams.

/// The trait of a ``Completable``.
public enum CompletableTrait {}

/// A sequence without elements: work that completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The one event of a ``Completable``.
public enum CompletableEvent: Sendable {
  /// The work failed.
  case error(any Swift.Error)
  /// The work is done.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// A closure that receives the one event.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Creates a completable from a closure. Whatever the closure sends after its first event is
  /// dropped.
  ///
  /// - Parameter subscribe: Starts the work, and returns a disposable that stops it.
  /// - Ends: With the event that the closure sends.
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
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onCompleted: Called when the work is done.
  ///   - onError: Called with the error. Without it, an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called once, however the subscription ends.
  /// - Returns: A disposable that cancels the subscription.
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

  /// Subscribes closures that also receive an object, which the subscription doesn't keep alive.
  /// They are not called after the object is released.
  ///
  /// - Returns: A disposable that cancels the subscription.
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
  /// Creates a completable that completes at once.
  ///
  /// - Ends: Completes at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Creates a completable that fails at once.
  ///
  /// - Ends: Fails at once.
  public static func error(_ error: any Swift.Error) -> Completable {
    Completable(raw: .error(error))
  }

  /// Creates a completable that never ends.
  ///
  /// - Ends: Never.
  public static func never() -> Completable { Completable(raw: .never()) }
}
