import RxLite

extension Reactive where Base: AnyObject {
  /// Emits the value at the end of a path: now, after each change, and when the middle is replaced.
  ///
  ///     child  x-----y-----z
  ///     x      1--2-----3---        flatMapLatest leaves x when y comes
  ///     y      5-------6----
  ///     value  1--2--5-6---0        z's value is 0
  func observe<Child, Value>(
    _ child: KeyPath<Base, Observable<Child?>>, _ value: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value?> {
    base[keyPath: child].flatMapLatest { child -> Observable<Value?> in
      guard let child else { return .just(nil) }
      return child[keyPath: value].map { $0 }
    }
  }
}
