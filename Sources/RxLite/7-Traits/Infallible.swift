// Infallible: how to get one, and how to subscribe. The diagrams stand at the operators of the same
// name of ``ObservableType``.

/// Anything that is an ``Infallible``.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that can't fail, and says so in its type. Beyond that it is an ``Observable``: it shares
/// nothing and delivers where its source does.
public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  /// Takes a source that can't fail.
  init(_ source: Observable<Element>) { self.source = source }

  /// The sequence inside.
  public func asObservable() -> Observable<Element> { source }
}

/// What an ``Infallible`` says.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence is complete; nothing follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same as an ``Event``, which is never an error.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  /// A closure that receives the events.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence made by hand.
  ///
  /// - Parameter subscribe: starts the work, and returns what stops it.
  /// - Ends: when the closure says so.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }
}

extension ObservableConvertibleType {
  /// Sends this element and completes where the source fails.
  ///
  ///     --1--X
  ///       asInfallible(onErrorJustReturn: 9)
  ///     --1--(9,|)
  ///
  /// - Ends: completes with its source or when that fails.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Goes over to another sequence where the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asInfallible(onErrorFallbackTo: other)
  ///     --1----2--|
  ///
  /// - Ends: completes with its source or with the other one.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element>
  {
    asInfallible { _ in infallible }
  }

  /// Goes over to another sequence where the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asInfallible(onErrorRecover: { _ in other })
  ///     --1----2--|
  ///
  /// - Ends: completes with its source or with the other one.
  public func asInfallible(
    onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}

extension InfallibleType {
  /// Subscribes a closure that receives the events.
  ///
  /// - Returns: what ends the subscription.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().subscribe { event in
      switch event {
      case .next(let element): on(.next(element))
      case .completed: on(.completed)
      case .error: break  // it can't fail
      }
    }
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// - Returns: what ends the subscription.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that also get an object, which the subscription doesn't keep alive.
  ///
  /// - Returns: what ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
