/// Tells when an object goes. The object holds it, and nobody else does, so they go together.
///
/// Where there is Objective-C, RxSwift hangs such a thing on any object. Here an object has one because
/// it says so: see ``LifetimeOwner``.
public final class LifetimeToken {
  private let subject = ReplaySubject<Void>.create(bufferSize: 1)

  /// A token for one object.
  public init() {}

  /// Sends one element, and completes, when the token is released. Who subscribes after that gets both
  /// at once.
  public var ended: Observable<Void> { subject }

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}

/// An object whose end can be observed:
///
///     final class Screen: LifetimeOwner, ReactiveCompatible {
///       let lifetime = LifetimeToken()
///     }
///
///     numbers.take(until: screen.rx.deallocated)
public protocol LifetimeOwner: AnyObject {
  /// A token that this object alone holds.
  var lifetime: LifetimeToken { get }
}

extension Reactive where Base: LifetimeOwner {
  /// Sends one element, and completes, when the object is gone. It doesn't keep the object alive.
  ///
  /// - Ends: completes after the element.
  public var deallocated: Observable<Void> { base.lifetime.ended }
}
