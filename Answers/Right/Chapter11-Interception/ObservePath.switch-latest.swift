// A sequence of sequences, and then the latest of them: flatMapLatest in two steps.
import RxLite

extension Reactive where Base: AnyObject {
  func observe<Child, Value>(
    _ child: KeyPath<Base, Observable<Child?>>, _ value: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value?> {
    base[keyPath: child]
      .map { child in child.map { $0[keyPath: value].map(Optional.some) } ?? .just(nil) }
      .switchLatest()
  }
}
