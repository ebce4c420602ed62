// The weak observation of one object, used for both parts of the path.
import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  func observeWeakly<Child: LifetimeOwner & ReactiveCompatible, Value>(
    _ child: KeyPath<Base, Observable<Child?>>, _ value: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value?> {
    untilReleased(
      changes(of: base[keyPath: child]).flatMapLatest { child -> Observable<Value?> in
        guard let child else { return .just(nil) }
        return untilReleased(child[keyPath: value].map { $0 }, child.lifetime)
      }, base.lifetime)
  }
}

private func untilReleased<Value>(
  _ values: Observable<Value?>, _ lifetime: LifetimeToken
) -> Observable<Value?> {
  let released = lifetime.ended
  return .concat(
    Observable.merge(values, .never()).take(until: released), .just(nil))
}

/// Leaves out an object that is the one before, and `nil` after `nil`. It remembers an object weakly: so one
/// that is gone is `nil`, can't be mistaken for a later one, and isn't kept.
private func changes<Child: AnyObject>(of children: Observable<Child?>) -> Observable<Child?> {
  .deferred {
    var isFirst = true
    weak var last: Child?
    return children.filter { child in
      defer { (isFirst, last) = (false, child) }
      return isFirst || child !== last
    }
  }
}
