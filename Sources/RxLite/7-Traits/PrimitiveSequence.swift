/// A sequence of a known shape: ``Single``, ``Maybe`` or ``Completable``, as its `Trait` says.
///
/// It is an ``Observable`` inside. What the wrapper adds is a promise about how many elements come,
/// kept by the compiler: only operators that keep the shape can be called on it.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw: Observable<Element>) { source = raw }
}

/// Anything that is a ``PrimitiveSequence``: extensions for one trait are written on this.
public protocol PrimitiveSequenceType {
  /// The shape.
  associatedtype Trait
  /// The type of the elements.
  associatedtype Element

  /// This sequence with all that is known of its shape.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// This sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The sequence inside: its element, if there is one, comes as `next` and `completed`.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
  /// Passes on the first event and no other: of the two events that an element makes, `next` says all.
  func subscribeToFirst(
    onDisposed: (() -> Void)? = nil, _ receive: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    let ending = onDisposed.map { Disposables.create(with: $0) }
    var isOver = false
    let subscription = primitiveSequence.source.subscribe { event in
      guard !isOver else { return }
      isOver = true
      receive(event)
      ending?.dispose()
    }
    guard let ending else { return subscription }
    return Disposables.create(subscription, ending)
  }
}

/// What to do with an error for which a subscriber gave no closure.
func unhandledErrors() -> (any Error) -> Void {
  let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  return { Hooks.defaultErrorHandler(callStack, $0) }
}
