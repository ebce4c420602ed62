// The release is one more element of a sequence of sequences: it replaces the property with `nil`.
import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  func observeWeakly<Value>(_ keyPath: KeyPath<Base, Observable<Value>>) -> Observable<Value?> {
    let values = base[keyPath: keyPath].map(Optional.some)
    let lifetime = base.lifetime.ended
    return Observable.deferred {
      lifetime.map { _ in Observable<Value?>.just(nil) }
        .startWith(values.take(until: lifetime))
        .switchLatest()
    }
  }
}

extension Array where Element: LifetimeOwner & ReactiveCompatible {
  func observeWeakly<Value>(_ keyPath: KeyPath<Element, Observable<Value>>) -> Observable<[Value]> {
    Observable.combineLatest(
      map { object in object.rx.observeWeakly(keyPath).catchAndReturn(nil) }
    )
    .map { values in values.compactMap { value in value } }
  }
}
