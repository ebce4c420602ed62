import RxLite

extension Reactive where Base: LifetimeOwner {
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
