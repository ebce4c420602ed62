// Single: creating and subscribing. See the operators of ``ObservableType`` with the same names for
// diagrams.

/// The trait of a ``Single``.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error, such as the answer to a request.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The one event of a ``Single``.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives the one event.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Creates a single from a closure. Whatever the closure sends after its first event is dropped.
  ///
  /// - Parameter subscribe: Starts the work, and returns a disposable that stops it.
  /// - Ends: With the event that the closure sends.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// Subscribes a closure that receives the one event.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element.
  ///   - onFailure: Called with the error. Without it, an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called once, however the subscription ends.
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let onFailure = onFailure ?? unhandledErrors()
    return subscribe(onDisposed: onDisposed) { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .failure(let error): onFailure(error)
      }
    }
  }

  /// Subscribes closures that also receive an object, which the subscription doesn't keep alive.
  /// They are not called after the object is released.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: RxLite.with(object, onSuccess), onFailure: RxLite.with(object, onFailure),
      onDisposed: RxLite.with(object, onDisposed))
  }

  private func subscribe(
    onDisposed: (() -> Void)?, _ observer: @escaping SingleObserver
  ) -> any Disposable {
    subscribeToFirst(onDisposed: onDisposed) { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: reportInDebug("Singles can't emit a completion event")
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single of one element.
  ///
  /// - Ends: Succeeds at once.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// Creates a single of one element, which it emits on a scheduler.
  ///
  /// - Ends: Succeeds when the scheduler runs its work.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Creates a single that fails at once.
  ///
  /// - Ends: Fails at once.
  public static func error(_ error: any Swift.Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Creates a single that never ends.
  ///
  /// - Ends: Never.
  public static func never() -> Single<Element> { Single(raw: .never()) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Waits for the elements of all sources, and combines them. See ``zip(_:_:resultSelector:)``.
  ///
  /// - Ends: Succeeds when all sources have succeeded; fails with the first error, or with what
  ///   `resultSelector` throws.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(
      raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Waits for the elements of all sources, and emits them as an array. See
  /// ``zip(_:_:resultSelector:)``.
  ///
  /// - Ends: Succeeds when all sources have succeeded; fails with the first error.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
