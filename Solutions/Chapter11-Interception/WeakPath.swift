import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  /// Emits the value at the end of a path, and keeps nothing of the path alive.
  ///
  ///     child     x-----y----------
  ///     x         1--2-----3-------      flatMapLatest leaves x when y comes
  ///     y         5-------6---*          y is released
  ///     value     1--2--5-6---n----      n is nil
  func observeWeakly<Child: LifetimeOwner & ReactiveCompatible, Value>(
    _ child: KeyPath<Base, Observable<Child?>>, _ value: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value?> {
    changes(of: base[keyPath: child])
      .flatMapLatest { child -> Observable<Value?> in
        guard let child else { return .just(nil) }
        return child[keyPath: value]
          .map { $0 }
          .concat(Observable.never())
          .take(until: child.rx.deallocated)
          .concat(Observable.just(nil))
      }
      .concat(Observable.never())
      .take(until: deallocated)
      .concat(Observable.just(nil))
  }
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
