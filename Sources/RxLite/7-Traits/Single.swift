// Single: how to make one, and how to subscribe. The diagrams stand at the operators of the same
// name of ``ObservableType``.

/// The shape of a ``Single``.
public enum SingleTrait {}

/// Exactly one element, or an error: what a request answers.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a ``Single`` says, once.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives the one event.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single made by hand. What the closure sends after its first event is dropped.
  ///
  /// - Parameter subscribe: starts the work, and returns what stops it.
  /// - Ends: when the closure says so.
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
  /// - Returns: what ends the subscription.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element.
  ///   - onFailure: called with the error. Without it, an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: called once, however the subscription ended.
  /// - Returns: what ends the subscription.
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

  /// Subscribes closures that also get an object, which the subscription doesn't keep alive. Once the
  /// object is gone they are not called.
  ///
  /// - Returns: what ends the subscription.
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
  /// This element.
  ///
  /// - Ends: succeeds at once.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// This element, on a scheduler.
  ///
  /// - Ends: succeeds in a turn of the scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Nothing but an error.
  ///
  /// - Ends: fails at once.
  public static func error(_ error: any Swift.Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Nothing at all.
  ///
  /// - Ends: never.
  public static func never() -> Single<Element> { Single(raw: .never()) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Waits for the elements of all sources, and combines them. See ``zip(_:_:resultSelector:)``.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(
      raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Waits for the elements of all sources, and emits them as an array. See
  /// ``zip(_:_:resultSelector:)``.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
