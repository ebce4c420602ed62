extension ObservableType {
  /// Subscribes closures that also receive an object, which the subscription doesn't keep alive.
  /// Once the object is released, they are no longer called.
  ///
  /// - Returns: A disposable that cancels the subscription.
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

/// Returns a closure that passes the object on with each value, for as long as the object is alive.
func with<Object: AnyObject, Value>(
  _ object: Object, _ closure: ((Object, Value) -> Void)?
) -> (Value) -> Void {
  { [weak object] value in
    if let object { closure?(object, value) }
  }
}

/// Returns a closure that passes the object on, for as long as it is alive.
func with<Object: AnyObject>(_ object: Object, _ closure: ((Object) -> Void)?) -> () -> Void {
  { [weak object] in
    if let object { closure?(object) }
  }
}
