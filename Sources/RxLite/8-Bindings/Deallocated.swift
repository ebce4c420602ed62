/// Emits an element when its owner is released. Only the owner holds it, so they are released
/// together.
///
/// Where Objective-C is available, RxSwift attaches such a token to any object. Here an object
/// declares its own: see ``LifetimeOwner``.
public final class LifetimeToken {
  private let subject = ReplaySubject<Void>.create(bufferSize: 1)

  /// Creates a token for one object.
  public init() {}

  /// Emits one element and completes when the token is released. A late subscriber receives both at
  /// once.
  ///
  /// - Ends: Completes after the element.
  public var ended: Observable<Void> { subject }

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}

/// An object whose release can be observed.
///
///     final class Screen: LifetimeOwner, ReactiveCompatible {
///       let lifetime = LifetimeToken()
///     }
///
///     numbers.take(until: screen.rx.deallocated)
public protocol LifetimeOwner: AnyObject {
  /// A token that only this object holds.
  var lifetime: LifetimeToken { get }
}

extension Reactive where Base: LifetimeOwner {
  /// Emits one element and completes when the object is released. It doesn't keep the object alive.
  ///
  /// - Ends: Completes after the element.
  public var deallocated: Observable<Void> { base.lifetime.ended }
}
