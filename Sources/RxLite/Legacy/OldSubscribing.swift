// Deprecated spellings for subscribing, binding and disposing; the compiler suggests the current
// name.

extension ObservableType {
  /// See `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    bind(to: observer)
  }

  /// See `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    bind(to: observer)
  }

  /// See `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { bind(to: binder) }

  /// See `bind(to:curriedArgument:)`.
  @available(*, deprecated, renamed: "bind(to:curriedArgument:)")
  public func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    bind(to: binder, curriedArgument: curriedArgument)
  }

  /// See `bind(onNext:)`.
  @available(*, deprecated, renamed: "bind(onNext:)")
  public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    bind(onNext: onNext)
  }

  /// See `subscribe(onNext:)`.
  @available(*, deprecated, renamed: "subscribe(onNext:)")
  public func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// See `subscribe(onError:)`.
  @available(*, deprecated, renamed: "subscribe(onError:)")
  public func subscribeError(_ onError: @escaping (any Swift.Error) -> Void) -> any Disposable {
    subscribe(onError: onError)
  }

  /// See `subscribe(onCompleted:)`.
  @available(*, deprecated, renamed: "subscribe(onCompleted:)")
  public func subscribeCompleted(_ onCompleted: @escaping () -> Void) -> any Disposable {
    subscribe(onCompleted: onCompleted)
  }
}

extension Disposable {
  /// See `disposed(by:)`.
  @available(*, deprecated, renamed: "disposed(by:)")
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

/// A disposable that does nothing.
@available(*, deprecated, message: "Use Disposables.create().")
public enum NopDisposable {
  /// The shared instance.
  public static var instance: any Disposable { Disposables.create() }
}

/// See ``Binder``.
@available(*, deprecated, renamed: "Binder")
public typealias UIBindingObserver<Value> = Binder<Value>

extension Binder {
  /// See `init(_:scheduler:binding:)`.
  @available(*, deprecated, renamed: "init(_:binding:)")
  public init<Target: AnyObject>(
    UIElement: Target, binding: @escaping (Target, Value) -> Void
  ) {
    self.init(UIElement, binding: binding)
  }
}

extension ObservableConvertibleType {
  /// See `Element`.
  @available(*, deprecated, renamed: "Element")
  public typealias E = Element
}
