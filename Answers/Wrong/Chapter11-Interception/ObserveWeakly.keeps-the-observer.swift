// What waits for the release is never disposed, and holds the observer as long as the object lives.
// Rejected with: The subscription to the result was disposed, but its observer is still held
import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  func observeWeakly<Value>(_ keyPath: KeyPath<Base, Observable<Value>>) -> Observable<Value?> {
    let values = base[keyPath: keyPath]
    let deallocated = self.deallocated
    return .create { observer in
      let subscription = SingleAssignmentDisposable()
      let isDisposed = BooleanDisposable()
      _ = deallocated.subscribe(onNext: { _ in
        if isDisposed.isDisposed { return }
        subscription.dispose()
        observer.onNext(nil)
        observer.onCompleted()
      })
      subscription.setDisposable(
        values.subscribe(
          onNext: { if !isDisposed.isDisposed { observer.onNext($0) } },
          onError: { observer.onError($0) }))
      return Disposables.create(subscription, isDisposed)
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
