import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  /// Emits the value of a property now and after each change. When the object is released, emits `nil`
  /// and completes.
  ///
  /// The chain holds the property's sequence and `deallocated`, not the object. `concat` with
  /// `never` keeps it open after the property has completed: only the release completes it.
  func observeWeakly<Value>(_ keyPath: KeyPath<Base, Observable<Value>>) -> Observable<Value?> {
    base[keyPath: keyPath]
      .map { $0 }
      .concat(Observable.never())
      .take(until: deallocated)
      .concat(Observable.just(nil))
  }
}

extension Array where Element: LifetimeOwner & ReactiveCompatible {
  /// Emits the values of the objects that are left, now and after each change. When the last one is
  /// released, emits an empty array and completes.
  ///
  /// `combineLatest` goes on with the last element of a source that has completed. That is `nil` for an
  /// object that was released, or whose property has failed, so it is left out from then on.
  func observeWeakly<Value>(_ keyPath: KeyPath<Element, Observable<Value>>) -> Observable<[Value]> {
    Observable.combineLatest(
      map { object in object.rx.observeWeakly(keyPath).catchAndReturn(nil) }
    )
    .map { values in values.compactMap { value in value } }
  }
}
