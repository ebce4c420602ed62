/// A ``Single``, a ``Maybe`` or a ``Completable``, depending on its `Trait`.
///
/// It wraps an ``Observable``, and adds a promise about the number of elements. The compiler keeps
/// the promise: only operators that preserve the trait can be called on it.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw: Observable<Element>) { source = raw }
}

/// A type that can be turned into a ``PrimitiveSequence``. Extensions for one trait are written on
/// this protocol.
public protocol PrimitiveSequenceType {
  /// The trait: single, maybe or completable.
  associatedtype Trait
  /// The type of the elements.
  associatedtype Element

  /// This sequence as a ``PrimitiveSequence``.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// This sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// Returns the sequence inside. An element is followed by `completed` there.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
  /// Subscribes a closure that receives the first event and no other: after an element, the
  /// completion carries no further information.
  func subscribeToFirst(
    onDisposed: (() -> Void)? = nil, _ receive: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    let disposed = onDisposed.map { Disposables.create(with: $0) }
    var isOver = false
    let subscription = primitiveSequence.source.subscribe { event in
      guard !isOver else { return }
      isOver = true
      receive(event)
      disposed?.dispose()
    }
    guard let disposed else { return subscription }
    return Disposables.create(subscription, disposed)
  }
}

/// Returns a closure that handles an error for which the subscriber gave no closure.
func unhandledErrors() -> (any Error) -> Void {
  let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  return { Hooks.defaultErrorHandler(callStack, $0) }
}
