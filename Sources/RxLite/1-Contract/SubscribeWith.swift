extension ObservableType {
  /// Subscribes closures that also get an object, which the subscription doesn't keep alive. Once the
  /// object is gone they are not called.
  ///
  /// - Returns: what ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: RxLite.with(object, onNext), onError: RxLite.with(object, onError),
      onCompleted: RxLite.with(object, onCompleted), onDisposed: RxLite.with(object, onDisposed))
  }
}

/// A closure that gets an object with each value, for as long as the object lives.
func with<Object: AnyObject, Value>(
  _ object: Object, _ closure: ((Object, Value) -> Void)?
) -> (Value) -> Void {
  { [weak object] value in
    if let object { closure?(object, value) }
  }
}

/// A closure that gets an object, for as long as it lives.
func with<Object: AnyObject>(_ object: Object, _ closure: ((Object) -> Void)?) -> () -> Void {
  { [weak object] in
    if let object { closure?(object) }
  }
}
