// Infallible: conversions and subscribing. See the operators of ``ObservableType`` with the same names
// for further diagrams.

/// A type that can be turned into an ``Infallible``.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence whose type promises that it can't fail. Apart from that it is an ``Observable``: it
/// shares nothing, and delivers where its source does.
public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  /// Wraps a source that can't fail.
  init(_ source: Observable<Element>) { self.source = source }

  /// Returns the sequence inside.
  public func asObservable() -> Observable<Element> { source }
}

/// The events of an ``Infallible``.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence has completed, and no event follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same event as an ``Event``, which is never an error.
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

  /// Creates a sequence from a closure.
  ///
  /// - Parameter subscribe: Starts the work, and returns a disposable that stops it.
  /// - Ends: When the closure sends `completed`.
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
  /// Emits one element and completes when the source fails.
  ///
  ///     --1--X
  ///       asInfallible(onErrorJustReturn: 9)
  ///     --1--(9,|)
  ///
  /// - Ends: Completes with its source, or when its source fails.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Switches to another sequence when the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asInfallible(onErrorFallbackTo: other)
  ///     --1----2--|
  ///
  /// - Ends: Completes with its source or with the other sequence.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element>
  {
    asInfallible { _ in infallible }
  }

  /// Switches to another sequence when the source fails.
  ///
  ///     --1--X
  ///     --2--|
  ///       asInfallible(onErrorRecover: { _ in other })
  ///     --1----2--|
  ///
  /// - Ends: Completes with its source or with the other sequence.
  public func asInfallible(
    onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}

extension InfallibleType {
  /// Subscribes a closure that receives the events.
  ///
  /// - Returns: A disposable that cancels the subscription.
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
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that also receive an object, which the subscription doesn't keep alive.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
